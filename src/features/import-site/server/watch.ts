import type { Said } from '#shared/words/message.ts'

export type Phase = 'reading' | 'people' | 'pictures' | 'posts' | 'redirects' | 'undo'

/** Is told how an import goes, and stops it by throwing. */
export interface Watch {
  phase: (name: Phase, total: number) => Promise<void>
  /** One more is written or gone, or cannot come. */
  step: (name: string, problem?: Said) => Promise<void>
  goOn: GoOn
}

/** Between two items of a file: throws if it is to be left. */
export type GoOn = () => Promise<void>

export const noWatch: Watch = { phase: async () => {}, step: async () => {}, goOn: async () => {} }
