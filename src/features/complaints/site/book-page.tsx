import type { BookLine } from '#features/complaints/read.server.ts'
import {
  complaintPath,
  COMPLAINTS_PATH,
  NEW_COMPLAINT_PATH,
  OFFER_PARAM,
  STATE_PARAM,
} from '#features/complaints/shared/address.ts'
import { SHOWN_STATE_NAMES, SHOWN_STATES, type ShownState } from '#features/complaints/shared/states.ts'
import { HowWeWork } from '#features/complaints/site/how-we-work.tsx'
import { finding, Ledger, type LedgerProps } from '#features/complaints/site/ledger.tsx'
import type { Choices } from '#features/complaints/site/new-form.tsx'
import { StateMark } from '#features/complaints/state-mark.tsx'
import { onDay } from '#features/complaints/words.ts'
import { DAYS } from '#features/players/months.ts'
import { countOf, formatCount, formatCrowns } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { BuiltInPage } from '#site/built-in-page.tsx'
import { Pager } from '#site/listing/pager.tsx'
import type { Paging } from '#site/listing/paging.ts'

export interface ShownLine extends BookLine {
  offerTitle: string
}

interface BookPageProps {
  title: string
  /** Null where a choice or a further page is shown: the figures are on the first. */
  overview: LedgerProps | null
  counts: Record<ShownState, number>
  state: ShownState | null
  offer: { slug: string; title: string } | null
  choices: Choices
  lines: readonly ShownLine[]
  paging: Paging
  base: string
}

export const BookPage = (props: BookPageProps) => {
  const { title, overview, offer } = props
  return (
    <BuiltInPage
      title={title}
      name={offer ? offer.title : 'Kniha stížností'}
      steps={offer ? [{ title: 'Kniha stížností', path: COMPLAINTS_PATH }] : []}
      lead={hardSpaces(
        'Když kasino nedodrží, co slíbilo, zapíšeme to, ověříme a zeptáme se provozovatele. Peníze za vás vymáhat nemůžeme. Můžeme ukázat, kdo spory řeší a kdo ne.',
      )}
    >
      {overview && (
        <div className="kl">
          <Overview {...overview} />
          <Ledger {...overview} />
        </div>
      )}
      <List {...props} />
      <HowWeWork />
    </BuiltInPage>
  )
}

const Overview = ({ total, rows, months }: LedgerProps) => (
  <section className="say" aria-labelledby="nalez">
    <p className="kick">{hardSpaces(`Posledních 12 měsíců, ${months}`)}</p>
    <h2 id="nalez">{hardSpaces(finding(total, rows))}</h2>
    <p className="say-t">
      {hardSpaces(
        'Za vyřešený počítáme spor, po kterém hráč dostal, na co měl podle podmínek nárok. Stížnosti do známek kasin nevstupují.',
      )}
    </p>
    <dl className="tri">
      <div>
        <dt>
          {hardSpaces(
            `přijatých stížností; zamítnuté: ${formatCount(total.rejected)}, otevřené: ${formatCount(total.open)}`,
          )}
        </dt>
        <dd>{formatCount(total.received)}</dd>
      </div>
      {total.medianDays !== null && (
        <div>
          <dt>{hardSpaces('medián od přijetí po uzavření')}</dt>
          <dd>{countOf(total.medianDays, DAYS)}</dd>
        </div>
      )}
      {total.unpaid !== null && (
        <div>
          <dt>{hardSpaces('nevyplaceno po sporu')}</dt>
          <dd>{formatCrowns(total.unpaid)}</dd>
        </div>
      )}
    </dl>
    <p className="acts">
      <a className="btn" href={NEW_COMPLAINT_PATH}>
        Podat stížnost
      </a>
      <a className="tlink" href="#jak">
        {hardSpaces('Jak stížnosti řešíme')}
      </a>
    </p>
  </section>
)

const queryOf = (state: ShownState | null, slug: string | undefined) => {
  const params = new URLSearchParams()
  if (slug) params.set(OFFER_PARAM, slug)
  if (state) params.set(STATE_PARAM, SHOWN_STATES[state].param)
  return params.size > 0 ? `?${params}` : ''
}
export const bookAddress = (state: ShownState | null, slug?: string) => COMPLAINTS_PATH + queryOf(state, slug)

const List = ({ counts, state, offer, choices, lines, paging, base }: BookPageProps) => {
  const all = SHOWN_STATE_NAMES.reduce((sum, name) => sum + counts[name], 0)
  return (
    <section className="sec" aria-labelledby="vsechny">
      <div className="flt-h">
        <h2 id="vsechny">{hardSpaces(offer ? `Stížnosti: ${offer.title}` : 'Stížnosti')}</h2>
        <OfferForm choices={choices} offer={offer} state={state} />
      </div>
      {all > 0 && (
        <nav className="flt" aria-label="Stav stížnosti">
          <a
            className="chip"
            href={bookAddress(null, offer?.slug)}
            {...(state === null ? { 'aria-current': true } : {})}
          >
            Všechny <small>{formatCount(all)}</small>
          </a>
          {SHOWN_STATE_NAMES.filter((name) => counts[name] > 0 || name === state).map((name) => (
            <a
              key={name}
              className="chip"
              href={bookAddress(name, offer?.slug)}
              {...(name === state ? { 'aria-current': true } : {})}
            >
              {hardSpaces(SHOWN_STATES[name].many)} <small>{formatCount(counts[name])}</small>
            </a>
          ))}
        </nav>
      )}
      {lines.length > 0 ? (
        <ol className="sl2">
          {lines.map((line) => (
            <Line key={line.number} line={line} />
          ))}
        </ol>
      ) : (
        <Nothing isChosen={state !== null || offer !== null} />
      )}
      <Pager base={base} paging={paging} />
    </section>
  )
}

const Nothing = ({ isChosen }: { isChosen: boolean }) => (
  <div className="empty">
    <b>{hardSpaces(isChosen ? 'Taková stížnost v knize není.' : 'Kniha je zatím prázdná.')}</b>
    {isChosen ? (
      <a className="btn ghost sm" href={COMPLAINTS_PATH}>
        Zrušit výběr
      </a>
    ) : (
      <a className="btn ghost sm" href={NEW_COMPLAINT_PATH}>
        Podat první stížnost
      </a>
    )}
  </div>
)

const OfferForm = ({ choices, offer, state }: Pick<BookPageProps, 'choices' | 'offer' | 'state'>) => (
  <form className="acts" method="get" action={COMPLAINTS_PATH}>
    <label className="hint" htmlFor="kas">
      Kasino
    </label>
    <select className="select" id="kas" name={OFFER_PARAM} defaultValue={offer?.slug ?? ''}>
      <option value="">všechna</option>
      {[...choices.casinos, ...choices.bookmakers].map(({ slug, title }) => (
        <option key={slug} value={slug}>
          {title}
        </option>
      ))}
    </select>
    {state && <input type="hidden" name={STATE_PARAM} value={SHOWN_STATES[state].param} />}
    <button type="submit" className="btn ghost sm">
      Vybrat
    </button>
  </form>
)

const Line = ({ line: { number, title, receivedOn, amount, state, offerTitle } }: { line: ShownLine }) => (
  <li>
    <span className="c">{hardSpaces(offerTitle)}</span>
    <h3>
      <a href={complaintPath(number)}>{hardSpaces(title)}</a>
    </h3>
    <p className="m">
      <span>{hardSpaces(`č. ${number}`)}</span>
      <time dateTime={receivedOn}>{onDay(receivedOn)}</time>
      <b>{amount === null ? '' : formatCrowns(amount)}</b>
    </p>
    <StateMark state={state} />
  </li>
)
