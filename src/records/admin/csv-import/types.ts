import type { Picture } from '#shared/schema/picture.ts'
import type { UndoStep } from '#shared/schema/undo-step.ts'

export type RowState = 'changes' | 'new' | 'same' | 'conflict' | 'wrong'

export interface ImportCell {
  column: string
  from: string
  to: string
  isChanged: boolean
  problem?: string
}

export interface ImportRow {
  line: number
  state: RowState
  isLeftOut: boolean
  id: string | null
  version: number | null
  title: string
  picture: Picture | null
  cells: ImportCell[]
  problem?: string
  /** The file has an older version than what is stored, which these people saved. */
  conflict?: { version: string; savedBy: string[] }
  /** Waiting changes that could not be published as they are after the import. */
  breaks?: string
}

export interface Preview {
  columns: string[]
  ignored: string[]
  unknown: string[]
  /** Rows that were not looked at, because a hundred before them are wrong. */
  unchecked: number
  rows: ImportRow[]
}

export interface Applied {
  changed: number
  created: number
  same: number
  skipped: number
  undo: UndoStep[]
}

export interface Chosen {
  name: string
  csv: string
  /** Values typed instead, by line and column. */
  edits: { line: number; column: string; value: string }[]
  leftOut: number[]
  /** Rows that win over newer versions. */
  overwrite: number[]
}

export const withEdit = (chosen: Chosen, edit: Chosen['edits'][number]): Chosen => ({
  ...chosen,
  edits: [...chosen.edits.filter(({ line, column }) => line !== edit.line || column !== edit.column), edit],
})

const withLines = (before: number[], lines: number[], isIn: boolean) => [
  ...before.filter((line) => !lines.includes(line)),
  ...(isIn ? lines : []),
]

export const withLeftOut = (chosen: Chosen, lines: number[], isOut: boolean): Chosen => ({
  ...chosen,
  leftOut: withLines(chosen.leftOut, lines, isOut),
})

export const withOverwrite = (chosen: Chosen, line: number, isWanted: boolean): Chosen => ({
  ...chosen,
  overwrite: withLines(chosen.overwrite, [line], isWanted),
})
