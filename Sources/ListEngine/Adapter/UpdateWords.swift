import Elements

/// Tells by id what a batch did.
struct UpdateWords {
  let before: List
  let after: List
  /// The paths of the list before.
  let old: PathNames
  /// The paths of the list after.
  let new: PathNames

  /// One update an operation: content, then sections, then items that go, come and move.
  func words(for batch: BatchUpdates) -> [CapturedUpdate] {
    contentWords(for: batch) + sectionWords(for: batch) + itemWords(for: batch)
  }

  private func itemWords(for batch: BatchUpdates) -> [CapturedUpdate] {
    let deletes = batch.deletedItems.map {
      CapturedUpdate(verb: "delete", subject: "\(old.path($0))", detail: "\($0)")
    }
    let inserts = batch.insertedItems.map {
      CapturedUpdate(verb: "insert", subject: "\(new.path($0))", detail: "at \($0)")
    }
    let moves = batch.movedItems.map {
      CapturedUpdate(
        verb: "move",
        subject: "\(new.path($0.target))",
        detail: "\($0.source) -> \($0.target)"
      )
    }
    return deletes + inserts + moves
  }

  private func sectionWords(for batch: BatchUpdates) -> [CapturedUpdate] {
    let deletes = batch.deletedSections.map {
      CapturedUpdate(verb: "delete", subject: "section \(old.section($0))", detail: "\($0)")
    }
    let inserts = batch.insertedSections.map {
      CapturedUpdate(verb: "insert", subject: "section \(new.section($0))", detail: "at \($0)")
    }
    let moves = batch.movedSections.map {
      CapturedUpdate(
        verb: "move",
        subject: "section \(new.section($0.target))",
        detail: "\($0.source) -> \($0.target)"
      )
    }
    return deletes + inserts + moves
  }
}

// MARK: - Content

extension UpdateWords {
  private func contentWords(for batch: BatchUpdates) -> [CapturedUpdate] {
    let positions = (batch.renderedItems + batch.reloadedItems).sorted()
    let items = positions.flatMap(words(forContentAt:))
    let sections = batch.renderedSections.flatMap { section in
      Self.words(
        around: ElementPath([new.section(section)]),
        from: before.sections[section].supplementaryViews,
        to: after.sections[section].supplementaryViews
      )
    }
    return items + sections
  }

  private func words(forContentAt position: IndexPath) -> [CapturedUpdate] {
    let path = new.path(position)
    let was = before.sections[position.section].cells[position.item]
    let now = after.sections[position.section].cells[position.item]
    var words: [CapturedUpdate] = []
    if was.component != now.component || !was.component.canTakeOver(now.component) {
      words.append(Self.word(path, from: was.component, to: now.component))
    }
    return words
      + Self.words(around: path, from: was.supplementaryViews, to: now.supplementaryViews)
  }

  private static func word(
    _ path: ElementPath,
    from was: AnyComponent,
    to now: AnyComponent
  ) -> CapturedUpdate {
    guard !was.canTakeOver(now) else { return CapturedUpdate(verb: "render", subject: "\(path)") }
    let reason = "because reuse \(was.reuseIdentifier) -> \(now.reuseIdentifier)"
    return CapturedUpdate(verb: "reload", subject: "\(path)", detail: reason)
  }

  /// What happened to the headers, footers or badges around one path.
  private static func words(
    around path: ElementPath,
    from was: [SupplementaryView],
    to now: [SupplementaryView]
  ) -> [CapturedUpdate] {
    func name(_ kind: String) -> ElementPath { path.appending("@" + ElementPath.escape(kind)) }
    let gone = was.filter { now.component(ofKind: $0.kind) == nil }.map {
      CapturedUpdate(verb: "delete", subject: "\(name($0.kind))")
    }
    let kept: [CapturedUpdate] = now.compactMap { view in
      guard let earlier = was.component(ofKind: view.kind) else {
        return CapturedUpdate(verb: "insert", subject: "\(name(view.kind))")
      }
      let isSame = earlier == view.component && earlier.canTakeOver(view.component)
      return isSame ? nil : word(name(view.kind), from: earlier, to: view.component)
    }
    return gone + kept
  }
}

extension UpdateWords {
  /// What happened to the headers and footers of the whole layout.
  static func boundaries(
    from was: [SupplementaryView],
    to now: [SupplementaryView]
  ) -> [CapturedUpdate] {
    words(around: ElementPath([]), from: was, to: now)
  }

  /// Items that were shown again only because somebody asked for it.
  static func requested(_ batch: BatchUpdates, names: PathNames) -> [CapturedUpdate] {
    func word(_ verb: String, _ position: IndexPath) -> CapturedUpdate {
      let subject = "\(names.path(position))"
      return CapturedUpdate(verb: verb, subject: subject, detail: "because requested")
    }
    return batch.renderedItems.map { word("render", $0) }
      + batch.reloadedItems.map { word("reload", $0) }
  }

  /// An id that was to be shown again and is not there.
  static func unknown(_ id: AnyHashable) -> CapturedUpdate {
    let subject = ElementPath.escape(String(describing: id))
    return CapturedUpdate(verb: "skip", subject: subject, detail: "because no item has the id")
  }

  /// A list that was read anew; the first one needs no reason.
  static func reload(because reason: ReloadReason) -> CapturedUpdate {
    let detail =
      switch reason {
      case .firstList: ""
      case .requested: "because requested"
      case .tooManyOperations(let count, let threshold):
        "because \(count) operations exceed \(threshold)"
      case .violation(let violation): "because \(violation.rule.rawValue) was broken"
      }
    return CapturedUpdate(verb: "reload", subject: "", detail: detail)
  }
}
