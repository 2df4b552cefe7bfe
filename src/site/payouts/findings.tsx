import type { MethodFigures } from '#entities/payout-test/all-time.server.ts'
import { figuresOf, type Month, rowsOf } from '#entities/payout-test/month.ts'
import { findingWords } from '#shared/czech/finding.ts'
import { formatCount, outOf } from '#shared/czech/format.ts'
import { formatHours, withdrawalCount } from '#shared/czech/payouts.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { MonthPlot } from '#site/home/month-plot.tsx'
import { payoutsHref } from '#site/payouts/address.ts'

/** More rows would be longer than the table below them. */
const PLOTTED = 40

/** What the withdrawals say, before each of them: how many were late, who is fast, which way is. */
export function PayoutFindings({ all, methods }: { all: Month; methods: readonly MethodFigures[] }) {
  const figures = figuresOf(all)
  return (
    <section className="wd-say" aria-labelledby="zjisteni">
      <h2 id="zjisteni">{findingWords({ ...figures, leader: 'unmeasured' })}</h2>
      <p>{hardSpaces(extremesOf(all))}</p>
      <MonthPlot month={all} most={PLOTTED}>
        {hardSpaces(
          `Všechna naše měření: ${withdrawalCount(figures.count)}. Tečka je jeden výběr; co je vpravo od slibu, přišlo po termínu.`,
        )}
      </MonthPlot>
      {methods.length > 1 && <Methods methods={methods} />}
    </section>
  )
}

/** „Nejrychleji platí Tichý Medvěd, medián 16 h; nejpomaleji Zelený Ježek, medián 102 h.“ */
function extremesOf(all: Month): string {
  const ranked = rowsOf(all, Infinity).flatMap(({ title, median }) => (median === null ? [] : [{ title, median }]))
  const [fastest, slowest] = [ranked[0], ranked.at(-1)]
  if (!fastest || !slowest || fastest === slowest) return ''
  return `Nejrychleji platí ${fastest.title}, medián ${formatHours(fastest.median)}; nejpomaleji ${slowest.title}, medián ${formatHours(slowest.median)}.`
}

const Methods = ({ methods }: { methods: readonly MethodFigures[] }) => (
  <div className="tb-box">
    <table className="tb">
      <caption>Podle způsobu výplaty</caption>
      <thead>
        <tr>
          <th scope="col">Metoda</th>
          <th scope="col" className="r">
            Medián
          </th>
          <th scope="col" className="r">
            Po termínu
          </th>
        </tr>
      </thead>
      <tbody>
        {methods.map(({ method, median, count, late }) => (
          <tr key={method}>
            <th scope="row">{hardSpaces(method)}</th>
            <td className="r">
              {median === null ? <small>{hardSpaces('málo měření')}</small> : <b>{formatHours(median)}</b>}
            </td>
            <td className="r">
              <span className={late > 0 ? 'late' : undefined}>
                {hardSpaces(`${formatCount(late)} ${outOf(count)}`)}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

export const LateSwitch = ({ isLateOnly, late }: { isLateOnly: boolean; late: number }) => (
  <nav className="rub" aria-label="Které výběry">
    {[false, true].map((each) => (
      <a
        key={String(each)}
        href={payoutsHref(each)}
        {...(each === isLateOnly ? { 'aria-current': 'page' as const } : {})}
      >
        {hardSpaces(each ? `Jen pozdní` : 'Všechny výběry')}
        {each && <small>{formatCount(late)}</small>}
      </a>
    ))}
  </nav>
)
