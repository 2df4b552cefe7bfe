import { findOfferBySlug } from '#features/change-log/queries.server.ts'
import { addComplaint } from '#features/complaints/player.server.ts'
import { COMPLAINTS_PATH, NEW_COMPLAINT_PATH, OFFER_PARAM } from '#features/complaints/shared/address.ts'
import {
  CONFIRM_HOURS,
  DECIDE_DAYS,
  FILES_MAX,
  FILES_MEGABYTES,
  OPERATOR_DAYS,
  PAY_DAYS,
  TAKE_WORKING_DAYS,
} from '#features/complaints/shared/limits.ts'
import {
  checkComplaint,
  type FieldName,
  FIELDS,
  readEvidence,
  TOO_MANY_FILES,
} from '#features/complaints/site/form-state.ts'
import { type Choices, NewForm } from '#features/complaints/site/new-form.tsx'
import { TAKEN_WITHIN } from '#features/complaints/words.ts'
import { DAYS } from '#features/players/months.ts'
import { readOfferNames } from '#features/players/offer.server.ts'
import { headersOf, type Outcome, refused, Sent, valuesIn } from '#features/players/site/form.tsx'
import { addOnce, type FormLimits, isFromBot, mustWait } from '#features/players/site/take.server.ts'
import type { Reader } from '#records/db.server.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import { canSendMail } from '#infra/mail.server.ts'
import { countOf } from '#shared/czech/format.ts'
import { isSlug } from '#shared/czech/slug.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { HELP_LINES, HELP_PATH, telephone } from '#shared/help-lines.ts'
import { BuiltInPage } from '#site/built-in-page.tsx'
import type { FormRequest, Page, PageRequest, PageResult, PageRoute } from '#site/page.ts'

/** Files that are too large are still read up to this, so that the form can say so and keep what was typed. */
export const MOST_BYTES = 1.5 * FILES_MEGABYTES * 1_000_000
export const COMPLAINT_LIMITS: FormLimits = { kind: 'complaint', perNetwork: 5, perOffer: 30 }

type State = Outcome<FieldName>['state']

const TITLES = { closed: 'Podat stížnost', form: 'Podat stížnost', sent: 'Podívejte se do e-mailu' } as const

interface NewPageProps {
  state: State
  choices: Choices
  chosen: string
}

const NewPage = ({ state, ...form }: NewPageProps) => (
  <BuiltInPage
    title={TITLES[state.step]}
    name="Podat stížnost"
    steps={[{ title: 'Kniha stížností', path: COMPLAINTS_PATH }]}
    lead={
      state.step === 'form' &&
      hardSpaces(
        'Tři části na jedné stránce, asi deset minut. Připravte si, kdy jste podpoře psali a co odpověděla. Jméno nechceme.',
      )
    }
  >
    <div className="two">
      <div>
        <Content state={state} {...form} />
      </div>
      <Side />
    </div>
  </BuiltInPage>
)

function Content({ state, ...form }: NewPageProps) {
  if (state.step === 'form') return <NewForm {...form} {...state} />
  if (state.step === 'sent') {
    const last = { title: 'Přijetí', words: `po přečtení redakcí, do ${TAKEN_WITHIN}` }
    return <Sent {...{ email: state.email, last }} hours={CONFIRM_HOURS} noun="stížnost" subject="Potvrďte stížnost" />
  }
  return (
    <p className="say-t">
      {hardSpaces(
        'Formulář je teď zavřený: web neposílá e-maily, takže bychom neměli jak ověřit, kdo píše, ani jak odpovědět. Zkuste to prosím později.',
      )}
    </p>
  )
}

const TIMES = [
  [TAKE_WORKING_DAYS, 'pracovní, a víte, jestli stížnost bereme'],
  [OPERATOR_DAYS, 'má provozovatel na odpověď'],
  [DECIDE_DAYS, 'po odpovědi rozhodneme'],
  [PAY_DAYS, 'má kasino na zaplacení'],
] as const

const Side = () => (
  <div className="side-n">
    <div>
      <h2>Lhůty</h2>
      <dl className="dl">
        {TIMES.map(([days, words]) => (
          <div key={words}>
            <dt>{countOf(days, DAYS)}</dt>
            <dd>{hardSpaces(words)}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">{hardSpaces(`Do ${TAKEN_WITHIN} od potvrzení se vám ozveme.`)}</p>
    </div>
    <div>
      <h2>{hardSpaces('Co umíme a co ne')}</h2>
      <p>
        {hardSpaces(
          'Ověříme fakta, zeptáme se provozovatele a výsledek zveřejníme. Peníze vymáhat nemůžeme a právní rady nedáváme. ',
        )}
        <a href={`${COMPLAINTS_PATH}#kam-se-obratit`}>{hardSpaces('Kam se ještě obrátit')}</a>
      </p>
    </div>
    <div>
      <h2>{hardSpaces('Chcete zpátky prohru?')}</h2>
      <p>
        {hardSpaces('Prohrané peníze vrátit neumíme. Pokud vás tíží, zavolejte: ')}
        {HELP_LINES.slice(0, 1).map(({ name, number }) => (
          <a key={number} href={telephone(number)}>
            {hardSpaces(`${name} ${number}`)}
          </a>
        ))}
        {'. '}
        <a href={HELP_PATH}>{hardSpaces('Jak hru zastavit')}</a>
      </p>
    </div>
  </div>
)

/** People complain about casinos without a licence, too. */
export const loadChoices = defineCached(async function readChoices(db: Reader): Promise<Choices> {
  const [casinos, bookmakers] = await Promise.all([readOfferNames(db, 'casino'), readOfferNames(db, 'bookmaker')])
  return { casinos, bookmakers }
})

async function pageIn(state: State, { services: { db, env }, params }: PageRequest): Promise<Page> {
  const choices = await loadChoices(db)
  const wanted = params.get(OFFER_PARAM) ?? ''
  const chosen = [...choices.casinos, ...choices.bookmakers].some(({ slug }) => slug === wanted) ? wanted : ''
  return {
    sheet: 'complaints',
    main: <NewPage {...{ state, choices, chosen }} />,
    head: {
      path: NEW_COMPLAINT_PATH,
      title: `${TITLES[state.step]} – ${env.SITE_NAME}`,
      description:
        'Podejte stížnost na kasino: co k ní potřebujete, co s ní uděláme a do kdy. Jméno nechceme, e-mail nezveřejníme.',
    },
  }
}

const load = (request: PageRequest): PageResult =>
  pageIn(canSendMail(request.services.env) ? { step: 'form', values: {}, errors: {} } : { step: 'closed' }, request)

async function submit(request: FormRequest): PageResult {
  const outcome = await take(request)
  return { ...(await pageIn(outcome.state, request)), status: outcome.status, headers: headersOf(outcome) }
}

async function take(request: FormRequest): Promise<Outcome<FieldName>> {
  const { services, form, files } = request
  if (!canSendMail(services.env)) return { status: 409, state: { step: 'closed' } }
  const values = valuesIn(form, FIELDS)
  const chosen = files.get('doklady') ?? []
  const checked = checkComplaint(values, services.now())
  const tooMany = chosen.length > FILES_MAX ? { doklady: TOO_MANY_FILES } : {}
  if ('errors' in checked) return refused(422, values, { ...checked.errors, ...tooMany })
  if (tooMany.doklady) return refused(422, values, tooMany)
  const { input, email, nickname } = checked
  const offer = isSlug(checked.offer) ? await findOfferBySlug(services.db, checked.offer) : undefined
  if (!offer) return refused(422, values, { kasino: 'Vyberte kasino ze seznamu.' })
  const sent = { status: 200, state: { step: 'sent', email } } as const
  if (isFromBot(request)) return sent
  const wait = await mustWait(request, COMPLAINT_LIMITS, offer.id)
  if (wait) {
    const words = `Za poslední hodinu přišlo už mnoho stížností. Další pošlete nejdříve za ${wait.words}.`
    return refused(429, values, {}, { ...wait, words })
  }
  const evidence = await readEvidence(chosen)
  if (typeof evidence === 'string') return refused(422, values, { doklady: evidence })
  const about = { id: offer.id, collection: `${offer.kind}s` as const, title: offer.title }
  await addOnce(services, 'complaint', email, () =>
    addComplaint(services, { offer: about, input, email, nickname, files: evidence }),
  )
  return sent
}

export const newComplaintPage: PageRoute = {
  path: NEW_COMPLAINT_PATH,
  params: [OFFER_PARAM],
  load,
  submit,
  multipartBytes: MOST_BYTES,
}
