import CollectionLayout
package import Diagnostics
package import Elements
import Geometry
import JSONReading
package import ListEngine
package import Views

/// A fixture on a screen of one variant: it runs the script and freezes what it asks for.
package final class Screen {
  let fixture: Fixture
  let services: Services
  let adapter: ListAdapter
  let images: AwaitedImages
  var environment: Environment
  var data: JSONNode

  /// Findings about the data as it is now.
  var findings: [Diagnostic] = []
  /// Findings that the step before brought.
  var newFindings: [Diagnostic] = []
  /// What updates did since the last snapshot, as far as it was read for a claim.
  var pendingUpdates: [CapturedUpdate] = []
  /// What the updates of the last step did.
  private var stepUpdates: [CapturedUpdate] = []
  /// What else the last step did.
  private var happened = StepEvents()
  /// What was tapped in the last step.
  var taps: [String] = []
  /// What became of the lists of the last step, by the numbers of their applies.
  private var outcomes: [Int: String] = [:]
  /// The safe area of the other orientation, if the device was held so.
  var insetsBeforeTurning: EdgeInsets?
  var run = ScreenRun()
  private var told: Set<Diagnostic> = []
  private lazy var evaluation = Evaluation(environment: environment)

  var collectionView: CollectionView { adapter.collectionView }

  /// What a screen needs from outside.
  package struct Services {
    /// Whoever measures text.
    package var text: any TextMeasuring
    /// Where data and pictures are read from.
    package var data: DataFiles
    /// A digest of bytes in hexadecimal digits.
    package var digest: @Sendable ([UInt8]) -> String

    package init(
      text: any TextMeasuring,
      data: DataFiles,
      digest: @escaping @Sendable ([UInt8]) -> String
    ) {
      self.text = text
      self.data = data
      self.digest = digest
    }
  }

  /// Puts a fixture on a screen, with its data and before its first step.
  ///
  /// - Throws: `UnusableInput` where the data cannot be read.
  package init(
    _ fixture: Fixture,
    _ variant: Fixture.Variant,
    services: Services
  ) throws {
    self.fixture = fixture
    self.services = services
    environment = variant.environment
    data = try services.data.data(of: fixture)
    let context = ViewContext(environment: environment, text: services.text)
    adapter = ListAdapter(CollectionView(context: context))
    images = AwaitedImages(context.images)
    if fixture.sections.contains(where: \.layout.isAnchoredAtBottom) {
      collectionView.anchor = .bottom
    }
    collectionView.prefetchingPlugins = [RemoteImagePrefetchingPlugin(images)]
    try note { try noting("start") { try applyData() } }
  }

  /// Does something to the screen and notes what it cost.
  private func noting(_ name: String, _ change: () throws -> Void) throws {
    let (mutations, updates) = (collectionView.mutationCount, collectionView.updates.count)
    try change()
    run.steps.append(
      ScreenRun.Step(
        name: name,
        mutations: collectionView.mutationCount - mutations,
        updates: Array(collectionView.updates.dropFirst(updates))
      )
    )
  }

  /// Runs the whole script.
  ///
  /// - Parameter extent: What every snapshot lists; nil for what its step says.
  /// - Throws: `UnusableInput` where a step cannot be carried out.
  package func runScript(extent wanted: Capture.Extent? = nil) throws -> ScreenRun {
    var before: Capture?
    for (index, step) in fixture.script.enumerated() {
      let next = index + 1 < fixture.script.count ? fixture.script[index + 1].verb : nil
      switch step.verb {
      case .snapshot(let name, let extent):
        snapshot(name, wanted ?? extent)
      case .expect(let expectation):
        check(expectation, step, before)
      default:
        newFindings = []
        // Only a claim looks back; where none follows, nothing is frozen for it.
        if case .expect = next { before = moment() }
        stepUpdates = []
        try note { try noting("step \(index + 1) \(step.word)") { try perform(step) } }
      }
    }
    run.prefetches += collectionView.takePrefetchEvents()
    run.events += collectionView.takeEvents().map(\.description)
    run.bindings = evaluation.uses
    return run
  }

  /// Notes what a step does, beside what it changes on the screen.
  private func note(_ step: () throws -> Void) throws {
    run.events += collectionView.takeEvents().map(\.description)
    run.prefetches += collectionView.takePrefetchEvents()
    (taps, outcomes) = ([], [:])
    let made = collectionView.madeViewCount
    try step()
    happened = StepEvents(
      events: collectionView.takeEvents(),
      taps: taps,
      prefetches: collectionView.takePrefetchEvents(),
      outcomes: outcomes.sorted { $0.key < $1.key }.map(\.value),
      madeViews: collectionView.madeViewCount - made,
      formerPaths: collectionView.formerPaths
    )
    run.events += taps.map { "onTap \($0)" } + happened.events.map(\.description)
    run.prefetches += happened.prefetches
  }

  // MARK: Snapshots

  private func snapshot(_ name: String, _ extent: Capture.Extent) {
    var capture = collectionView.capture(name: name, extent: extent)
    capture.updates = pendingUpdates + capture.updates
    pendingUpdates = []
    note(missingGlyphsIn: capture)
    tellTroubles(capture.diagnostics)
    let found = findings.map {
      CapturedDiagnostic(identifier: $0.identifier, subject: $0.subject)
    }
    capture.diagnostics += found
    run.captures.append(capture)
  }

  /// What is on the screen, without an end to what a snapshot will tell of updates.
  func moment() -> Capture {
    let capture = collectionView.capture(name: "")
    pendingUpdates += capture.updates
    return capture
  }

  private func check(_ expectation: Expectation, _ step: ScriptStep, _ before: Capture?) {
    let after = moment()
    stepUpdates += after.updates
    let check = ExpectationCheck(
      expectation: expectation,
      step: step,
      before: before,
      after: after,
      updates: stepUpdates,
      happened: happened,
      mutationCount: run.steps.last?.mutations ?? 0,
      list: adapter.list,
      newFindings: newFindings
    )
    run.failures += check.failures()
  }

  func note(missingGlyphsIn capture: Capture) {
    for element in capture.sections.flatMap(\.elements).flatMap(\.flattened) {
      guard let missing = element.attributes[.missingGlyphs]?.string else { continue }
      let diagnostic = Diagnostic(
        .warning,
        "missing-glyph",
        subject: "\(element.path)",
        summary: "no font has \(missing), which '\(element.path)' shows.",
        place: Place(file: fixture.file)
      )
      if !findings.contains(diagnostic) { findings.append(diagnostic) }
      tell([diagnostic])
    }
  }

  /// Tells what the layout could not do, as the capture names it.
  func tellTroubles(_ captured: [CapturedDiagnostic]) {
    for (trouble, name) in zip(collectionView.layout.troubles, captured) {
      let ids = adapter.list.sections.map { $0.id.base as? String }
      let template = trouble.section.flatMap { section in
        fixture.sections.first { ids.indices.contains(section) && $0.id == ids[section] }
      }
      let diagnostic = Diagnostic(
        .warning,
        name.identifier,
        subject: name.subject,
        summary: trouble.sentence,
        place: template?.layout.cursor.place ?? Place(file: fixture.file)
      )
      tell([diagnostic])
    }
  }

  /// Keeps findings for the end, each once, also those of data that has changed since.
  func tell(_ found: [Diagnostic]) {
    for diagnostic in found where told.insert(diagnostic).inserted {
      run.diagnostics.append(diagnostic)
    }
  }

  /// Hands out everything that was told so far.
  func takeDiagnostics() -> [Diagnostic] {
    defer { run.diagnostics = [] }
    return run.diagnostics
  }

  // MARK: Data

  /// Builds the list for the data as it is now, and shows it.
  func applyData() throws {
    let collected = Findings(evaluation: evaluation, file: fixture.file)
    let images = ImageCatalog(
      fixtureFile: fixture.file,
      files: services.data.files,
      digest: services.digest
    )
    let builder = ScreenBuilder(
      fixture: fixture,
      expander: Expander(components: fixture.components, images: images, findings: collected),
      findings: collected,
      scale: environment.scale
    )
    // A list of a fixture listens to all, so that claims can be about it.
    let list = try builder.list(data).onRefresh { _ in }.onReachEnd { _ in }
    let number = adapter.applyCount + 1
    adapter.apply(list) { [weak self] in self?.outcomes[number] = $0.word }
    let found = collected.take()
    // Of several changes in one step, the later ones find what the earlier ones brought.
    newFindings = found.filter { newFindings.contains($0) || !findings.contains($0) }
    findings = found
    tell(found)
  }

  func apply(_ new: Environment) throws {
    environment = new
    evaluation = Evaluation(environment: new)
    var context = collectionView.context
    context.environment = new
    collectionView.setContext(context)
    try applyData()
  }
}

/// What came of a script.
package struct ScreenRun {
  /// The captures in the order of the script.
  package var captures: [Capture] = []
  /// What is worth knowing about fixture and data, from first to last.
  package var diagnostics: [Diagnostic] = []
  /// What the first list and each step that changed something did to the views, in order.
  package var steps: [Step] = []
  /// Claims that do not hold.
  package var failures: [Diagnostic] = []
  /// What happened on the screen, in order, as in `didSelect feed/a` and `onTap save feed/a/star`.
  package var events: [String] = []
  /// What began and ended of fetching pictures for rows beyond the screen, in order.
  package var prefetches: [PrefetchEvent] = []
  /// The paths of the data that templates read.
  package var bindings: [BindingUse] = []

  /// What one step did to the views.
  package struct Step: Hashable, Sendable {
    /// Where the step stands in the script, and its verb, as in `step 2 patch`; `start` for the
    /// first list.
    package var name: String
    /// How many attributes of views were written, and views made or removed.
    package var mutations: Int
    /// What was done to the list.
    package var updates: [CapturedUpdate]
  }
}
