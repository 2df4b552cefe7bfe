import type { OfferFigures, OldFigure } from '#features/change-log/offer-figures.ts'
import { offersIn } from '#posts/checks/record-links.ts'
import { textsIn } from '#posts/checks/texts-in.ts'
import type { PostInput } from '#posts/schema.ts'
import type { Path } from '#shared/checks/at-path.ts'
import type { FoundText } from '#shared/checks/lines.ts'
import { figuresIn, figureWords, isSameFigure, type WrittenFigure } from '#shared/czech/figures.ts'
import { namesIn } from '#shared/czech/named-in.ts'

/** A figure in the prose that an offer had once and has no more. */
export interface FoundOldFigure {
  offer: OfferFigures
  old: OldFigure
  figure: WrittenFigure
  path: Path
  sentence: string
}

type Line = FoundText & { figures: WrittenFigure[] }

/**
 * A figure counts only where the text is about the offer: it is named in the same line, else it is the one the post is
 * about, else it was the last one named under the same heading or in the same block.
 */
export function oldFiguresIn(post: PostInput, offers: readonly OfferFigures[]): FoundOldFigure[] {
  if (offers.every(({ was }) => was.length === 0)) return []
  const lines = linesOf(post)
  const written = lines.flatMap(({ figures }) => figures)
  const isWritten = (old: OldFigure) => written.some((figure) => isSameFigure(figure, old))
  const linked = new Set(offersIn(post).map(({ id }) => id))
  if (!offers.some(({ was }) => was.some(isWritten))) return []
  const namedIn = namesIn(offers)
  const [only, ...more] = linked
  const about = offers.filter(({ id }) => id === (post.entity ?? (more.length === 0 ? only : undefined)))
  let part = ''
  let near: OfferFigures[] = []
  return lines.flatMap((line) => {
    const own = partOf(post, line.path, part)
    if (own !== part) near = []
    part = own
    const named = [...new Set([...namedIn(line.text), ...linkedIn(line, offers)])]
    if (named.length > 0) near = named
    const subjects = [named, about, near].find((found) => found.length > 0) ?? []
    return subjects.length === 0 ? [] : outdatedIn(post, line, subjects)
  })
}

const linesOf = (post: PostInput): Line[] =>
  textsIn(post)
    // Repeat the headings and other pages.
    .filter(({ path }) => path[0] !== 'tableContent' && path[0] !== 'breadcrumbs')
    .map((line) => ({ ...line, figures: figuresIn(line.text) }))

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

function outdatedIn(post: PostInput, line: Line, subjects: readonly OfferFigures[]): FoundOldFigure[] {
  const sentences = sentencesIn(line.text)
  let at = 0
  const inSentence = (figure: WrittenFigure) => {
    while (figure.from >= (sentences[at]?.to ?? Infinity)) at++
    return sentences[at]
  }
  // Figures come in the order of the text.
  return [...Map.groupBy(line.figures, inSentence)].flatMap(([sentence, figures]) =>
    figures.flatMap((figure) => outdated(post, line, { figure, beside: figures, sentence }, subjects)),
  )
}

interface Stated {
  figure: WrittenFigure
  /** All figures of its sentence. */
  beside: readonly WrittenFigure[]
  sentence: Sentence | undefined
}

function outdated(
  { keptFigures }: PostInput,
  { text, path }: Line,
  { figure, beside, sentence }: Stated,
  subjects: readonly OfferFigures[],
): FoundOldFigure[] {
  if (subjects.some(({ is }) => is.some((present) => isSameFigure(present, figure)))) return []
  return subjects.flatMap((offer) => {
    const old = offer.was.find((each) => isSameFigure(each, figure))
    if (!old) return []
    // „Místo 100 % nyní 200 %“ tells what changed.
    const tellsBoth = beside.some((other) => old.now && isSameFigure(other, old.now))
    const isKept = keptFigures.some((kept) => kept.offer === offer.id && kept.figure === figureWords(figure))
    const words = text.slice(sentence?.from, sentence?.to).trim()
    return tellsBoth || isKept ? [] : [{ offer, old, figure, path, sentence: words }]
  })
}

interface Sentence {
  from: number
  to: number
}

const SENTENCE_END = /[.!?]\s|\n/g

/** Found once for a line: a paragraph may have thousands of sentences, and of figures. */
function sentencesIn(text: string): Sentence[] {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index }) => index + 1)
  return [...ends, text.length].map((to, index) => ({ from: ends[index - 1] ?? 0, to }))
}
