import type { ReactNode } from 'react'
import { isBarred } from '#blocks/offer.ts'
import { NoLicence } from '#blocks/offer-parts.tsx'
import { hoursOf } from '#entities/payout-test/measure.ts'
import { PayoutStrip } from '#entities/payout-test/strip-view.tsx'
import { BookCell, medianOfBooks } from '#features/complaints/site/book-lines.tsx'
import type { BookField } from '#features/complaints/sums.server.ts'
import type { FieldShares } from '#features/voices/shared/figures.ts'
import { medianOfVoices, VoicesCell } from '#features/voices/site/voices-cell.tsx'
import { countOf, formatDate } from '#shared/czech/format.ts'
import { labels } from '#shared/czech/labels.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { wageringText } from '#shared/czech/wagering.ts'
import { type Axis, axisOf, type Timeline } from '#shared/payout-axis.ts'
import {
  type Cell,
  type Compared,
  type Comparison,
  OFFER_TEXTS,
  PAYOUT_ROW,
  PRICE_ROW,
  RATING_ROW,
  type Row,
} from '#features/comparison/site/rows.ts'
import { FACTS } from '#features/comparison/site/words.ts'
import { checkOfAll } from '#site/post/check-note.tsx'
import { isCasino, showsBonus } from '#site/post/sections.ts'
import { OfferButton, ReviewLink } from '#ui/site/links.tsx'
import { OfferWarning } from '#ui/site/offer-warning.tsx'
import { PriceRuler, Ruler } from '#ui/site/ruler.tsx'
import { USUAL_DEPOSIT } from '#features/bonus-calculator/shared/price.ts'
import type { PublicCheck } from '#features/facts/ledger.ts'

interface TableProps {
  offers: readonly Compared[]
  comparison: Comparison
}

/** On a narrow screen the differing rows, the equal ones (collapsed) and the offers scroll sideways together. */
export const CompareTables = ({
  offers,
  comparison: { differences, same },
  voiceField,
  bookField,
}: TableProps & { voiceField: FieldShares; bookField: BookField }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable from the keyboard
  <div className="cmp-b" role="region" aria-label="Porovnání, na úzkém displeji lze posunout do strany" tabIndex={0}>
    <div className="cmp-g">
      {differences.length > 0 && (
        <>
          <h2 id="lisi-se">
            V&nbsp;čem se liší <small>{countOf(differences.length, FACTS)}</small>
          </h2>
          <FactTable offers={offers} rows={differences} name="lisi-se" />
        </>
      )}
      {same.length > 0 && (
        <details className="cmp-same" open={differences.length === 0}>
          <summary>
            <h2 id="shodne">
              Shodné údaje <small>{countOf(same.length, FACTS)}</small>
            </h2>
          </summary>
          <FactTable offers={offers} rows={same} name="shodne" />
        </details>
      )}
      <h2 id="hraci">Co říkají hráči</h2>
      <Table offers={offers} name="hraci">
        <TableRow label="Hráči doporučují" median={medianOfVoices(voiceField)}>
          {offers.map(({ facts }) => (
            <VoicesCell key={facts.slug} slug={facts.slug} voices={facts.voices} field={voiceField} />
          ))}
        </TableRow>
        <TableRow label="Stížnosti vyřešeny" median={medianOfBooks(bookField)}>
          {offers.map(({ facts }) => (
            <BookCell key={facts.slug} slug={facts.slug} book={facts.book} field={bookField} />
          ))}
        </TableRow>
      </Table>
      <h2 id="nabidky">Nabídky</h2>
      <Table offers={offers} name="nabidky">
        <TableRow label="Co nabízejí">
          {offers.map((offer) => (
            <OfferCell key={offer.facts.slug} offer={offer} />
          ))}
        </TableRow>
      </Table>
    </div>
  </div>
)

const Table = ({ offers, name, children }: Pick<TableProps, 'offers'> & { name: string; children: ReactNode }) => (
  <table aria-labelledby={name}>
    <thead>
      <tr>
        <th scope="col">Údaj</th>
        {offers.map(({ facts }) => (
          <th key={facts.slug} scope="col">
            {hardSpaces(facts.title)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)

const TableRow = ({ label, median, children }: { label: string; median?: Row['median']; children: ReactNode }) => (
  <tr>
    <th scope="row">
      <span>
        {hardSpaces(label)}
        {median && <small className="med">{hardSpaces(median.text)}</small>}
      </span>
    </th>
    {children}
  </tr>
)

function FactTable({ offers, rows, name }: Pick<TableProps, 'offers'> & { rows: readonly Row[]; name: string }) {
  const axis = axisOf(offers.map(timelineOf))
  return (
    <Table offers={offers} name={name}>
      {rows.map((row) => (
        <TableRow key={row.key} label={row.label} median={row.median}>
          {row.cells.map((cell, index) => (
            <FactCell key={offers[index]?.facts.slug} row={row} cell={cell} offer={offers[index]} axis={axis} />
          ))}
        </TableRow>
      ))}
    </Table>
  )
}

const timelineOf = ({ facts: { withdrawals, payoutsSpeed } }: Compared): Timeline => ({
  hours: withdrawals.flatMap((withdrawal) => hoursOf(withdrawal) ?? []),
  promise: payoutsSpeed,
})

interface FactCellProps {
  row: Row
  cell: Cell | null
  offer: Compared | undefined
  axis: Axis
}

function FactCell({ row, cell, offer, axis }: FactCellProps) {
  if (!cell || !offer) {
    return (
      <td>
        <span aria-hidden="true">–</span>
        <span className="vh">bez údaje</span>
      </td>
    )
  }
  const { facts } = offer
  const { figure } = cell
  const median = row.median?.value ?? null
  return (
    <td>
      <span className={`cmp-t${figure === null ? '' : ' fig'}${figure !== null && figure < 0 ? ' late' : ''}`}>
        {hardSpaces(cell.text)}
      </span>
      {cell.isBest && <b className="cmp-best">nejlepší</b>}
      {row.key === RATING_ROW && figure !== null && <Ruler value={figure} median={median} />}
      {row.key === PRICE_ROW && figure !== null && <PriceRuler value={figure} most={USUAL_DEPOSIT} median={median} />}
      {row.key === PAYOUT_ROW && (
        <PayoutStrip axis={axis} {...timelineOf(offer)} median={facts.measuredHours} field={median} />
      )}
      {cell.note && <span className="cmp-n">{hardSpaces(cell.note)}</span>}
      <Checked check={cell.check} />
    </td>
  )
}

/** The source is in the review. */
const Checked = ({ check }: { check: PublicCheck | undefined }) =>
  check && (
    <span className={check.state === 'checked' ? 'ver' : 'ver due'}>
      {check.state === 'checked' && check.on ? `${labels.checkedOn} ${formatDate(check.on)}` : labels.checking}
    </span>
  )

function OfferCell({ offer: { facts, reviewPath } }: { offer: Compared }) {
  const terms = isCasino(facts) ? wageringText(facts.wageringRequirements) : facts.termsCondition
  return (
    <td className="cmp-o">
      {showsBonus(facts) && (
        <p>
          <b>{hardSpaces(facts.bonus)}</b>
          {terms && <span className="cmp-n">{hardSpaces(terms)}</span>}
          <Checked check={facts.ledger ? checkOfAll(facts.ledger, OFFER_TEXTS) : undefined} />
        </p>
      )}
      {!facts.bonus && !isBarred(facts) && <p>Bez bonusu</p>}
      <NoLicence offer={facts} />
      {facts.hasLink && (
        <OfferButton offer={facts} from="porovnani" look="sm block">
          {labels.playNow}
        </OfferButton>
      )}
      {reviewPath && <ReviewLink href={reviewPath} title={facts.title} look="tlink" />}
      {facts.hasLink && <OfferWarning />}
    </td>
  )
}
