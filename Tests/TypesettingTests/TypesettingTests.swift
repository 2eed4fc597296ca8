import Testing

/// Everything that meets Pango, one test after the other.
///
/// Fontconfig and Pango are safe to use from several threads with a map each, but the order of
/// their set-up is part of what is tested.
@Suite(.serialized) struct TypesettingTests {}
