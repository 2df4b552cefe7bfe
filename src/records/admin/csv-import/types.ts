import type { ResponseOf } from '#records/admin/api/calls.ts'

export type Preview = ResponseOf<'POST', '/casinos/import/preview'>
export type ImportRow = Preview['rows'][number]
export type RowState = ImportRow['state']
export type ImportCell = ImportRow['cells'][number]
export type Applied = ResponseOf<'POST', '/casinos/import'>

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
