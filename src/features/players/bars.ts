/** What the newsroom may leave out, and how the note under a voice names it. */
export const LEFT_OUT = {
  name: 'jméno',
  account: 'číslo účtu',
  phone: 'telefon',
  address: 'adresu',
  insult: 'urážku',
  all: 'celý text na žádost autora',
} as const
export type LeftOut = keyof typeof LEFT_OUT

/** A passage of the original words, from the first letter to the one after the last. */
export interface Bar {
  from: number
  to: number
  what: LeftOut
}

export const CUT = '[…]'

/** Bars that overlap or touch become one passage. */
export function withoutBarred(original: string, bars: readonly Bar[]): string {
  const parts: string[] = []
  let at = 0
  for (const { from, to } of bars.toSorted((one, other) => one.from - other.from)) {
    if (to <= at) continue
    const isOpen = from <= at && parts.at(-1) === CUT
    parts.push(...(isOpen ? [] : [original.slice(at, from), CUT]))
    at = to
  }
  return [...parts, original.slice(at)].join('')
}
