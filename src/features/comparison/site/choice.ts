import type { FactTable } from '#features/facts/facts.ts'
import { MAX_COMPARED } from '#shared/compare-address.ts'

export interface KnownOffer {
  kind: FactTable
  id: string
  slug: string
  title: string
  isClosed: boolean
}

export type Problem =
  | { problem: 'unknown'; slug: string }
  | { problem: 'closed' | 'repeated' | 'too-many' | 'other-kind'; title: string }

export interface Choice {
  kind: FactTable
  /** In the order of the slugs. */
  offers: KnownOffer[]
  problems: Problem[]
}

/** Only offers of one kind: that of the majority, or of the first one on a tie. The others are reported. */
export function chooseOffers(requested: readonly string[], known: readonly KnownOffer[]): Choice {
  const kind = commonKind(requested, known)
  const offers: KnownOffer[] = []
  const problems: Problem[] = []
  for (const slug of requested) {
    const meant = known.filter((offer) => offer.slug === slug)
    const offer = meant.find((one) => one.kind === kind)
    const title = (offer ?? meant[0])?.title
    if (title === undefined) problems.push({ problem: 'unknown', slug })
    else if (!offer) problems.push({ problem: 'other-kind', title })
    else if (offer.isClosed) problems.push({ problem: 'closed', title })
    else if (offers.includes(offer)) problems.push({ problem: 'repeated', title })
    else if (offers.length === MAX_COMPARED) problems.push({ problem: 'too-many', title })
    else offers.push(offer)
  }
  return { kind, offers: offers.toSorted((one, other) => (one.slug < other.slug ? -1 : 1)), problems }
}

function commonKind(requested: readonly string[], known: readonly KnownOffer[]): FactTable {
  const kindsOf = (slug: string) => known.filter((offer) => offer.slug === slug).map(({ kind }) => kind)
  const kinds = [...new Set(requested)].map(kindsOf)
  const count = (kind: FactTable) => kinds.filter((of) => of.includes(kind)).length
  const more = count('casino') - count('bookmaker')
  if (more !== 0) return more > 0 ? 'casino' : 'bookmaker'
  return kinds.find((of) => of.length > 0)?.[0] ?? 'casino'
}
