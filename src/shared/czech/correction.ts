/** Letters from `from` up to `to` become `text`. */
export interface Edit {
  from: number
  to: number
  text: string
}

export type CorrectionKind = 'quotes' | 'dash' | 'times' | 'ellipsis' | 'number' | 'space'

/** One thing that Czech typography wants otherwise; its edits belong together. */
export interface Correction {
  kind: CorrectionKind
  edits: Edit[]
}
