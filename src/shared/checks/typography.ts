import { type Path, withValueAt } from '#shared/checks/at-path.ts'
import { type FoundText, isInlines, lineText } from '#shared/checks/lines.ts'
import type { Correction, Edit } from '#shared/czech/correction.ts'
import { correctionsIn, type Range, withEdits } from '#shared/czech/corrections.ts'
import { memo } from '#shared/memo.ts'
import { atOnce, type Steps } from '#shared/steps.ts'
import type { Inline } from '#shared/schema/rich-text.ts'

export interface TextCorrection<Place> {
  place: Place
  before: string
  removed: string
  added: string
  after: string
  changes: { path: Path; edits: Edit[] }[]
}

const AROUND = 14

type PlaceAt<Place> = (path: Path, from: number, to: number) => Place

export const correctionsOf = <Place>(texts: readonly FoundText[], placeAt: PlaceAt<Place>): TextCorrection<Place>[] =>
  atOnce(correctionSteps(texts, placeAt))

/** Line by line. */
export function* correctionSteps<Place>(
  texts: readonly FoundText[],
  placeAt: PlaceAt<Place>,
): Steps<TextCorrection<Place>[]> {
  const corrections: TextCorrection<Place>[] = []
  for (const text of texts) {
    for (const { edits } of correctionsOfLine(text)) corrections.push(describeCorrection(text, edits, placeAt))
    yield
  }
  return corrections
}

const MAX_LINES = 5000

/** Memoized, because while typing all lines but one stay the same. */
const plainCorrections = memo((text: string) => correctionsIn(text), MAX_LINES)

function correctionsOfLine(line: FoundText): readonly Correction[] {
  const code = codeIn(line)
  return code.length === 0 ? plainCorrections(line.text) : correctionsIn(line.text, code)
}

function describeCorrection<Place>(
  { path, text }: FoundText,
  edits: Edit[],
  placeAt: PlaceAt<Place>,
): TextCorrection<Place> {
  const [from, to] = wholeNumber(
    text,
    Math.min(...edits.map((edit) => edit.from)),
    Math.max(...edits.map((edit) => edit.to)),
  )
  const within = edits.map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from }))
  const removed = text.slice(from, to)
  return {
    place: placeAt(path, from, to),
    before: lastWords(text.slice(0, from)),
    removed,
    added: withEdits(removed, within),
    after: firstWords(text.slice(to)),
    changes: [{ path, edits }],
  }
}

/** Extends the range to the whole number: “1.5” is easier to read than its point alone. */
function wholeNumber(text: string, start: number, end: number): [from: number, to: number] {
  let [from, to] = [start, end]
  while (/[\d.,]/.test(text[from - 1] ?? '')) from--
  while (/\d|[.,](?=\d)/.test(text.slice(to, to + 2)) && /[\d.,]/.test(text[to] ?? '')) to++
  return /\d/.test(text.slice(from, to)) ? [from, to] : [start, end]
}

function lastWords(text: string): string {
  const near = text.slice(-AROUND)
  const start = near.length < text.length ? near.indexOf(' ') + 1 : 0
  return near.slice(start)
}

function firstWords(text: string): string {
  const near = text.slice(0, AROUND)
  const end = near.lastIndexOf(' ')
  return near.length < text.length && end > 0 ? near.slice(0, end) : near
}

function codeIn({ inlines = [] }: FoundText): Range[] {
  let from = 0
  return inlines.flatMap((node): Range[] => {
    const start = from
    from += lineText([node]).length
    return node.marks?.some(({ type }) => type === 'code') ? [[start, from]] : []
  })
}

/** Applies the corrections to the record; edits of one text are applied together. */
export function withCorrections<Rec>(record: Rec, chosen: readonly Pick<TextCorrection<unknown>, 'changes'>[]): Rec {
  const byPath = Map.groupBy(
    chosen.flatMap(({ changes }) => changes),
    ({ path }) => path.join('.'),
  )
  return [...byPath.values()].reduce((changed, changes) => {
    const edits = changes.flatMap((change) => change.edits)
    return withValueAt(changed, changes[0]?.path ?? [], (value) =>
      isInlines(value) ? editedInlines(value, edits) : typeof value === 'string' ? withEdits(value, edits) : value,
    )
  }, record)
}

/** Each node keeps its marks; an insertion between two belongs to the first. */
function editedInlines(inlines: readonly Inline[], edits: readonly Edit[]): Inline[] {
  let end = 0
  return inlines.flatMap((node): Inline[] => {
    const start = end
    end += lineText([node]).length
    if (node.type !== 'text') return [node]
    const own = edits.flatMap((edit) => within(edit, start, end))
    const text = withEdits(node.text, own)
    return text === '' ? [] : [{ ...node, text }]
  })
}

/** The part of an edit within `start` and `end`, relative to `start`. */
function within(edit: Edit, start: number, end: number): Edit[] {
  const isPutIn = edit.from === edit.to
  const isOurs = isPutIn ? edit.from > start && edit.from <= end : edit.from < end && edit.to > start
  if (!isOurs) return []
  const from = Math.max(edit.from, start) - start
  return [{ from, to: Math.min(edit.to, end) - start, text: edit.from >= start ? edit.text : '' }]
}
