import { BOOK_CSV, complaintsOf } from '#features/complaints/shared/address.ts'
import { type BookFigures, closedOf, hasFigures, shareOf } from '#features/complaints/shared/figures.ts'
import { FIGURES_FROM } from '#features/complaints/shared/limits.ts'
import type { BookField } from '#features/complaints/sums.server.ts'
import { closedWord, COMPLAINT_COUNT } from '#features/complaints/words.ts'
import { DAYS, genitiveOf } from '#features/players/months.ts'
import { countOf, formatCount, formatCrowns, formatPercent, outOf } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { Ruler } from '#ui/site/ruler.tsx'

export interface LedgerRow {
  slug: string
  title: string
  book: BookFigures
}

export interface LedgerProps {
  rows: readonly LedgerRow[]
  /** Whether every casino of the book is in it. */
  isWhole: boolean
  total: BookFigures
  field: BookField
  months: string
}

const FROM_GENITIVE = genitiveOf(FIGURES_FROM)

/** How each casino ends its disputes. Those without a share come last. */
export const Ledger = ({ rows, isWhole, total, field, months }: LedgerProps) => (
  <div>
    <table className="kn">
      <caption>
        {hardSpaces('Kasina podle podílu vyřešených')} <span>{hardSpaces(`uzavřené stížnosti, ${months}`)}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Kasino</th>
          <th scope="col" className="r">
            Stížností
          </th>
          <th scope="col" className="w" aria-sort="descending">
            Vyřešeno
          </th>
          <th scope="col" className="r">
            {hardSpaces('Medián dní')}
          </th>
          <th scope="col" className="r">
            {hardSpaces('Nevyplaceno po sporu')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.slug} {...row} field={field} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Celkem</th>
          <td className="n r" data-u={` ${wordOf(total.received)}`}>
            {formatCount(total.received)}
          </td>
          <td className="w">{closedWords(total)}</td>
          <td className="d r e">{total.medianDays === null ? '' : countOf(total.medianDays, DAYS)}</td>
          <td className={total.unpaid === null ? 'u r e' : 'u r'} data-l="nevyplaceno">
            {total.unpaid === null ? '' : formatCrowns(total.unpaid)}
          </td>
        </tr>
      </tfoot>
    </table>
    <p className="kn-n">
      {hardSpaces(
        `${field.share === null ? '' : `Trojúhelník je medián pole, ${formatPercent(field.share)}. `}Podíl, dny a částku ukazujeme od ${FROM_GENITIVE} uzavřených. Počet stížností sám o kvalitě neříká nic: větší kasino má víc hráčů, a tedy i sporů. ${isWhole ? '' : `Tady je ${rows.length} kasin, na která stížností přišlo nejvíc; všechna jsou v CSV. `}`,
      )}
      <a href={BOOK_CSV}>CSV</a>
    </p>
  </div>
)

const wordOf = (count: number) => countOf(count, COMPLAINT_COUNT).split('\u00a0').at(-1) ?? ''

const closedWords = (book: BookFigures) => {
  const closed = closedOf(book)
  return closed === 0
    ? hardSpaces('žádná uzavřená')
    : hardSpaces(`${book.solved} ${outOf(closed)} ${closedWord(closed)}`)
}

const Row = ({ slug, title, book, field }: LedgerRow & { field: BookField }) => {
  const share = shareOf(book)
  return (
    <tr>
      <th scope="row">
        <a href={complaintsOf(slug)}>{hardSpaces(title)}</a>
      </th>
      <td className="n r" data-u={` ${wordOf(book.received)}`}>
        {formatCount(book.received)}
      </td>
      {share === null ? (
        <td className="w no">
          {closedWords(book)}
          {closedOf(book) > 0 && hardSpaces(`, podíl ukážeme od ${FROM_GENITIVE}`)}
        </td>
      ) : (
        <td className="w">
          <div className="bar">
            <Ruler value={share} most={100} median={field.share} />
            <b>{formatPercent(share)}</b>
          </div>
          <small>{closedWords(book)}</small>
        </td>
      )}
      {book.medianDays === null ? (
        <td className="d r e no">–</td>
      ) : (
        <td className="d r" data-l="medián">
          <b>{book.medianDays}</b> {countOf(book.medianDays, DAYS).split('\u00a0').at(-1)}
        </td>
      )}
      {book.unpaid === null ? (
        <td className="u r e no">–</td>
      ) : (
        <td className="u r" data-l="nevyplaceno">
          <b className={book.unpaid > 0 ? 'late' : undefined}>{formatCrowns(book.unpaid)}</b>
        </td>
      )}
    </tr>
  )
}

/** „Kasina vyřešila 47 sporů ze 70. Zelený Ježek 3 z 9.“ */
export function finding(total: BookFigures, rows: readonly LedgerRow[]): string {
  const closed = closedOf(total)
  if (closed === 0) return 'Zatím není uzavřený žádný spor.'
  const all = `Kasina vyřešila ${countOf(total.solved, ['spor', 'spory', 'sporu', 'sporů'])} ${outOf(closed)}.`
  const shared = rows.filter(({ book }) => hasFigures(book))
  const worst = shared.toSorted((one, other) => (shareOf(one.book) ?? 0) - (shareOf(other.book) ?? 0))[0]
  if (!worst || shared.length < 2) return all
  return `${all} ${worst.title} ${worst.book.solved} ${outOf(closedOf(worst.book))}.`
}
