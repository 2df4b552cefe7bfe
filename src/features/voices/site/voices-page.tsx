import type { PublicVoice } from '#features/voices/public.ts'
import type { Choice } from '#features/voices/read.server.ts'
import { CHOICE_PARAM, VOICES_CSV, voicesOf } from '#features/voices/shared/address.ts'
import { type FieldShares, hasFigures, type VoiceFigures } from '#features/voices/shared/figures.ts'
import { newComplaintOf } from '#features/complaints/shared/address.ts'
import { Few, HowVerified, WriteLink } from '#features/voices/site/parts.tsx'
import { Questions, ThreeFigures } from '#features/voices/site/tally.tsx'
import { VoiceList } from '#features/voices/voice-view.tsx'
import { VOICE_COUNT } from '#features/voices/words.ts'
import { countOf, formatCount, formatRating, outOf } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { keysOf } from '#shared/objects.ts'
import { BuiltInPage } from '#site/built-in-page.tsx'
import { Pager } from '#site/listing/pager.tsx'
import type { Paging } from '#site/listing/paging.ts'

/** The value in the address, the label, and what an empty selection says. */
export const CHOICE_NAMES = {
  all: { param: '', label: 'Všechny', none: '' },
  payouts: { param: 'vyplaty', label: 'Výplaty', none: 'K výplatám ještě nikdo nepsal' },
  terms: { param: 'podminky', label: 'Podmínky', none: 'K podmínkám ještě nikdo nepsal' },
  support: { param: 'podpora', label: 'Podpora', none: 'K podpoře ještě nikdo nepsal' },
  documented: { param: 'dolozene', label: 'Doložené', none: 'Doložená zatím není žádná' },
} as const satisfies Record<Choice, object>

export const choiceIn = (params: URLSearchParams): Choice => {
  const given = params.get(CHOICE_PARAM) ?? ''
  return keysOf(CHOICE_NAMES).find((name) => CHOICE_NAMES[name].param === given) ?? 'all'
}

interface VoicesPageProps {
  offer: { slug: string; title: string; kind: 'casino' | 'bookmaker'; path: string | null; rating: number | null }
  title: string
  steps: readonly { title: string; path: string }[]
  choice: Choice
  counts: Record<Choice, number>
  paging: Paging
  base: string
  voices: readonly PublicVoice[]
  figures: VoiceFigures
  field: FieldShares
}

export const NOUN = { casino: 'kasino', bookmaker: 'kancelář' } as const
const IN = { casino: 'v kasinu', bookmaker: 'v kanceláři' } as const

export function VoicesPage(props: VoicesPageProps) {
  const { offer, title, steps, figures, field, paging } = props
  return (
    <BuiltInPage title={title} name={offer.title} steps={steps} lead={paging.page === 1 && <Lead offer={offer} />}>
      <div className="two">
        <div>
          {paging.page === 1 && (
            <div className="pv">
              {hasFigures(figures) ? (
                <>
                  <ThreeFigures figures={figures} field={field} noun={NOUN[offer.kind]} />
                  <Questions figures={figures} field={field} />
                </>
              ) : (
                <Few slug={offer.slug} total={figures.people} />
              )}
              {hasFigures(figures) && (
                <p className="acts">
                  <WriteLink slug={offer.slug} />
                  <a href={newComplaintOf(offer.slug)}>{hardSpaces('Máte spor? Podejte stížnost')}</a>
                </p>
              )}
            </div>
          )}
          <All {...props} />
        </div>
        <Side />
      </div>
    </BuiltInPage>
  )
}

const Lead = ({ offer: { kind, path, rating } }: Pick<VoicesPageProps, 'offer'>) => {
  const score = rating === null ? 'známky' : `známky ${formatRating(rating)}`
  return (
    <>
      {hardSpaces(`Co napsali lidé, kteří ${IN[kind]} hráli. Redakce texty neopravuje a do `)}
      {path ? <a href={path}>{hardSpaces(score)}</a> : hardSpaces(score)}
      {hardSpaces(' je nepočítá. Novější jsou nahoře, starší než 12 měsíců se do čísel nepočítají.')}
    </>
  )
}

const All = ({ offer, choice, counts, paging, base, voices, figures }: VoicesPageProps) => (
  <section className="sec" aria-labelledby="hlasy">
    <div className="flt-h">
      <h2 id="hlasy">Všechny zkušenosti</h2>
      <p className="hint" role="status">
        {`${countOf(figures.total, VOICE_COUNT)}, strana ${paging.page} ${outOf(paging.pages)}`}
      </p>
    </div>
    {figures.total > 0 && (
      <nav className="flt" aria-label="Vybrat zkušenosti">
        {keysOf(CHOICE_NAMES).map((name) => (
          <a
            key={name}
            className="chip"
            href={voicesOf(offer.slug) + (name === 'all' ? '' : `?${CHOICE_PARAM}=${CHOICE_NAMES[name].param}`)}
            {...(name === choice ? { 'aria-current': true } : {})}
          >
            {CHOICE_NAMES[name].label} <small>{formatCount(name === 'all' ? figures.total : counts[name])}</small>
          </a>
        ))}
      </nav>
    )}
    <div className="vx-how" id="pravidla">
      <HowVerified />
    </div>
    {voices.length > 0 && <VoiceList voices={voices} />}
    {voices.length === 0 && choice !== 'all' && (
      <div className="empty">
        <b>{CHOICE_NAMES[choice].none}</b>
        <a className="btn ghost sm" href={voicesOf(offer.slug)}>
          Zrušit výběr
        </a>
      </div>
    )}
    <Pager base={base} paging={paging} />
  </section>
)

const Side = () => (
  <div className="side-n">
    <div>
      <h2>Co nezveřejníme</h2>
      <ul>
        <li>jména a urážky,</li>
        <li>chlubení výhrami a návody, jak vyhrát,</li>
        <li>odkazy a slevové kódy,</li>
        <li>druhou zkušenost od stejného člověka ve stejném měsíci,</li>
        <li>co není vlastní zkušenost.</li>
      </ul>
      <p>Chválu i výtky zveřejníme stejně.</p>
    </div>
    <div>
      <h2>Co smí provozovatel</h2>
      <p>
        {hardSpaces(
          'Odpovědět jednou pod zkušenost a opravit fakta. Smazat ji ani koupit nemůže, ani když nám platí provizi.',
        )}
      </p>
    </div>
    <div>
      <h2>Data</h2>
      <p>
        <a href={VOICES_CSV}>{hardSpaces('Odpovědi na pět otázek jako CSV')}</a>
        {hardSpaces(', bez textů a bez e-mailů.')}
      </p>
    </div>
  </div>
)
