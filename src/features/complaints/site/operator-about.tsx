import type { PublicComplaint } from '#features/complaints/public.ts'
import { type BookFigures, closedOf } from '#features/complaints/shared/figures.ts'
import { Documented, Findings, Points, Quoted } from '#features/complaints/timeline.tsx'
import type { BookField } from '#features/complaints/sums.server.ts'
import { onDay, shortDay } from '#features/complaints/words.ts'
import { DAYS } from '#features/players/months.ts'
import { daysBetween } from '#shared/czech/day.ts'
import { countOf, formatCrowns, formatPercent, outOf } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { Icon } from '#ui/site/icon.tsx'

interface AboutProps {
  shown: PublicComplaint
  nickname: string
  book: BookFigures
  field: BookField
}

/** What the operator is asked about. */
export const About = ({ shown, nickname, book, field }: AboutProps) => {
  const sent = shown.events.filter(({ kind }) => kind === 'send' || kind === 'ask-operator')
  const closed = closedOf(book)
  return (
    <div className="opl">
      <p className="only">
        <Icon name="info" />
        <span>
          {hardSpaces(
            'Odkaz je jen pro vás a platí do konce lhůty. Kdo ho má, může za vás odpovědět; nikam ho prosím nepřeposílejte.',
          )}
        </span>
      </p>
      <section>
        <h2>{hardSpaces('Co píše hráč')}</h2>
        <p className="tm-w">
          <span>
            přezdívka <b>{nickname}</b>
            {hardSpaces(', vidíte ji jen vy')}
          </span>
          {shown.isDocumented && <Documented />}
        </p>
        <Quoted text={shown.text} />
      </section>
      {sent.flatMap(({ findings }) => findings).length > 0 && (
        <section>
          <h2>{hardSpaces('Co jsme ověřili')}</h2>
          <Findings findings={sent.flatMap(({ findings }) => findings)} />
        </section>
      )}
      <section>
        <h2>{hardSpaces('Na co se ptáme')}</h2>
        <Points points={sent.flatMap(({ questions }) => questions)} />
      </section>
      <dl className="cf">
        <div>
          <dt>{hardSpaces('Jde o částku')}</dt>
          <dd className="big">{shown.amount === null ? '–' : formatCrowns(shown.amount)}</dd>
        </div>
        <div>
          <dt>{hardSpaces('Vaše kniha za 12 měsíců')}</dt>
          <dd>
            {closed === 0 ? hardSpaces('žádná uzavřená') : hardSpaces(`${book.solved} ${outOf(closed)} vyřešeno`)}
            {field.share !== null && <small>{hardSpaces(`medián pole ${formatPercent(field.share)}`)}</small>}
          </dd>
        </div>
      </dl>
    </div>
  )
}

const HUNDRED = 100
/** A label nearer to an end than this would run into the one of the end. */
const NEAR_END = 35

/** „dnes, zbývají 3 dny“ */
function todayWords(left: number): string {
  if (left === 0) return 'dnes je poslední den'
  return `dnes, ${left > 1 && left < 5 ? 'zbývají' : 'zbývá'} ${countOf(left, DAYS)}`
}

/** How much of the operator's time is over. */
export function TimeRuler({ since, until, today }: Record<'since' | 'until' | 'today', string>) {
  const days = daysBetween(since, until)
  if (days < 1) return null
  const day = Math.min(days, Math.max(0, daysBetween(since, today)))
  const place = Math.round((HUNDRED * day) / days)
  const words = hardSpaces(todayWords(days - day))
  const [isEarly, isLate] = [place < NEAR_END, place > HUNDRED - NEAR_END]
  const side = isEarly ? 's' : isLate ? 'e' : undefined
  return (
    <figure className="sd time" style={{ '--days': days }}>
      <svg
        role="img"
        aria-label={hardSpaces(`Lhůta od ${onDay(since)} do ${onDay(until)}, ${todayWords(days - day)}.`)}
      >
        <rect x="0" width="100%" />
        <rect className="p" x="100%" />
        <circle cx={`${place}%`} />
        {!isEarly && (
          <text className="s" x="0" y=".7rem">
            předáno
          </text>
        )}
        <text className={side} x={`${place}%`} y=".7rem">
          {words}
        </text>
        {!isLate && (
          <text className="e" x="100%" y=".7rem">
            lhůta
          </text>
        )}
        <text className="ax s" x="0" y="3.95rem">
          {shortDay(since)}
        </text>
        <text className="ax e" x="100%" y="3.95rem">
          {hardSpaces(`${onDay(until)}, 23.59`)}
        </text>
      </svg>
    </figure>
  )
}
