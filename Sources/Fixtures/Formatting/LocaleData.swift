internal import _FoundationICU

/// Which edition of the world's locales formatters answer from.
package enum LocaleData {
  /// The version of the Unicode locale data, such as `cldr 46`.
  ///
  /// Every major version of ICU carries the locale data whose number is 30 less.
  package static var version: String { "cldr \(U_ICU_VERSION_MAJOR_NUM - 30)" }
}
