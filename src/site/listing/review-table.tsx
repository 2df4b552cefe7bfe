import type { ReactNode } from 'react'
import { isBarred } from '#blocks/offer.ts'
import { SortNote } from '#blocks/order-note.tsx'
import type { CasinoCard } from '#entities/casino/schema.ts'
import { DIRECTIONS } from '#entities/offer/order.ts'
import { averageWords } from '#shared/czech/bonus-price.ts'
import { formatCrowns, formatRating } from '#shared/czech/format.ts'
import { formatHours, promisedWords, withdrawalCount } from '#shared/czech/payouts.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { reviewsHref, TABLE_SORTS, type TableSort } from '#site/listing/reviews-address.ts'
import { Logo } from '#ui/site/brand.tsx'

interface Column {
  label: string
  sort?: TableSort
  isNumber?: true
  /** Hidden for offers without a valid licence. */
  isOffer?: true
  show: (casino: CasinoCard) => ReactNode
}

const UNKNOWN = '–'

const COLUMNS: Column[] = [
  {
    label: 'Hodnocení',
    sort: 'hodnoceni',
    isNumber: true,
    show: ({ rating }) => (rating === null ? UNKNOWN : <b>{formatRating(rating)}</b>),
  },
  {
    label: 'Výplata',
    sort: 'vyplata',
    show: ({ measuredHours, measuredCount, payoutsSpeed }) => (
      <>
        {measuredHours === null ? 'zatím neměřeno' : <b>{formatHours(measuredHours)}</b>}
        <small>
          {[
            ...(measuredHours === null ? [] : [`medián, ${withdrawalCount(measuredCount)}`]),
            ...(payoutsSpeed === null ? [] : [promisedWords(payoutsSpeed)]),
          ].join(', ')}
        </small>
      </>
    ),
  },
  {
    label: 'Bonus v průměru',
    sort: 'cena',
    isNumber: true,
    isOffer: true,
    show: ({ bonus, bonusPrice }) =>
      bonusPrice ? (
        <>
          <b className={bonusPrice.value < 0 ? 'late' : undefined}>{averageWords(bonusPrice.value)}</b>
          <small>{hardSpaces(`při vkladu ${formatCrowns(bonusPrice.deposit)}`)}</small>
        </>
      ) : bonus ? (
        UNKNOWN
      ) : (
        'bez bonusu'
      ),
  },
  {
    label: 'Protočení',
    isOffer: true,
    show: ({ wageringRequirements }) => hardSpaces(wageringRequirements || UNKNOWN),
  },
  {
    label: 'Nejnižší vklad',
    sort: 'vklad',
    isNumber: true,
    show: ({ minimumDeposit }) => (minimumDeposit === null ? UNKNOWN : formatCrowns(minimumDeposit)),
  },
  {
    label: 'Licence',
    show: ({ licence, licenceState }) =>
      licenceState === 'invalid' ? (
        <b className="late">{hardSpaces('bez české licence')}</b>
      ) : (
        hardSpaces(licence || UNKNOWN)
      ),
  },
]

/** A wagering multiple means nothing without its base, and licences have no order. */
const UNSORTED =
  'Podle protočení neřadíme: 30× bonus může být méně než 20× vklad a bonus. Co protočení opravdu stojí, říká sloupec Bonus v průměru. Licenci kasino buď má, nebo ne.'

const directionOf = (sort: TableSort) => (DIRECTIONS[TABLE_SORTS[sort]] === 'desc' ? 'descending' : 'ascending')

export const ReviewTable = ({ casinos, sort }: { casinos: readonly CasinoCard[]; sort: TableSort }) => (
  <>
    <SortNote kind="casino" sort={TABLE_SORTS[sort]} />
    <table className="rt">
      <caption className="vh">Recenzovaná kasina</caption>
      <thead>
        <tr>
          <Heading label="Kasino" own="nazev" sort={sort} />
          {COLUMNS.map(({ label, sort: own, isNumber }) => (
            <Heading key={label} label={label} own={own} sort={sort} isNumber={isNumber} />
          ))}
        </tr>
      </thead>
      <tbody>
        {casinos.map((casino) => (
          <tr key={casino.slug}>
            <th scope="row">
              <div>
                <Logo title={casino.title} logo={casino.logo} size="s48" />
                {casino.reviewPath ? (
                  <a href={casino.reviewPath}>{hardSpaces(casino.title)}</a>
                ) : (
                  hardSpaces(casino.title)
                )}
              </div>
            </th>
            {COLUMNS.map(({ label, isNumber, isOffer, show }) => (
              <td key={label} data-label={hardSpaces(label)} className={isNumber && 'num'}>
                <div>{isOffer && isBarred(casino) ? UNKNOWN : show(casino)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <p className="why">{hardSpaces(UNSORTED)}</p>
  </>
)

interface HeadingProps {
  label: string
  own: TableSort | undefined
  sort: TableSort
  isNumber?: true | undefined
}

const Heading = ({ label, own, sort, isNumber }: HeadingProps) => (
  <th
    scope="col"
    className={isNumber && 'num'}
    {...(own === sort ? { 'aria-sort': directionOf(own) } : {})}
    data-plain={own ? undefined : ''}
  >
    {own ? <a href={reviewsHref({ isTable: true, sort: own })}>{hardSpaces(label)}</a> : hardSpaces(label)}
  </th>
)
