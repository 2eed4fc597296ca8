/// One list on its way to the screen.
final class Update {
  /// The how-manieth list it is.
  let number: Int
  let list: List
  let strategy: UpdateStrategy
  /// What to show again although it may be equal.
  private(set) var refresh: ItemRefresh
  /// What became of it, as soon as that is known.
  private(set) var outcome: ApplyOutcome?

  private var completion: ((ApplyOutcome) -> Void)?

  init(
    number: Int,
    list: List,
    strategy: UpdateStrategy,
    refresh: ItemRefresh,
    completion: ((ApplyOutcome) -> Void)?
  ) {
    self.number = number
    self.list = list
    self.strategy = strategy
    self.refresh = refresh
    self.completion = completion
  }

  /// Takes over from a list that will never be shown what is to be shown again.
  func inheritRefresh(of older: Update) {
    refresh.add(older.refresh, whereFoundIn: list)
  }

  /// Says what became of the list; only the first time counts.
  func finish(_ outcome: ApplyOutcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    let completion = completion
    self.completion = nil
    completion?(outcome)
  }
}
