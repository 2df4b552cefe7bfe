export interface Edit {
  from: number
  to: number
  text: string
}

export type CorrectionKind = 'quotes' | 'dash' | 'times' | 'ellipsis' | 'number'

/** A typography correction; its edits belong together. */
export interface Correction {
  kind: CorrectionKind
  edits: Edit[]
}
