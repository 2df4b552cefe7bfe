import { complaintsOf } from '#features/complaints/shared/address.ts'
import { type BookFigures, closedOf, shareOf } from '#features/complaints/shared/figures.ts'
import type { BookField } from '#features/complaints/sums.server.ts'
import { closedWord, COMPLAINT_COUNT, solvedWord } from '#features/complaints/words.ts'
import { DAYS } from '#features/players/months.ts'
import { countOf, formatCrowns, formatPercent, outOf } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { Ruler } from '#ui/site/ruler.tsx'

/** Below the criteria of a review: text only, because it is no part of the rating. */
export function BookLine({ slug, book }: { slug: string; book: BookFigures }) {
  if (book.listed === 0) return null
  const closed = closedOf(book)
  return (
    <dl className="vd-x">
      <dt>{hardSpaces('Stížnosti, 12 měsíců')}</dt>
      <dd>
        {book.unpaid === null ? (
          hardSpaces(fewWords(book))
        ) : (
          <>
            <b>{hardSpaces(`${book.solved} ${outOf(closed)}`)}</b> {solvedWord(closed)}
            {book.medianDays !== null && hardSpaces(`, medián ${countOf(book.medianDays, DAYS)}`)}
            {', '}
            <span className={book.unpaid > 0 ? 'late' : undefined}>
              {hardSpaces(`nevyplaceno po sporu ${formatCrowns(book.unpaid)}`)}
            </span>
          </>
        )}
      </dd>
      {book.unreached > 0 && <dd>{hardSpaces(unreachedWords(book))}</dd>}
      <dd>
        <a href={complaintsOf(slug)}>{hardSpaces('Kniha stížností')}</a>
      </dd>
    </dl>
  )
}

/** With few closed ones only how many there are. */
const fewWords = (book: BookFigures) => {
  const closed = closedOf(book)
  const all = countOf(book.received, COMPLAINT_COUNT)
  return closed === 0
    ? `${all}, zatím žádná uzavřená`
    : `${all}, ${book.solved} ${outOf(closed)} ${closedWord(closed)} vyřešeno`
}

const unreachedWords = ({ unreached }: BookFigures) =>
  `Bez provozovatele rozhodnuto: ${countOf(unreached, COMPLAINT_COUNT)}. Kontakt pro stížnosti jsme nenašli.`

export const medianOfBooks = ({ share }: BookField) =>
  share === null ? null : { value: share, text: `medián pole ${formatPercent(share)}` }

interface BookCellProps {
  slug: string
  book: BookFigures
  field: BookField
}

/** In a comparison. */
export function BookCell({ slug, book, field }: BookCellProps) {
  const share = shareOf(book)
  const closed = closedOf(book)
  return (
    <td>
      {share === null || book.unpaid === null ? (
        <span className="cmp-t">
          {hardSpaces(closed === 0 ? 'žádná uzavřená' : `${book.solved} ${outOf(closed)}, na podíl je to málo`)}
        </span>
      ) : (
        <>
          <span className="cmp-t fig">{formatPercent(share)}</span>
          <Ruler value={share} most={100} median={field.share} />
          <span className="cmp-n">
            {hardSpaces(
              `${book.solved} ${outOf(closed)} ${closedWord(closed)}${book.medianDays === null ? '' : `, medián ${countOf(book.medianDays, DAYS)}`}`,
            )}
          </span>
          <span className={book.unpaid > 0 ? 'cmp-n late' : 'cmp-n'}>
            {hardSpaces(`nevyplaceno po sporu ${formatCrowns(book.unpaid)}`)}
          </span>
        </>
      )}
      {book.listed > 0 && (
        <span className="ver">
          <a href={complaintsOf(slug)}>{countOf(book.listed, COMPLAINT_COUNT)}</a>
        </span>
      )}
    </td>
  )
}
