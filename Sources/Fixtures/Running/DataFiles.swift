package import Diagnostics
package import JSONReading

/// Reads data files, each once, however many variants ask for it.
package final class DataFiles {
  package let files: FixtureFiles
  private var documents: [String: JSONNode] = [:]

  package init(_ files: FixtureFiles) {
    self.files = files
  }

  /// The JSON of a file.
  ///
  /// - Throws: `UnusableInput` where the file is missing, too large or not JSON.
  package func json(at path: String, askedAt place: Place? = nil) throws -> JSONNode {
    if let document = documents[path] { return document }
    let document = try files.json(at: path, askedAt: place)
    documents[path] = document
    return document
  }

  /// The data with which a fixture starts.
  func data(of fixture: Fixture) throws -> JSONNode {
    switch fixture.data {
    case .none: JSONNode(.object(JSONObject()))
    case .inline(let cursor): cursor.node
    case .file(let name, let cursor):
      try json(at: path(name, besides: fixture.file), askedAt: cursor.place)
    }
  }
}
