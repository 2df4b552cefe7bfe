import { CRITERIA } from '#site/home/criteria.tsx'
import { countOf, formatPercent } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { TOPLIST_ID } from '#site/home/toplist-address.ts'
import { Icon } from '#ui/site/icon.tsx'

const TESTED = ['otestované kasino', 'otestovaná kasina', 'otestovaného kasina', 'otestovaných kasin'] as const

export const Hero = ({ tested }: { tested: number }) => (
  <section className="hero">
    <div className="wrap">
      <div>
        <h1>Online kasina bez příkras</h1>
        <p className="lead">
          {hardSpaces(
            'Testujeme za vlastní peníze, čteme podmínky do posledního řádku a napíšeme i to, co se nám nelíbí. Vy se pak rozhodnete s rozmyslem.',
          )}
        </p>
        <div className="acts">
          <a className="btn lg" href={`#${TOPLIST_ID}`}>
            Zobrazit žebříček
          </a>
          <a className="btn lg ghost" href="#jak">
            Jak hodnotíme
          </a>
        </div>
        <ul className="proof">
          {tested > 0 && <Proof text={countOf(tested, TESTED)} />}
          <Proof text="Ověřené licence" />
          <Proof text="Provize neovlivňuje pořadí" />
        </ul>
      </div>
      <Weights />
    </div>
  </section>
)

const Proof = ({ text }: { text: string }) => (
  <li>
    <Icon name="check" />
    {text}
  </li>
)

/** The criteria as one bar on a scale from 0 to 100. */
const Weights = () => (
  <aside className="weigh" aria-labelledby="vahy">
    <Scales />
    <h2 id="vahy">Na co klademe váhu</h2>
    <div className="wbar" aria-hidden="true">
      <span>
        {CRITERIA.map(({ title, weight }, index) => (
          <i key={title} style={{ '--w': weight, '--c': `var(--w${index + 1})` }} />
        ))}
      </span>
    </div>
    <ul className="wkey">
      {CRITERIA.map(({ title, weight }, index) => (
        <li key={title}>
          <i style={{ '--c': `var(--w${index + 1})` }} />
          <span>{hardSpaces(title)}</span>
          <b>{formatPercent(weight)}</b>
        </li>
      ))}
    </ul>
  </aside>
)

const Scales = () => (
  <svg className="beam" viewBox="0 0 320 84" aria-hidden="true">
    <path d="M160 14v58M132 74h56" />
    <circle cx="160" cy="12" r="5" fill="var(--art-pop)" />
    <path d="M52 30 268 18M52 30 30 58M52 30l22 28M268 18l-22 28M268 18l22 28" />
    <path d="M24 58h56c-3 9-13 14-28 14s-25-5-28-14z" fill="var(--art-fill)" />
    <path d="M240 46h56c-3 9-13 14-28 14s-25-5-28-14z" fill="var(--art-paper)" />
    <g fill="var(--art-paper)">
      <circle cx="44" cy="49" r="8" />
      <circle cx="60" cy="49" r="8" />
      <circle cx="52" cy="37" r="8" />
    </g>
    <path d="M262 45V33h12v12" />
  </svg>
)
