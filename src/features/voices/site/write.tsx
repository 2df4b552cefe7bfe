import { findOfferBySlug } from '#features/change-log/queries.server.ts'
import { newComplaintOf } from '#features/complaints/shared/address.ts'
import { type NamedOffer, withOffer } from '#features/players/offer.ts'
import { PROOF_BYTES } from '#features/players/proof.server.ts'
import { headersOf, type Outcome, refused, Sent } from '#features/players/site/form.tsx'
import { addOnce, type FormLimits, isFromBot, mustWait } from '#features/players/site/take.server.ts'
import { addVoice } from '#features/voices/author.server.ts'
import { DECIDED_WITHIN } from '#features/voices/letters.ts'
import { VOICES_PATH, voicesOf, writeVoiceOf } from '#features/voices/shared/address.ts'
import { CONFIRM_HOURS, OFFER_PER_HOUR } from '#features/voices/shared/limits.ts'
import { checkVoice, type FieldName, FIELDS, proofError, readFile } from '#features/voices/site/form-state.ts'
import { VoiceForm } from '#features/voices/site/voice-form.tsx'
import { valuesIn } from '#features/players/site/form.tsx'
import { canSendMail } from '#infra/mail.server.ts'
import { isSlug } from '#shared/czech/slug.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { HELP_PATH } from '#shared/help-lines.ts'
import { BuiltInPage } from '#site/built-in-page.tsx'
import { notFound } from '#site/error/not-found.tsx'
import type { FormRequest, Page, PageRequest, PageResult, PageRoute } from '#site/page.ts'

/** A file that is too large is still read up to this, so that the form can say so and keep what was typed. */
export const MOST_BYTES = 2 * PROOF_BYTES
export const VOICE_LIMITS: FormLimits = { kind: 'voice', perNetwork: 10, perOffer: OFFER_PER_HOUR }

type State = Outcome<FieldName>['state']
type WrittenOffer = NamedOffer & { id: string; slug: string }

const TITLES = { closed: 'Napsat zkušenost', form: 'Vaše zkušenost', sent: 'Podívejte se do e-mailu' } as const
const titleOf = (offer: NamedOffer, { step }: State) =>
  step === 'sent' ? TITLES.sent : `${TITLES[step]} ${withOffer(offer)}`

const WritePage = ({ offer, state }: { offer: WrittenOffer; state: State }) => (
  <BuiltInPage
    title={titleOf(offer, state)}
    name="Napsat"
    steps={[
      { title: 'Zkušenosti', path: VOICES_PATH },
      { title: offer.title, path: voicesOf(offer.slug) },
    ]}
    lead={
      state.step === 'form' &&
      hardSpaces('Zabere to asi tři minuty. Povinné je všechno kromě výběru a dokladu. Jméno nechceme.')
    }
  >
    <div className="two">
      <div>
        <Content offer={offer} state={state} />
      </div>
      <Side slug={offer.slug} />
    </div>
  </BuiltInPage>
)

function Content({ offer: { slug }, state }: { offer: WrittenOffer; state: State }) {
  if (state.step === 'sent') {
    const last = { title: 'Zveřejnění', words: `po přečtení redakcí, do ${DECIDED_WITHIN}` }
    return (
      <Sent {...{ email: state.email, last }} hours={CONFIRM_HOURS} noun="zkušenost" subject="Potvrďte zkušenost" />
    )
  }
  if (state.step === 'form') {
    return <VoiceForm action={writeVoiceOf(slug)} {...state} isNew button="Odeslat zkušenost" />
  }
  return (
    <p className="say-t">
      {hardSpaces(
        'Formulář je teď zavřený: web neposílá e-maily, takže bychom neměli jak ověřit, kdo píše. Zkuste to prosím později. ',
      )}
      <a href={voicesOf(slug)}>{hardSpaces('Zkušenosti ostatních')}</a>
    </p>
  )
}

const NEXT = [
  ['Potvrdíte e-mail.', `Odkaz platí ${CONFIRM_HOURS} hodin.`],
  ['Přečte ji člověk.', 'Kontroluje pravidla, ne názor. Může se jednou zeptat e-mailem.'],
  ['Zveřejníme ji', 'beze změn. Když něco vynecháme, napíšeme co. Rozhodnutí pošleme e-mailem.'],
] as const

const Side = ({ slug }: { slug: string }) => (
  <div className="side-n">
    <div>
      <h2>Co se stane potom</h2>
      <ol className="steps3">
        {NEXT.map(([what, words]) => (
          <li key={what}>
            <span>
              <b>{hardSpaces(what)}</b> {hardSpaces(words)}
            </span>
          </li>
        ))}
      </ol>
    </div>
    <div>
      <h2>{hardSpaces('Dluží vám peníze?')}</h2>
      <p>
        {hardSpaces('Zkušenost spor nevyřeší. ')}
        <a href={newComplaintOf(slug)}>{hardSpaces('Podejte stížnost')}</a>
        {hardSpaces(', s tou jdeme za provozovatelem.')}
      </p>
    </div>
    <div>
      <h2>{hardSpaces('Hraje se vám hůř než dřív?')}</h2>
      <p>
        {hardSpaces('Nemusíte to řešit sami. ')}
        <a href={HELP_PATH}>{hardSpaces('Kam zavolat a jak hru zastavit')}</a>
      </p>
    </div>
  </div>
)

async function offerOf({ services: { db }, slug }: PageRequest): Promise<WrittenOffer | undefined> {
  const offer = isSlug(slug) ? await findOfferBySlug(db, slug) : undefined
  return offer && { id: offer.id, slug, title: offer.title, collection: `${offer.kind}s` }
}

const pageIn = (offer: WrittenOffer, state: State, { services: { env }, path }: PageRequest): Page => ({
  sheet: 'voices',
  main: <WritePage offer={offer} state={state} />,
  head: { path, title: `${titleOf(offer, state)} – ${env.SITE_NAME}`, robots: 'noindex, follow' },
})

async function load(request: PageRequest): PageResult {
  const offer = await offerOf(request)
  if (!offer) return notFound()
  const hasMail = canSendMail(request.services.env)
  return pageIn(offer, hasMail ? { step: 'form', values: {}, errors: {} } : { step: 'closed' }, request)
}

async function submit(request: FormRequest): PageResult {
  const offer = await offerOf(request)
  if (!offer) return notFound()
  const outcome = await take(request, offer)
  return { ...pageIn(offer, outcome.state, request), status: outcome.status, headers: headersOf(outcome) }
}

async function take(request: FormRequest, offer: WrittenOffer): Promise<Outcome<FieldName>> {
  const { services, form, files } = request
  if (!canSendMail(services.env)) return { status: 409, state: { step: 'closed' } }
  const values = valuesIn(form, FIELDS)
  const checked = checkVoice(values, { isNew: true })
  const size = files.get('doklad')?.[0]?.size ?? 0
  // The file is not decoded before the form was counted.
  const doklad = size > PROOF_BYTES ? { doklad: proofError('BODY_TOO_LARGE', size) } : {}
  if ('errors' in checked) return refused(422, values, { ...checked.errors, ...doklad })
  const { input, email } = checked
  const sent = { status: 200, state: { step: 'sent', email } } as const
  if (isFromBot(request)) return sent
  const wait = await mustWait(request, VOICE_LIMITS, offer.id)
  if (wait) {
    const words = `Za poslední hodinu přišlo už mnoho zkušeností. Další pošlete nejdříve za ${wait.words}.`
    return refused(429, values, {}, { ...wait, words })
  }
  const proof = await readFile(files)
  if (typeof proof === 'string') return refused(422, values, { doklad: proof })
  await addOnce(services, 'voice', email, () => addVoice(services, { offer, input, email, proof }))
  return sent
}

export const writeVoicePage: PageRoute = {
  path: `${VOICES_PATH}:slug/napsat/`,
  load,
  submit,
  multipartBytes: MOST_BYTES,
}
