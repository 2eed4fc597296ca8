internal import CPango

/// Holds one reference to an object of GLib and gives it back at the end.
///
/// Pango keeps its objects alive by counting; this counts for us, so that no path can forget to.
@safe final class Owned {
  let pointer: UnsafeMutableRawPointer

  /// Takes over a reference that a function of Pango has just returned.
  init?(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer = unsafe pointer else { return nil }
    unsafe self.pointer = pointer
  }

  /// Takes a reference of its own to an object that belongs to somebody else.
  init(sharing pointer: UnsafeMutableRawPointer) {
    unsafe self.pointer = unsafe g_object_ref(pointer) ?? pointer
  }

  deinit { unsafe g_object_unref(pointer) }

  var opaque: OpaquePointer { unsafe OpaquePointer(pointer) }
}
