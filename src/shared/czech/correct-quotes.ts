import type { Correction } from '#shared/czech/correction.ts'

interface Style {
  signs: ReadonlySet<string>
  open: string
  close: string
}

const DOUBLE: Style = { signs: new Set(['"', '“', '”', '„', '‟', '«', '»']), open: '„', close: '“' }
const SINGLE: Style = { signs: new Set(["'", '‘', '’', '‚', '‹', '›']), open: '‚', close: '‘' }

const BEFORE_OPENING = /[\s([{–—/-]/u
const LETTER = /[\p{L}\d]/u
const AFTER_CLOSING = /[\s.,;:!?)\]}…–—/-]/u

/** „uvozovky“ and ‚v nich‘, whatever was typed. An unpaired mark stays: it may mean inches or be an apostrophe. */
export const quotes = (text: string): Correction[] => [...pairs(text, DOUBLE), ...pairs(text, SINGLE)]

function pairs(text: string, style: Style): Correction[] {
  const found: Correction[] = []
  let opened: number | undefined
  let wasOpening = false
  for (let index = 0; index < text.length; index++) {
    const sign = text[index] ?? ''
    if (!style.signs.has(sign)) {
      // Adjacent quotation marks open or close together.
      if (!isQuote(sign)) wasOpening = false
      continue
    }
    const isOpening = opensAt(text, index, wasOpening)
    wasOpening = isOpening
    if (isOpening) opened = index
    else if (opened !== undefined && closesAt(text, index, style)) {
      const edits = [edit(text, opened, style.open), edit(text, index, style.close)].flat()
      if (edits.length > 0) found.push({ kind: 'quotes', edits })
      opened = undefined
    }
  }
  return found
}

const isQuote = (sign: string) => DOUBLE.signs.has(sign) || SINGLE.signs.has(sign)

function opensAt(text: string, index: number, followsOpening: boolean): boolean {
  const before = text[index - 1]
  const after = text[index + 1]
  if (after === undefined || /\s/u.test(after)) return false
  if (before === undefined || BEFORE_OPENING.test(before)) return true
  return isQuote(before) && (followsOpening || opensBefore(text, index))
}

/** Whether the run of quotation marks before this one opens. */
function opensBefore(text: string, index: number): boolean {
  let first = index
  while (first > 0 && isQuote(text[first - 1] ?? '')) first--
  return first === 0 || BEFORE_OPENING.test(text[first - 1] ?? '')
}

/** Between letters a single mark is an apostrophe. */
function closesAt(text: string, index: number, style: Style): boolean {
  if (style === DOUBLE) return true
  const after = text[index + 1]
  return after === undefined || AFTER_CLOSING.test(after) || (isQuote(after) && !LETTER.test(after))
}

const edit = (text: string, at: number, sign: string) =>
  text[at] === sign ? [] : [{ from: at, to: at + 1, text: sign }]
