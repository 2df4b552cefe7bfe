import type { Offer } from '#blocks/offer.ts'
import type { ListOrder, MovedByHand } from '#blocks/rating-order.ts'
import { methodologyOf, type OfferKind, orderWords } from '#entities/offer/order.ts'
import type { OfferSort } from '#shared/schema/offer.ts'
import { asSentence, hardSpaces } from '#shared/czech/typography.ts'

const WORDS: Record<OfferKind, { one: string; several: string; moved: string }> = {
  casino: { one: 'Kasino', several: 'Kasina', moved: 'Ručně zařazená kasina jsou označená i s důvodem.' },
  bookmaker: { one: 'Kancelář', several: 'Kanceláře', moved: 'Ručně zařazené kanceláře jsou označené i s důvodem.' },
}

function wordsOf({ sort, conditions, reason }: ListOrder, kind: OfferKind, offers: readonly Offer[]): string[] {
  if (sort === null) {
    const { one, several } = WORDS[kind]
    const who = offers.length > 1 ? `${several} i jejich pořadí určila redakce.` : `${one} vybrala redakce.`
    return [who, ...(reason ? [asSentence(`Důvod: ${reason}`)] : [])]
  }
  return [
    orderWords(sort, kind),
    ...(conditions.length > 0 ? [`${conditions.length > 1 ? 'Podmínky' : 'Podmínka'}: ${conditions.join(', ')}.`] : []),
    ...(offers.some(({ moved }) => moved) ? [WORDS[kind].moved] : []),
  ]
}

interface OrderNoteProps {
  kind: OfferKind
  order: ListOrder
  offers: readonly Offer[]
}

/** Explains the sorting rule of a list, derived from the actual query. */
export function OrderNote({ kind, order, offers }: OrderNoteProps) {
  const methodology = order.sort === null ? null : methodologyOf(kind)
  return (
    <p className="why">
      {hardSpaces(wordsOf(order, kind, offers).join(' '))}
      {methodology && (
        <>
          {' '}
          <a href={methodology}>Jak hodnotíme</a>
        </>
      )}
    </p>
  )
}

const NONE: readonly Offer[] = []

export const SortNote = ({ kind, sort }: { kind: OfferKind; sort: OfferSort }) => (
  <OrderNote kind={kind} order={{ sort, conditions: [], reason: '' }} offers={NONE} />
)

export const MovedNote = ({ moved: { from, reason } }: { moved: MovedByHand }) => (
  <span className="moved">
    <b>Ručně zařazeno</b>
    {hardSpaces(` (podle pravidla ${from === null ? 'mimo seznam' : `${from}.\u00a0místo`}): ${reason}`)}
  </span>
)
