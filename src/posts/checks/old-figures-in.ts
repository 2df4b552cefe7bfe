import type { OfferFigures, OldFigure } from '#features/change-log/offer-figures.ts'
import { offersIn } from '#posts/checks/record-links.ts'
import { textsIn } from '#posts/checks/texts-in.ts'
import type { PostInput } from '#posts/schema.ts'
import type { Path } from '#shared/checks/at-path.ts'
import type { FoundText } from '#shared/checks/lines.ts'
import { type Figure, figuresIn, figureWords, isSameFigure, type WrittenFigure } from '#shared/czech/figures.ts'
import { namesIn } from '#shared/czech/named-in.ts'
import { type Sentence, sentencesIn } from '#shared/czech/sentences.ts'
import type { Steps } from '#shared/steps.ts'

/** A figure in the prose that an offer had once and has no more. */
export interface FoundOldFigure {
  offer: OfferFigures
  old: OldFigure
  figure: WrittenFigure
  path: Path
  sentence: string
}

type Line = FoundText & { part: string; figures: WrittenFigure[] }

/** A long text has tens of thousands of figures: they are looked up, not compared one by one. */
const keyOf = ({ unit, value }: Figure) => `${value} ${unit}`
const keysOf = (figures: readonly Figure[]) => new Set(figures.map(keyOf))

/** Only where the text is about the offer: named in the line, else the post's own, else the last named in the part. */
export function* oldFiguresIn(post: PostInput, offers: readonly OfferFigures[]): Steps<FoundOldFigure[]> {
  if (offers.every(({ was }) => was.length === 0)) return []
  const lines = yield* linesOf(post)
  const past = keysOf(offers.flatMap(({ was }) => was))
  const parts = new Set(
    lines.flatMap(({ part, figures }) => (figures.some((each) => past.has(keyOf(each))) ? part : [])),
  )
  if (parts.size === 0) return []
  yield
  const linked = new Set(offersIn(post).map(({ id }) => id))
  const namedIn = namesIn(offers)
  const [only, ...more] = linked
  const about = offers.filter(({ id }) => id === (post.entity ?? (more.length === 0 ? only : undefined)))
  let part = ''
  let near: OfferFigures[] = []
  const found: FoundOldFigure[][] = []
  // What is named in a part matters to its own figures only.
  for (const line of lines.filter((each) => parts.has(each.part))) {
    yield
    if (line.part !== part) near = []
    part = line.part
    const named = [...new Set([...namedIn(line.text), ...linkedIn(line, offers)])]
    if (named.length > 0) near = named
    const subjects = [named, about, near].find((offersThere) => offersThere.length > 0) ?? []
    yield
    if (subjects.length > 0) found.push(yield* outdatedIn(post, line, subjects))
  }
  return found.flat()
}

/** Fields that repeat the headings and other pages. */
const REPEATING = new Set<Path[number] | undefined>(['tableContent', 'breadcrumbs'])

function* linesOf(post: PostInput): Steps<Line[]> {
  const lines: Line[] = []
  let part = ''
  for (const line of textsIn(post)) {
    if (REPEATING.has(line.path[0])) continue
    part = partOf(post, line.path, part)
    lines.push({ ...line, part, figures: figuresIn(line.text) })
    yield
  }
  return lines
}

/** Lines of the same part are about the same: a section of the text, a block, another field. */
function partOf(post: PostInput, [field, ...path]: Path, last: string): string {
  if (field !== 'content') return [field, ...path.slice(0, 2)].join('.')
  const index = Number(path[1])
  if (post.content.content[index]?.type === 'heading') return `content ${index}`
  return last.startsWith('content') ? last : 'content'
}

function linkedIn({ inlines = [] }: FoundText, offers: readonly OfferFigures[]): OfferFigures[] {
  const links = inlines.flatMap(({ marks = [] }) =>
    marks.flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href.replace(/[?#].*$/s, '')] : [])),
  )
  return links.length > 0 ? offers.filter(({ slug }) => links.includes(`/go/${slug}`)) : []
}

function* outdatedIn(post: PostInput, line: Line, subjects: readonly OfferFigures[]): Steps<FoundOldFigure[]> {
  const sentences = sentencesIn(line.text)
  let at = 0
  const inSentence = (figure: WrittenFigure) => {
    while (figure.from >= (sentences[at]?.to ?? Infinity)) at++
    return sentences[at]
  }
  const present = keysOf(subjects.flatMap(({ is }) => is))
  const past = keysOf(subjects.flatMap(({ was }) => was))
  const isPast = (figure: Figure) => past.has(keyOf(figure)) && !present.has(keyOf(figure))
  // Figures come in the order of the text.
  const found: FoundOldFigure[] = []
  for (const [sentence, figures] of Map.groupBy(line.figures, inSentence)) {
    const beside = keysOf(figures)
    for (const figure of figures.filter(isPast)) {
      found.push(...outdated(post, line, { figure, beside, sentence }, subjects))
      yield
    }
  }
  return found
}

interface Stated {
  figure: WrittenFigure
  beside: ReadonlySet<string>
  sentence: Sentence | undefined
}

function outdated(
  { keptFigures }: PostInput,
  { text, path }: Line,
  { figure, beside, sentence }: Stated,
  subjects: readonly OfferFigures[],
): FoundOldFigure[] {
  const words = text.slice(sentence?.from, sentence?.to).trim()
  const name = figureWords(figure)
  const kept = keptFigures.filter((each) => each.figure === name)
  return subjects.flatMap((offer) => {
    const old = offer.was.find((each) => isSameFigure(each, figure))
    if (!old) return []
    // „Místo 100 % nyní 200 %“ tells what changed.
    const tellsBoth = old.now && beside.has(keyOf(old.now))
    const isKept = kept.some((each) => each.offer === offer.id)
    return tellsBoth || isKept ? [] : [{ offer, old, figure, path, sentence: words }]
  })
}
