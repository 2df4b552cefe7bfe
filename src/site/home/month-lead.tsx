import { METHODOLOGY } from '#entities/offer/order.ts'
import { figuresOf, type Month, type MonthFigures } from '#entities/payout-test/month.ts'
import { findingWords } from '#shared/czech/finding.ts'
import { countOf, formatCount, formatDate, outOf, type PluralForms } from '#shared/czech/format.ts'
import { formatHours, withdrawalCount } from '#shared/czech/payouts.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { MonthPlot, PLOTTED } from '#site/home/month-plot.tsx'
import { TOPLIST_ID } from '#site/home/toplist-address.ts'
import { PAYOUTS_CSV, PAYOUTS_PATH } from '#site/payouts/address.ts'
import { TextLink } from '#ui/site/links.tsx'

const HEADING_ID = 'mereni-mesice'

const CASINOS: PluralForms = ['kasino', 'kasina', 'kasina', 'kasin']

export function MonthLead({ month }: { month: Month }) {
  const figures = figuresOf(month)
  return (
    <>
      <section className="say" aria-labelledby={HEADING_ID}>
        <p className="kick">Měření měsíce</p>
        <h2 id={HEADING_ID}>{findingWords(figures)}</h2>
        <p className="say-t">
          {hardSpaces(
            'Vkládáme vlastní peníze, žádáme o výplatu a měříme. Tečka je jeden výběr, svislá čára slib kasina. Co je vpravo od čáry, přišlo po termínu.',
          )}
        </p>
        <Figures figures={figures} />
        <div className="acts">
          <TextLink href={PAYOUTS_PATH} arrow>
            Celé měření
          </TextLink>
          <TextLink href={`#${TOPLIST_ID}`}>Zobrazit žebříček</TextLink>
        </div>
      </section>
      <MonthPlot month={month}>
        {hardSpaces(captionOf(month, figures))} <a href={PAYOUTS_PATH}>Tabulka všech výběrů</a>
        {' · '}
        <a href={PAYOUTS_CSV}>CSV</a>
        {' · '}
        <a href={METHODOLOGY}>Jak měříme</a>
      </MonthPlot>
    </>
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

function captionOf({ casinos, first, last }: Month, { count, median }: MonthFigures): string {
  const days = [...new Set([formatDate(first), formatDate(last)])].join(' – ')
  return [
    `Vlastní měření: ${withdrawalCount(count)}, ${days}, ${countOf(casinos.length, CASINOS)}.`,
    ...(casinos.length > PLOTTED ? [`V grafu je ${formatCount(PLOTTED)} nejlépe hodnocených.`] : []),
    ...(median === null ? [] : [`Medián všech je ${formatHours(median)}.`]),
  ].join(' ')
}
