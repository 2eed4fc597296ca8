import Commands

Proofsheet.main()
