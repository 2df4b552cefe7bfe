import { isBarred } from '#blocks/offer.ts'
import { textOf } from '#posts/content/walk.ts'
import type { TocItem } from '#posts/parts/toc-view.tsx'
import type { ShownContent, ShownNode, ShownPost } from '#posts/present.ts'
import type { BookmakerFacts, CasinoFacts } from '#posts/public-schema.ts'
import { labels } from '#shared/czech/labels.ts'
import { keysOf } from '#shared/objects.ts'
import type { RichText } from '#shared/schema/rich-text.ts'

/** Sections that the page itself adds to a review, in their order. */
export const FACT_SECTIONS = {
  payouts: { headingId: 'vyplaty-slib-a-skutecnost', title: 'Výplaty: slib a skutečnost' },
  bonus: { headingId: 'bonus-a-podminky', title: 'Bonus a podmínky' },
  facts: { headingId: 'zakladni-udaje', title: 'Základní údaje' },
  safety: { headingId: 'bezpecnost', title: 'Bezpečnost' },
  payments: { headingId: 'platby-a-software', title: 'Platby a software' },
} as const
export type FactSection = keyof typeof FACT_SECTIONS
type Facts = CasinoFacts | BookmakerFacts

export const VOICES_SECTION = { headingId: 'zkusenosti-hracu', title: 'Zkušenosti hráčů' } as const
export const CHANGES_SECTION = { headingId: 'co-se-zmenilo', title: 'Co se změnilo' } as const
export const FAQ_SECTION = { headingId: 'caste-otazky', title: labels.faq } as const
export const REFERENCES_SECTION = { headingId: 'zdroje', title: labels.references } as const

/** A section of a review's text. */
export interface TextSection {
  id: string | null
  title: string
  /** Its heading and first block. */
  start: ShownContent
  /** What opens on phones; empty if the section is short. */
  more: ShownContent
}

interface ArticleParts {
  /** The first paragraph, shown under the title. */
  lead: RichText
  text: ShownContent
}

interface ReviewParts extends ArticleParts {
  /** Pros and cons at the start of the text come before its other sections. */
  opening: ShownContent
  /** What the editors wrote under the heading of one of the page's own sections is shown in it. */
  within: Partial<Record<FactSection, ShownContent>>
  sections: TextSection[]
}

const doc = (content: ShownNode[]): ShownContent => ({ type: 'doc', content })

export function articleParts({ content }: ShownPost): ArticleParts {
  const [first, ...others] = content.content
  const hasLead = first?.type === 'paragraph'
  return { lead: hasLead ? (first.content ?? []) : [], text: doc(hasLead ? others : content.content) }
}

export function reviewParts(post: ShownPost): ReviewParts {
  const parts = articleParts(post)
  const chunks = chunksOf(parts.text.content)
  const opening = chunks.slice(0, 1).find(isProsAndCons)
  const ids = new Map<string, FactSection>(keysOf(FACT_SECTIONS).map((name) => [FACT_SECTIONS[name].headingId, name]))
  const within: ReviewParts['within'] = {}
  const sections: TextSection[] = []
  for (const chunk of chunks) {
    if (chunk === opening) continue
    const [head] = chunk
    const name = head?.type === 'heading' ? ids.get(head.attrs.id ?? '') : undefined
    if (name) within[name] = doc([...(within[name]?.content ?? []), ...chunk.slice(1)])
    else sections.push(sectionOf(chunk))
  }
  return { ...parts, opening: doc(opening ?? []), within, sections }
}

/** Divides the text before each heading of the second level. */
function chunksOf(nodes: readonly ShownNode[]): ShownNode[][] {
  const chunks: ShownNode[][] = []
  for (const node of nodes) {
    const last = chunks.at(-1)
    if (last && !(node.type === 'heading' && node.attrs.level === 2)) last.push(node)
    else chunks.push([node])
  }
  return chunks
}

const isProsAndCons = ([heading, block]: ShownNode[]) =>
  heading?.type === 'heading' && block?.type === 'shortcode' && block.attrs.kind === 'prosConsPosts'

/** Less than this many letters after the start of a section are not worth opening. */
const SHORT = 200

function sectionOf(chunk: ShownNode[]): TextSection {
  const [head] = chunk
  const isHeaded = head?.type === 'heading'
  const shown = isHeaded ? 2 : 1
  const more = chunk.slice(shown)
  const isLong = more.some((node) => node.type === 'shortcode') || more.map(textOf).join('').length > SHORT
  return {
    id: isHeaded ? (head.attrs.id ?? null) : null,
    title: isHeaded ? textOf(head) : '',
    start: doc(isLong ? chunk.slice(0, shown) : chunk),
    more: doc(isLong ? more : []),
  }
}

export const isCasino = (facts: Facts): facts is CasinoFacts => 'safety' in facts

export const showsBonus = (facts: Facts) => facts.bonus !== '' && !isBarred(facts)

const hasData: Record<FactSection, (facts: Facts) => boolean> = {
  payouts: ({ withdrawals }) => withdrawals.length > 0,
  bonus: showsBonus,
  facts: () => true,
  safety: (facts) => isCasino(facts) && Object.values(facts.safety).some((flag) => flag !== null),
  payments: (facts) => facts.paymentMethods.length > 0 || (isCasino(facts) && facts.softwareProviders.length > 0),
}

/** Those of the page's own sections that have something to show. */
export const factSectionsOf = (facts: Facts, within: ReviewParts['within']): FactSection[] =>
  keysOf(FACT_SECTIONS).filter((name) => hasData[name](facts) || within[name])

const own = (section: { headingId: string; title: string }): TocItem => ({ ...section, level: 2 })

export function tableOfContents(post: ShownPost): TocItem[] {
  const chosen = post.tableContent.data
  const ends = [
    ...(chosen.length > 0 && post.faq.data.length > 0 ? [own(FAQ_SECTION)] : []),
    ...(chosen.length > 0 && post.references.data.length > 0 ? [own(REFERENCES_SECTION)] : []),
  ]
  return [...chosen, ...ends]
}

/** What readers decide by comes first. */
export const FIRST: readonly FactSection[] = ['payouts', 'bonus']

/** In the order of the page: what readers decide by, pros and cons, the other facts, the rest of the text. */
export function contentsOfReview(post: ShownPost, facts: Facts, { opening, within }: ReviewParts): TocItem[] {
  const names = factSectionsOf(facts, within)
  const itemsOf = (some: readonly FactSection[]) => some.map((name) => own(FACT_SECTIONS[name]))
  const isOwn = new Set(itemsOf(names).map(({ headingId }) => headingId))
  const openingIds = new Set(opening.content.flatMap((node) => (node.type === 'heading' ? [node.attrs.id] : [])))
  const rest = tableOfContents(post).filter(({ headingId }) => !isOwn.has(headingId))
  return [
    ...itemsOf(names.filter((name) => FIRST.includes(name))),
    own(VOICES_SECTION),
    ...rest.filter(({ headingId }) => openingIds.has(headingId)),
    ...itemsOf(names.filter((name) => !FIRST.includes(name))),
    ...rest.filter(({ headingId }) => !openingIds.has(headingId)),
    ...(facts.changes.length > 0 ? [own(CHANGES_SECTION)] : []),
  ]
}
