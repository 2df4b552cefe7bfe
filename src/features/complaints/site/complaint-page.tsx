import type { PublicComplaint } from '#features/complaints/public.ts'
import { complaintsOf, COMPLAINTS_PATH, newComplaintOf } from '#features/complaints/shared/address.ts'
import { type BookFigures, closedOf, shareOf } from '#features/complaints/shared/figures.ts'
import { DayRuler } from '#features/complaints/site/day-ruler.tsx'
import { StateMark } from '#features/complaints/state-mark.tsx'
import { Deadline, Timeline } from '#features/complaints/timeline.tsx'
import type { BookField } from '#features/complaints/sums.server.ts'
import { closedWord, COMPLAINT_COUNT, onDay } from '#features/complaints/words.ts'
import { DAYS } from '#features/players/months.ts'
import { countOf, formatCrowns, formatPercent, outOf } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import type { Picture } from '#shared/schema/picture.ts'
import { Breadcrumbs } from '#site/post/post-article.tsx'
import { Logo } from '#ui/site/brand.tsx'
import { Ruler } from '#ui/site/ruler.tsx'

export interface AboutOffer {
  title: string
  slug: string
  /** Of its review. */
  path: string | null
  picture: Picture | null
}

interface ComplaintPageProps {
  complaint: PublicComplaint
  offer: AboutOffer
  book: BookFigures
  field: BookField
}

export function ComplaintPage({ complaint, offer, book, field }: ComplaintPageProps) {
  const { number, state, title, summary } = complaint
  return (
    <div className="wrap listing">
      <Breadcrumbs steps={[{ title: 'Kniha stížností', path: COMPLAINTS_PATH }]} current={`č. ${number}`} />
      <header className="art-head">
        <div className="ch">
          <div className="ch-n">
            <Logo title={offer.title} logo={offer.picture} size="s48" eager />
            <span>
              {hardSpaces(`Stížnost č. ${number}`)}
              <br />
              {offer.path ? <a href={offer.path}>{hardSpaces(offer.title)}</a> : hardSpaces(offer.title)}
            </span>
            <StateMark state={state} />
          </div>
          <h1>{hardSpaces(title)}</h1>
          {summary && <p className="lead">{hardSpaces(summary)}</p>}
        </div>
        <Facts complaint={complaint} field={field} />
        <DayRuler complaint={complaint} />
      </header>
      <div className="two">
        <div>
          <Timeline complaint={complaint} />
          <Deadline deadline={complaint.deadline} />
        </div>
        <Side complaint={complaint} offer={offer} book={book} field={field} />
      </div>
    </div>
  )
}

function Facts({ complaint, field }: Pick<ComplaintPageProps, 'complaint' | 'field'>) {
  const { amount, receivedOn, closedOn, days, firm, isDocumented } = complaint
  const median = field.days === null ? '' : `, medián pole ${countOf(field.days, DAYS)}`
  return (
    <dl className="cf">
      <div>
        <dt>{hardSpaces('Jde o částku')}</dt>
        <dd className="big">{amount === null ? '–' : formatCrowns(amount)}</dd>
      </div>
      <div>
        <dt>Přijata</dt>
        <dd>{onDay(receivedOn)}</dd>
      </div>
      {closedOn !== null && days !== null && (
        <div>
          <dt>Uzavřena</dt>
          <dd>
            {onDay(closedOn)}
            <small>{hardSpaces(`${afterDays(days)}${median}`)}</small>
          </dd>
        </div>
      )}
      {firm && (
        <div>
          <dt>Provozovatel</dt>
          <dd>
            {firm}
            <small>{hardSpaces(answeredWords(complaint))}</small>
          </dd>
        </div>
      )}
      <div>
        <dt>Hráč</dt>
        <dd>
          {hardSpaces('v anonymitě')}
          {isDocumented && <small>{hardSpaces('doklady viděla jen redakce')}</small>}
        </dd>
      </div>
    </dl>
  )
}

const afterDays = (days: number) => (days === 0 ? 'týž den' : days === 1 ? 'po jednom dni' : `po ${days} dnech`)

/** Never that somebody is silent who has answered or still has time. */
function answeredWords({ hasAnswered, events, deadline, closedOn }: PublicComplaint): string {
  if (events.some(({ kind }) => kind === 'publish')) return 'odpověděl'
  if (hasAnswered) return closedOn === null ? 'odpověděl, odpověď čteme' : 'odpověděl'
  const isOver = closedOn !== null || (deadline?.who === 'operator' && deadline.isOver)
  return isOver || events.some(({ kind }) => kind === 'decide') ? 'neodpověděl' : 'má čas na odpověď'
}

const Side = ({ complaint, offer, book, field }: ComplaintPageProps) => {
  const share = shareOf(book)
  return (
    <div className="side-n">
      <div>
        <h2>{hardSpaces(`${offer.title} v knize`)}</h2>
        {share !== null && (
          <p>
            <Ruler value={share} most={100} median={field.share} />
          </p>
        )}
        <p>{hardSpaces(bookWords(book, field))}</p>
        <p>
          <a href={complaintsOf(offer.slug)}>
            {hardSpaces(`Všechny stížnosti: ${countOf(book.listed, COMPLAINT_COUNT)}`)}
          </a>
        </p>
      </div>
      <div>
        <h2>{hardSpaces('Stalo se vám něco podobného?')}</h2>
        <p>
          {hardSpaces('Uložte si podmínky v den, kdy si bonus berete, a napište nejdřív podpoře. Potom ')}
          <a href={newComplaintOf(offer.slug)}>{hardSpaces('podejte stížnost')}</a>.
        </p>
      </div>
      <div>
        <h2>Oprava</h2>
        <p>
          {hardSpaces(
            complaint.closedOn === null
              ? 'Hráč i provozovatel píšou k stížnosti odkazem z e-mailu. '
              : 'Provozovatel i hráč mohou kdykoli doplnit fakta. ',
          )}
          <a href="/kontaktujte-nas/">{hardSpaces('Napište redakci')}</a>
        </p>
      </div>
    </div>
  )
}

/** „5 ze 7 uzavřených vyřešeno za 12 měsíců, medián pole 75 %. Medián 14 dní. Nevyplaceno po sporu 6 200 Kč.“ */
export function bookWords(book: BookFigures, field: BookField): string {
  const closed = closedOf(book)
  if (closed === 0) return 'Za posledních 12 měsíců tu žádná jiná uzavřená není.'
  const counts = `${book.solved} ${outOf(closed)} ${closedWord(closed)} vyřešeno za 12 měsíců`
  if (book.unpaid === null) return `${counts}. Na podíl je to málo.`
  const median = field.share === null ? '' : `, medián pole ${formatPercent(field.share)}`
  const days = book.medianDays === null ? '' : ` Medián ${countOf(book.medianDays, DAYS)}.`
  return `${counts}${median}.${days} Nevyplaceno po sporu ${formatCrowns(book.unpaid)}.`
}
