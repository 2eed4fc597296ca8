import Testing

/// Everything that meets Cairo, Pango or libpng, one test after the other, because each of them
/// keeps caches of its own for the whole process.
@Suite(.serialized) struct RenderingTests {}
