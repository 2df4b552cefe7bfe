import { NAV_ITEMS } from '#admin/nav-items.ts'

/** Keys pressed together are joined by a space: `Mod` is Ctrl, on a Mac ⌘. */
export interface HelpLine {
  keys: string[]
  does: string
}
export type HelpGroup = readonly [title: string, lines: HelpLine[]]

const line = (does: string, ...keys: string[]): HelpLine => ({ keys, does })

/** All keys of the back office. A test finds those in the sources that are missing here. */
export const HELP: readonly HelpGroup[] = [
  [
    'Everywhere',
    [
      line('Search and commands', 'Mod K'),
      line('New record of what is on the screen', 'N'),
      line('Search the list', '/'),
      line('Close the dialog', 'Esc'),
      line('Answer its question, send its form', 'Mod Enter'),
      line('This help', '?'),
    ],
  ],
  ['Go to', NAV_ITEMS.flatMap(({ key, label }) => (key ? [line(label(), `G then ${key.toUpperCase()}`)] : []))],
  [
    'Forms',
    [
      line('Save', 'Mod S'),
      line('The main button; before it publishes, it asks', 'Mod Enter'),
      line('When to publish; of a live record a change for later', 'Mod Shift Enter'),
      line('Save as a change that waits', 'Mod Shift S'),
      line('Next and previous finding of the check', 'F8', 'Shift F8'),
      line('Mend the finding', 'Mod .'),
      line('The fact in this field is still true; its whole group', 'F2', 'Shift F2'),
      line('Check the fact in this field', 'Alt F2'),
      line('Move the row of a table', 'Alt ↑', 'Alt ↓'),
    ],
  ],
  [
    'Text',
    [
      line('Bold, italic, underlined', 'Mod B', 'Mod I', 'Mod U'),
      line('Struck through, code', 'Mod Shift X', 'Mod E'),
      line('Link', 'Mod K'),
      line('Heading of level 2, 3, 4; paragraph', 'Mod Alt 2', 'Mod Alt 3', 'Mod Alt 4', 'Mod Alt 0'),
      line('Bullets, numbers, callout', 'Mod Shift 8', 'Mod Shift 7', 'Mod Shift B'),
      line('List item one level deeper, higher', 'Tab', 'Shift Tab'),
      line('New line in the same paragraph', 'Shift Enter'),
      line('Insert a block or another element', '/'),
      line('Move the paragraph or block', 'Alt ↑', 'Alt ↓'),
      line('Edit the selected block', 'Mod Enter'),
      line('Note for colleagues on the selection', 'Mod Alt M'),
      line('Undo, redo', 'Mod Z', 'Mod Y', 'Mod Shift Z'),
    ],
  ],
  [
    'Today and Due',
    [
      line('Next and previous row of Today', 'J', 'K'),
      line('Next and previous fact', '↓', '↑'),
      line('Still true today', 'F2'),
      line('It changed', 'C'),
      line('Later', 'S'),
      line('Open the source', 'O'),
    ],
  ],
  [
    'Voices',
    [
      line('Next and previous voice', 'J', 'K'),
      line('Approve; as documented', 'A', 'D'),
      line('Ask the player back, reject', 'B', 'R'),
      line('Hide the selected words', 'H'),
      line('Open the proof', 'P'),
      line('Later', 'S'),
      line('Undo the last decision', 'Z'),
      line('Choose the reason of a rejection', '1 2 3 4 5 6'),
    ],
  ],
  [
    'Complaints',
    [
      line('Next and previous complaint', 'J', 'K'),
      line('Open it', 'Enter'),
      line('Take it', 'T'),
      line('The next step of the open one', 'Mod Enter'),
    ],
  ],
  [
    'Calendar',
    [
      line('Week, month, list', 'W', 'M', 'L'),
      line('Next and previous event', '→', '←'),
      line('Move the event by a day', 'Shift →', 'Shift ←'),
      line('Move the event by an hour', 'Shift ↓', 'Shift ↑'),
      line('Undo the move', 'Mod Z'),
    ],
  ],
  [
    'Changes and conflicts',
    [
      line('Edit the shown change, preview it', 'E', 'P'),
      line('Publish it, schedule it', 'Mod Enter', 'Mod Shift Enter'),
    ],
  ],
  [
    'Lists, imports and pictures',
    [
      line('Move a column', 'Alt ↑', 'Alt ↓'),
      line('Next and previous row of an import', '↓', '↑'),
      line('Leave the row out, correct it, overwrite', 'Space', 'E', 'O'),
      line('Save the alt text and go on', 'Enter'),
      line('Move the focal point or a cover; faster', '← ↑ → ↓', 'Shift ← ↑ → ↓'),
    ],
  ],
]
