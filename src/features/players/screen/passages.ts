import * as m from '#features/players/messages.ts'
import type { Bar as AnyBar, LeftOut } from '#features/players/bars.ts'

/** What a moderator may say that hidden words are; the rest is hidden at its author’s request. */
export const HIDDEN = {
  name: m.name,
  account: m.account,
  phone: m.phone,
  address: m.address,
  insult: m.insult,
} as const satisfies Partial<Record<LeftOut, () => string>>
export type Hidden = keyof typeof HIDDEN
type Bar = AnyBar & { what: Hidden }
export type Bars = Bar[]

export const ownBars = (bars: readonly AnyBar[]): Bars =>
  bars.flatMap(({ what, ...bar }) => (what === 'all' ? [] : { ...bar, what }))

const ACCOUNT = /^[\d\s-]*\d\/\d{4}$/
const DIGITS = /\d/g
const PHONE_DIGITS = 9

/** A guess, so that most words need one key. */
export function guessHidden(words: string): Hidden {
  if (ACCOUNT.test(words.trim()) || words.trim().startsWith('CZ')) return 'account'
  const digits = words.match(DIGITS)?.length ?? 0
  if (digits >= PHONE_DIGITS) return 'phone'
  return digits > 0 ? 'address' : 'name'
}

export interface Passage {
  from: number
  words: string
  bar?: Bar
}

/** The text in pieces, hidden and not; bars that overlap are one after the other. */
export function passagesOf(text: string, bars: readonly Bar[]): Passage[] {
  const passages: Passage[] = []
  let at = 0
  for (const bar of bars.toSorted((one, other) => one.from - other.from)) {
    const from = Math.max(at, bar.from)
    if (bar.to <= from) continue
    if (from > at) passages.push({ from: at, words: text.slice(at, from) })
    passages.push({ from, words: text.slice(from, bar.to), bar })
    at = bar.to
  }
  if (at < text.length) passages.push({ from: at, words: text.slice(at) })
  return passages
}

export interface Span {
  from: number
  to: number
}

/** The place of a point of a selection in the whole text; each piece says where it begins. */
function placeOf(node: Node, offset: number): number | undefined {
  const element = node instanceof HTMLElement ? node : node.parentElement
  const piece = element?.closest<HTMLElement>('[data-from]')
  if (!piece) return undefined
  const start = Number(piece.dataset['from'])
  if (node instanceof Text) return start + offset
  return start + (offset > 0 ? (piece.textContent?.length ?? 0) : 0)
}

/** The selected words within a box, without the spaces around them. */
export function selectedIn(box: Node, text: string): Span | undefined {
  const selection = window.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  if (!box.contains(range.commonAncestorContainer)) return undefined
  let from = placeOf(range.startContainer, range.startOffset)
  let to = placeOf(range.endContainer, range.endOffset)
  if (from === undefined || to === undefined) return undefined
  while (from < to && /\s/.test(text.charAt(from))) from++
  while (to > from && /\s/.test(text.charAt(to - 1))) to--
  return to > from ? { from, to } : undefined
}
