import Testing

@Suite struct ArchitectureTests {
  private let allowed = Dictionary(uniqueKeysWithValues: Arrows.targets.map { ($0, $1) })

  @Test func listsEveryTarget() throws {
    #expect(try SourceTree.targets() == allowed.keys.sorted())
  }

  @Test func pointsEveryArrowUpwards() {
    var above: Set<String> = []
    for (target, imports) in Arrows.targets {
      #expect(imports.isSubset(of: above), "\(target) points downwards")
      above.insert(target)
    }
  }

  @Test func importsOnlyAlongArrows() throws {
    for file in try SourceTree.swiftFiles() {
      for module in file.imports where allowed[module] != nil {
        #expect(
          allowed[file.target]?.contains(module) == true,
          "\(file.path) imports \(module), which \(file.target) may not see"
        )
      }
    }
  }

  @Test func importsFromOutsideOnlyWhatIsListed() throws {
    for file in try SourceTree.swiftFiles() {
      for module in file.imports where allowed[module] == nil {
        let isListed = file.isInside(Arrows.outside[module, default: []])
        #expect(
          isListed,
          "\(file.path) imports \(module), which its folder may not see"
        )
      }
    }
  }

  @Test func declaresTheSameArrowsInTheManifest() throws {
    let declared = try SourceTree.manifest().dependencies
    for (target, imports) in Arrows.targets {
      #expect(declared[target] == imports, "the manifest and the table differ for \(target)")
    }
  }

  @Test func keepsEachDoorToItsOwners() {
    for (door, owners) in Arrows.doors {
      let importers = Arrows.targets.filter { $1.contains(door) }.map(\.key)
      #expect(Set(importers) == owners, "\(door) has other importers")
    }
  }

  @Test(arguments: Arrows.engine)
  func keepsTheEngineFreeOfTheMachine(target: String) throws {
    let machine = Set(Arrows.outside.keys).union(["Foundation"])
    let imports = try SourceTree.swiftFiles().filter { $0.target == target }.flatMap(\.imports)
    #expect(machine.isDisjoint(with: imports))
    #expect(allowed[target]?.isSubset(of: Arrows.engine) == true)
  }

  @Test func keepsFilesToOneIdea() throws {
    for file in try SourceTree.swiftFiles() {
      #expect(file.lineCount <= 400, "\(file.path) has \(file.lineCount) lines")
    }
  }

  @Test func explainsEveryCaseOfAPublicEnumeration() throws {
    for file in try SourceTree.swiftFiles() {
      let undocumented = PublicCases.undocumented(in: file.text)
      #expect(undocumented.isEmpty, "\(file.path) does not explain \(undocumented)")
    }
  }
}
