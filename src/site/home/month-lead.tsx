import { Fragment } from 'react'
import { METHODOLOGY } from '#entities/offer/order.ts'
import { alwaysInTime, figuresOf, type Month, type MonthFigures } from '#entities/payout-test/month.ts'
import { findingWords } from '#shared/czech/finding.ts'
import { countOf, formatCount, outOf, type PluralForms } from '#shared/czech/format.ts'
import { formatHours, withdrawalCount } from '#shared/czech/payouts.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { CASINOS } from '#site/home/month-words.ts'
import { MonthPlot, PLOTTED } from '#site/home/month-plot.tsx'
import { PAYOUTS_CSV, PAYOUTS_PATH } from '#site/payouts/address.ts'

const HEADING_ID = 'mereni-mesice'

/** What was found this month. */
export function MonthFinding({ month }: { month: Month }) {
  const figures = figuresOf(month)
  return (
    <section className="say" aria-labelledby={HEADING_ID}>
      <p className="kick">Měření měsíce</p>
      <h2 id={HEADING_ID}>{findingWords(figures)}</h2>
      <Strip figures={figures} />
      {figures.late > 0 && <Reliable month={month} />}
      <Figures figures={figures} />
    </section>
  )
}

export function MonthProof({ month }: { month: Month }) {
  return (
    <MonthPlot month={month}>
      {hardSpaces(captionOf(month, figuresOf(month)))} <a href={PAYOUTS_PATH}>Celé měření</a>
      {' · '}
      <a href={PAYOUTS_CSV}>CSV</a>
      {' · '}
      <a href={METHODOLOGY}>Jak měříme</a>
    </MonthPlot>
  )
}

/** A dot for each withdrawal, the late ones last. */
function Strip({ figures: { judged, late } }: { figures: MonthFigures }) {
  if (judged === 0) return null
  const inTime = judged - late
  return (
    <div className="strip">
      <div aria-hidden="true">
        {inTime > 0 && <i style={{ '--n': inTime }} />}
        {late > 0 && <i className="late" style={{ '--n': late }} />}
      </div>
      <p>
        <span>
          <b>{formatCount(inTime)}</b> včas, <b className={late > 0 ? 'late' : undefined}>{formatCount(late)}</b>{' '}
          {hardSpaces('po termínu')}
        </span>
        <a href={PAYOUTS_PATH}>Celé měření</a>
      </p>
    </div>
  )
}

const NAMED = 5
const OTHERS: PluralForms = ['další', 'další', 'dalšího', 'dalších']

/** „Včas přišel každý výběr z kasin Stříbrný Čáp (5), Tichý Medvěd (4) a Lesní Liška (3).“ */
function Reliable({ month }: { month: Month }) {
  const all = alwaysInTime(month)
  if (all.length === 0) return null
  const named = all.slice(0, NAMED)
  return (
    <p className="reliable">
      {hardSpaces(`Včas přišel každý výběr z ${all.length === 1 ? 'kasina' : 'kasin'} `)}
      {named.map(({ slug, title, path, hours }, index) => (
        <Fragment key={slug}>
          {index > 0 && (index === all.length - 1 ? ' a\u00a0' : ', ')}
          {path ? <a href={path}>{hardSpaces(title)}</a> : <b>{hardSpaces(title)}</b>}
          {`\u00a0(${formatCount(hours.length)})`}
        </Fragment>
      ))}
      {all.length > NAMED && hardSpaces(` a ${countOf(all.length - NAMED, OTHERS)}`)}.
    </p>
  )
}

function Figures({ figures: { count, judged, late, median, worst, slowest } }: { figures: MonthFigures }) {
  const inTime = judged - late
  return (
    <dl className="tri">
      {judged > 0 ? (
        <div>
          <dt>{hardSpaces(`výběrů ${arrived(inTime)} v termínu`)}</dt>
          <dd>{hardSpaces(`${formatCount(inTime)} ${outOf(judged)}`)}</dd>
        </div>
      ) : (
        <div>
          <dt>změřených výběrů</dt>
          <dd>{formatCount(count)}</dd>
        </div>
      )}
      {median !== null && (
        <div>
          <dt>{hardSpaces('medián od žádosti po účet')}</dt>
          <dd>{formatHours(median)}</dd>
        </div>
      )}
      {worst ? (
        <div>
          <dt>{hardSpaces(`největší zpoždění, ${worst.title}`)}</dt>
          <dd>{formatHours(worst.hours)}</dd>
        </div>
      ) : (
        slowest && (
          <div>
            <dt>{hardSpaces(`nejpomalejší výběr, ${slowest.title}`)}</dt>
            <dd>{formatHours(slowest.hours)}</dd>
          </div>
        )
      )}
    </dl>
  )
}

/** „1 z 5 výběrů dorazil“ */
const arrived = (count: number) => (count === 1 ? 'dorazil' : count >= 2 && count <= 4 ? 'dorazily' : 'dorazilo')

function captionOf({ casinos }: Month, { count, median }: MonthFigures): string {
  return [
    `Vlastní měření: ${withdrawalCount(count)}, ${countOf(casinos.length, CASINOS)}.`,
    'Tečka je jeden výběr, co je vpravo od slibu, přišlo po termínu.',
    ...(casinos.length > PLOTTED ? [`V grafu je ${formatCount(PLOTTED)} nejlépe hodnocených.`] : []),
    ...(median === null ? [] : [`Medián všech výběrů je ${formatHours(median)}.`]),
  ].join(' ')
}
