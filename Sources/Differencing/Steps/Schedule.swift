/// Which section operations go before, with and after the batch that changes items.
///
/// An item may only move into a section that is there and out of one that is still there, and
/// nothing may change inside a section while it moves. All else fits into one batch.
struct Schedule {
  /// The sections before anything happened.
  let start = SectionOrder.Progress(hasInserted: false, hasMoved: false, hasDeleted: false)
  /// The sections when items are about to change.
  let beforeItems: SectionOrder.Progress
  /// The sections when items have changed.
  let afterItems: SectionOrder.Progress
  /// The sections when all has happened.
  let end = SectionOrder.Progress(hasInserted: true, hasMoved: true, hasDeleted: true)

  init(sections: SectionPlan, pairing: ItemPairing, items: ItemPlan) {
    let entersNew = items.moves.contains {
      sections.oldOf[pairing.new.sections[$0.new]] == nil
    }
    let leavesOld = items.moves.contains {
      sections.newOf[pairing.old.sections[$0.old]] == nil
    }
    let changesMoved =
      !sections.keepsOrder
      && ((items.deletes + items.moves.map(\.old)).contains {
        sections.isMoved(old: pairing.old.sections[$0])
      }
        || (items.inserts + items.moves.map(\.new)).contains {
          sections.isMoved(new: pairing.new.sections[$0])
        })
    // Moves that need a batch of their own join one that is needed anyway.
    let movesEarly = changesMoved && (entersNew || !leavesOld)
    beforeItems = SectionOrder.Progress(
      hasInserted: entersNew,
      hasMoved: movesEarly,
      hasDeleted: false
    )
    afterItems = SectionOrder.Progress(
      hasInserted: true,
      hasMoved: movesEarly || !changesMoved,
      hasDeleted: !leavesOld
    )
  }
}
