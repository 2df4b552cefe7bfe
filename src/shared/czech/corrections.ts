import type { Correction, Edit } from '#shared/czech/correction.ts'
import { numbers } from '#shared/czech/correct-numbers.ts'
import { quotes } from '#shared/czech/correct-quotes.ts'
import { signs } from '#shared/czech/correct-signs.ts'

export type Range = readonly [from: number, to: number]

/** URLs, e-mails, shortcodes and paths are not prose. */
const MACHINES = ['http:', 'https:', 'www.', '@', '[[']
const isForMachines = (word: string) =>
  word.startsWith('/') || word.startsWith('(/') || MACHINES.some((sign) => word.includes(sign))

/** One correction may trigger another: the dash of a range is seen once the decimals beside it are. */
const MAX_ROUNDS = 4

/** In order; none of spaces, because pages set hard ones themselves. Ranges in `excluded`, such as code, stay. */
export function correctionsIn(text: string, excluded: readonly Range[] = []): Correction[] {
  const untouched = [...excluded, ...machineParts(text)]
  const isAllowed = ({ edits }: Correction) => !edits.some((edit) => untouched.some((range) => meets(edit, range)))
  const found: Correction[] = []
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const edits = found.flatMap((correction) => correction.edits).toSorted(inOrder)
    const changed = withEdits(text, edits)
    const next = correctionsOf(changed).flatMap((correction) => mapCorrectionBack(correction, edits) ?? [])
    const allowed = next.filter(isAllowed)
    if (allowed.length === 0) break
    found.push(...allowed)
  }
  return found.toSorted((a, b) => (a.edits[0]?.from ?? 0) - (b.edits[0]?.from ?? 0))
}

const correctionsOf = (text: string) => [...quotes(text), ...signs(text), ...numbers(text)]

const machineParts = (text: string) =>
  [...text.matchAll(/\S+/g)]
    .filter(([word]) => isForMachines(word))
    .map((match): Range => [match.index, match.index + match[0].length])

/** An insertion overlaps the range it is inserted into. */
const meets = ({ from, to }: Edit, [start, end]: Range) => from < end && start < Math.max(to, from + 1)

const inOrder = (a: Edit, b: Edit) => a.from - b.from

/** Maps a correction back to the original text; undefined if it affects inserted text. */
function mapCorrectionBack(correction: Correction, edits: readonly Edit[]): Correction | undefined {
  const placed = correction.edits.map(({ from, to, text }) => {
    const start = mapIndexBack(from, edits)
    return start === undefined ? undefined : { from: start, to: start + (to - from), text }
  })
  return placed.includes(undefined) ? undefined : { ...correction, edits: placed.filter((edit) => edit !== undefined) }
}

function mapIndexBack(index: number, edits: readonly Edit[]): number | undefined {
  let shift = 0
  for (const { from, to, text } of edits) {
    if (index < from + shift) break
    if (index < from + shift + text.length) return undefined
    shift += text.length - (to - from)
  }
  return index - shift
}

export function withEdits(text: string, edits: readonly Edit[]): string {
  let end = 0
  let result = ''
  for (const edit of edits.toSorted(inOrder)) {
    result += text.slice(end, edit.from) + edit.text
    end = edit.to
  }
  return result + text.slice(end)
}
