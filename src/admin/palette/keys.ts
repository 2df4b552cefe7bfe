import * as nav from '#admin/messages.ts'
import * as m from '#admin/palette/messages.ts'
import { GO_TO } from '#admin/nav-items.ts'

/** Keys pressed together are joined by a space: `Mod` is Ctrl, on a Mac ⌘. */
export interface HelpLine {
  keys: string[]
  does: () => string
}
type HelpGroup = readonly [title: () => string, lines: HelpLine[]]

const line = (does: () => string, ...keys: string[]): HelpLine => ({ keys, does })

/** All keys of the back office. A test finds those in the sources that are missing here. */
export const HELP: readonly HelpGroup[] = [
  [
    m.everywhere,
    [
      line(m.searchAndCommands, 'Mod K'),
      line(m.newHere, 'N'),
      line(m.searchList, '/'),
      line(m.closeDialog, 'Esc'),
      line(m.answerDialog, 'Mod Enter'),
      line(m.thisHelp, '?'),
    ],
  ],
  [m.goTo, GO_TO.flatMap(({ key, label }) => (key ? [line(label, `G then ${key.toUpperCase()}`)] : []))],
  [
    m.forms,
    [
      line(m.save, 'Mod S'),
      line(m.mainButton, 'Mod Enter'),
      line(m.whenToPublish, 'Mod Shift Enter'),
      line(m.saveAsChange, 'Mod Shift S'),
      line(m.findings, 'F8', 'Shift F8'),
      line(m.mendFinding, 'Mod .'),
      line(m.stillTrueHere, 'F2', 'Shift F2'),
      line(m.checkFact, 'Alt F2'),
      line(m.moveRow, 'Alt ↑', 'Alt ↓'),
    ],
  ],
  [
    m.text,
    [
      line(m.bold, 'Mod B', 'Mod I', 'Mod U'),
      line(m.struck, 'Mod Shift X', 'Mod E'),
      line(m.link, 'Mod K'),
      line(m.headings, 'Mod Alt 2', 'Mod Alt 3', 'Mod Alt 4', 'Mod Alt 0'),
      line(m.bullets, 'Mod Shift 8', 'Mod Shift 7', 'Mod Shift B'),
      line(m.listLevel, 'Tab', 'Shift Tab'),
      line(m.newLine, 'Shift Enter'),
      line(m.insert, '/'),
      line(m.moveBlock, 'Alt ↑', 'Alt ↓'),
      line(m.editBlock, 'Mod Enter'),
      line(m.note, 'Mod Alt M'),
      line(m.undoRedo, 'Mod Z', 'Mod Y', 'Mod Shift Z'),
    ],
  ],
  [
    m.todayAndDue,
    [
      line(m.rowsOfToday, 'J', 'K'),
      line(m.facts, '↓', '↑'),
      line(m.stillTrue, 'F2'),
      line(m.itChanged, 'C'),
      line(m.later, 'S'),
      line(m.openSource, 'O'),
    ],
  ],
  [
    nav.voices,
    [
      line(m.voices, 'J', 'K'),
      line(m.approve, 'A', 'D'),
      line(m.askOrReject, 'B', 'R'),
      line(m.hideWords, 'H'),
      line(m.openProof, 'P'),
      line(m.later, 'S'),
      line(m.undoDecision, 'Z'),
      line(m.chooseReason, '1 2 3 4 5 6'),
    ],
  ],
  [
    nav.complaints,
    [line(m.complaints, 'J', 'K'), line(m.openIt, 'Enter'), line(m.takeIt, 'T'), line(m.nextStep, 'Mod Enter')],
  ],
  [
    nav.calendar,
    [
      line(m.views, 'W', 'M', 'L'),
      line(m.events, '→', '←'),
      line(m.moveByDay, 'Shift →', 'Shift ←'),
      line(m.moveByHour, 'Shift ↓', 'Shift ↑'),
      line(m.undoMove, 'Mod Z'),
    ],
  ],
  [m.changesAndConflicts, [line(m.editChange, 'E', 'P'), line(m.publishChange, 'Mod Enter', 'Mod Shift Enter')]],
  [
    m.listsAndPictures,
    [
      line(m.moveColumn, 'Alt ↑', 'Alt ↓'),
      line(m.rowsOfImport, '↓', '↑'),
      line(m.importRow, 'Space', 'E', 'O'),
      line(m.saveAlt, 'Enter'),
      line(m.moveFocus, '← ↑ → ↓', 'Shift ← ↑ → ↓'),
    ],
  ],
]
