export type Phase = 'reading' | 'people' | 'pictures' | 'posts' | 'redirects' | 'undo'

/** Is told how an import goes, and stops it by throwing. */
export interface Watch {
  phase: (name: Phase, total: number) => Promise<void>
  /** One record more is written, or gone. */
  step: (key: string) => Promise<void>
}

export const noWatch: Watch = { phase: async () => {}, step: async () => {} }
