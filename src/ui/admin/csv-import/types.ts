import type { Picture } from '#shared/schema/picture.ts'

export type RowState = 'changes' | 'new' | 'same' | 'wrong'

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
}

export interface Preview {
  columns: string[]
  ignored: string[]
  rows: ImportRow[]
}

export interface Applied {
  changed: number
  created: number
  same: number
}

/** A file and the decisions about it. */
export interface Chosen {
  name: string
  csv: string
  /** Values typed instead, by line and column. */
  edits: { line: number; column: string; value: string }[]
  leftOut: number[]
}

export const withEdit = (chosen: Chosen, edit: Chosen['edits'][number]): Chosen => ({
  ...chosen,
  edits: [...chosen.edits.filter(({ line, column }) => line !== edit.line || column !== edit.column), edit],
})

export const withLeftOut = (chosen: Chosen, lines: number[], isOut: boolean): Chosen => ({
  ...chosen,
  leftOut: [...chosen.leftOut.filter((line) => !lines.includes(line)), ...(isOut ? lines : [])],
})
