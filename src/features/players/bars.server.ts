import { type Bar, type LeftOut, withoutBarred } from '#features/players/bars.ts'
import * as m from '#features/players/messages.ts'
import { AppError } from '#shared/app-error.ts'

/** Refused if a bar is outside of the words. */
export function checkBars(bars: readonly Bar[], words: string): void {
  if (bars.some(({ from, to }) => to > words.length || from >= to)) throw new AppError('BAD_REQUEST', m.barOutside)
}

interface Words {
  text: string
  original: string | null
  leftOut: LeftOut[]
}

/** Bars are of the original words; once those are deleted, of what is left, and for good. */
export function covered({ text, original, leftOut }: Words, bars: Bar[]): Partial<Words> & { bars?: Bar[] } {
  const words = original ?? text
  checkBars(bars, words)
  const what = bars.map((bar) => bar.what)
  const shown = withoutBarred(words, bars)
  if (original !== null) return { text: shown, leftOut: [...new Set(what)], bars }
  return { text: shown, leftOut: [...new Set([...leftOut, ...what])] }
}
