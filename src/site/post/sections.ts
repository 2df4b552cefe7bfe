import { isBarred } from '#blocks/offer.ts'
import type { TocItem } from '#posts/parts/toc-view.tsx'
import type { ShownContent, ShownNode, ShownPost } from '#posts/present.ts'
import type { BookmakerFacts, CasinoFacts } from '#posts/public-schema.ts'
import { labels } from '#shared/czech/labels.ts'
import type { RichText } from '#shared/schema/rich-text.ts'

interface ArticleParts {
  /** The first paragraph, shown under the title. */
  lead: RichText
  /** Pros and cons at the start of a review are shown before its facts. */
  opening: ShownContent
  rest: ShownContent
}

const doc = (content: ShownNode[]): ShownContent => ({ type: 'doc', content })

export function articleParts({ content, isReviewPost }: ShownPost): ArticleParts {
  const [first, ...others] = content.content
  const hasLead = first?.type === 'paragraph'
  const nodes = hasLead ? others : content.content
  const opensWithPros =
    isReviewPost &&
    nodes[0]?.type === 'heading' &&
    nodes[1]?.type === 'shortcode' &&
    nodes[1].attrs.kind === 'prosConsPosts'
  const split = opensWithPros ? 2 : 0
  return {
    lead: hasLead ? (first.content ?? []) : [],
    opening: doc(nodes.slice(0, split)),
    rest: doc(nodes.slice(split)),
  }
}

/** Sections that the page itself adds to a review, when there is something to show. */
export const FACT_SECTIONS = {
  facts: { headingId: 'zakladni-udaje', title: 'Základní údaje' },
  bonus: { headingId: 'bonus-a-podminky', title: 'Bonus a podmínky' },
  payouts: { headingId: 'vyplaty-slib-a-skutecnost', title: 'Výplaty: slib a skutečnost' },
  safety: { headingId: 'bezpecnost', title: 'Bezpečnost' },
  payments: { headingId: 'platby-a-software', title: 'Platby a software' },
} as const

export const CHANGES_SECTION = { headingId: 'co-se-zmenilo', title: 'Co se změnilo' } as const
export const FAQ_SECTION = { headingId: 'caste-otazky', title: labels.faq } as const
export const REFERENCES_SECTION = { headingId: 'zdroje', title: labels.references } as const

export const isCasino = (facts: CasinoFacts | BookmakerFacts): facts is CasinoFacts => 'safety' in facts

export const showsBonus = (facts: CasinoFacts | BookmakerFacts) => facts.bonus !== '' && !isBarred(facts)

function shownFactSections(entity: CasinoFacts | BookmakerFacts | null) {
  if (!entity) return []
  const hasSafety = isCasino(entity) && Object.values(entity.safety).some((flag) => flag !== null)
  const hasPayments = entity.paymentMethods.length > 0 || (isCasino(entity) && entity.softwareProviders.length > 0)
  return [
    FACT_SECTIONS.facts,
    ...(showsBonus(entity) ? [FACT_SECTIONS.bonus] : []),
    ...(entity.withdrawals.length > 0 ? [FACT_SECTIONS.payouts] : []),
    ...(hasSafety ? [FACT_SECTIONS.safety] : []),
    ...(hasPayments ? [FACT_SECTIONS.payments] : []),
  ]
}

export function tableOfContents(post: ShownPost, parts: ArticleParts): TocItem[] {
  const own = (section: { headingId: string; title: string }): TocItem => ({ ...section, level: 2 })
  const openingIds = new Set(parts.opening.content.flatMap((node) => (node.type === 'heading' ? [node.attrs.id] : [])))
  const chosen = post.tableContent.data
  const facts = post.isReviewPost ? shownFactSections(post.entity).map(own) : []
  return [
    ...chosen.filter((item) => openingIds.has(item.headingId)),
    ...facts,
    ...chosen.filter((item) => !openingIds.has(item.headingId)),
    ...(chosen.length > 0 && post.faq.data.length > 0 ? [own(FAQ_SECTION)] : []),
    ...(chosen.length > 0 && post.references.data.length > 0 ? [own(REFERENCES_SECTION)] : []),
    ...(post.isReviewPost && post.entity && post.entity.changes.length > 0 ? [own(CHANGES_SECTION)] : []),
  ]
}
