import type { ReactNode } from 'react'
import { isClosed } from '#features/complaints/shared/states.ts'
import { addWord, confirmComplaint, findOfPlayer, withdrawComplaint } from '#features/complaints/player.server.ts'
import { publicComplaint, type PublicComplaint } from '#features/complaints/public.ts'
import type { Complaint } from '#features/complaints/schema.ts'
import type { ComplaintEvent } from '#features/complaints/event-schema.ts'
import { complaintPath, COMPLAINTS_PATH, PLAYER_PATH, playerPath } from '#features/complaints/shared/address.ts'
import { CONFIRM_HOURS, FILES_MAX, FILES_MEGABYTES, NOTE_MAX } from '#features/complaints/shared/limits.ts'
import { COMPLAINT_LIMITS, MOST_BYTES } from '#features/complaints/site/new.tsx'
import { readEvidence } from '#features/complaints/site/form-state.ts'
import { StateMark } from '#features/complaints/state-mark.tsx'
import { Deadline } from '#features/complaints/timeline.tsx'
import { onDay, TAKEN_WITHIN } from '#features/complaints/words.ts'
import { readEvents } from '#features/complaints/store.server.ts'
import { TOKEN_PARAM } from '#features/players/shared/address.ts'
import { onOffer } from '#features/players/offer.ts'
import type { PlayersOffer } from '#features/players/offer-schema.ts'
import { findOffer } from '#features/players/offer.server.ts'
import { ErrorSummary, FileField, TextArea } from '#features/players/site/fields.tsx'
import {
  Done,
  OwnPage,
  secretPage,
  STEP_FIELD,
  StepForm,
  tokenIn,
  unlessMoved,
} from '#features/players/site/own-page.tsx'
import { mustWait } from '#features/players/site/take.server.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { requiredText } from '#shared/schema/text.ts'
import type { FormRequest, Page, PageRequest, PageRoute } from '#site/page.ts'

export const STEPS = {
  confirm: 'potvrdit',
  withdraw: 'stahnout',
  write: 'napsat',
  paid: 'prislo',
  unpaid: 'neprislo',
} as const
const WORD_LABELS = { zprava: 'Zpráva', doklady: 'Doklady' } as const
const TO_BOOK = { title: 'Kniha stížností', path: COMPLAINTS_PATH }

interface PlayerState {
  complaint: Complaint
  events: readonly ComplaintEvent[]
  offer: PlayersOffer
  /** The address with the token. */
  action: string
  done?: keyof typeof DONE
  values?: Partial<Record<string, string>>
  errors?: Partial<Record<string, string>>
  problem?: string
}

const DONE = {
  confirmed: `Stížnost je potvrzená, děkujeme. Do ${TAKEN_WITHIN} vám napíšeme, jestli ji bereme a proč.`,
  written: 'Zprávu máme, děkujeme. Přečte ji redakce, veřejně se neukáže.',
  withdrawn: 'Stížnost je stažená. V knize zůstane jen to, že byla a že jste ji vzali zpátky.',
}

const PlayerPage = (state: PlayerState) => (
  <OwnPage
    title={`Vaše stížnost ${onOffer(state.offer)}`}
    name="Vaše stížnost"
    step={TO_BOOK}
    link="Kdo ho má, může za vás psát a stížnost stáhnout. Nikomu ho neposílejte. Provozovatel ho nevidí a váš e-mail také ne."
  >
    <Content {...state} />
  </OwnPage>
)

/** It was never confirmed in time, taken back before, or the link is none. */
const UnknownPage = () => (
  <OwnPage title="Odkaz už neplatí" name="Odkaz už neplatí" step={TO_BOOK}>
    <p>
      {hardSpaces(
        `Zkontrolujte, jestli je odkaz celý. Nepotvrzenou stížnost po ${CONFIRM_HOURS} hodinách i s doklady smažeme; chcete-li ji poslat, napište ji prosím znovu. `,
      )}
      <a href={COMPLAINTS_PATH}>{hardSpaces('Kniha stížností')}</a>
    </p>
  </OwnPage>
)

function Content(state: PlayerState): ReactNode {
  const { complaint, events, action, done } = state
  if (complaint.state === 'unconfirmed') {
    return (
      <>
        <blockquote>
          <p>{hardSpaces(`„${complaint.text}“`)}</p>
        </blockquote>
        <StepForm action={action} step={STEPS.confirm} button="Potvrdit stížnost">
          Potvrzením ji pošlete redakci a dostane číslo. Dokud to neuděláte, nikdo ji nečte.
        </StepForm>
        <StepForm action={action} step={STEPS.withdraw} button="Smazat" isGhost>
          Nejste to vy, nebo jste si to rozmysleli? Smažeme ji i s doklady.
        </StepForm>
      </>
    )
  }
  const shown = publicComplaint(complaint, events)
  return (
    <>
      {done && <Done words={DONE[done]} />}
      {shown && <Standing shown={shown} />}
      {!isClosed(complaint.state) && <Talk {...state} />}
    </>
  )
}

const Standing = ({ shown }: { shown: PublicComplaint }) => (
  <>
    <p className="ch-n">
      <a href={complaintPath(shown.number)}>{hardSpaces(`Stížnost č. ${shown.number}`)}</a>
      <StateMark state={shown.state} />
    </p>
    <Deadline deadline={shown.deadline} />
    <ol className="steps3">
      {shown.events
        .filter(({ sentence }) => sentence !== '')
        .map(({ on, sentence }, index) => (
          <li key={index}>
            <span>
              <b>{onDay(on)}</b> {hardSpaces(sentence)}
            </span>
          </li>
        ))}
    </ol>
  </>
)

/** The newest question of the newsroom that is not answered. */
const questionOf = ({ complaint, events }: PlayerState) =>
  complaint.turn === 'player'
    ? (events.findLast(({ kind, undoneAt }) => kind === 'ask-player' && undoneAt === null)?.body ?? '')
    : ''

const Talk = (state: PlayerState) => {
  const { complaint, action, values = {}, errors = {}, problem = '' } = state
  const question = questionOf(state)
  return (
    <>
      {complaint.state === 'paying' && (
        <section className="sec" aria-labelledby="penize">
          <h2 id="penize">{hardSpaces('Přišly peníze?')}</h2>
          <StepForm action={action} step={STEPS.paid} button="Ano, přišly">
            Redakce spor uzavře jako vyřešený.
          </StepForm>
          <StepForm action={action} step={STEPS.unpaid} button="Ne, nepřišly" isGhost>
            Redakce se zeptá a rozhodne, jak dál.
          </StepForm>
        </section>
      )}
      <section className="sec" aria-labelledby="napsat">
        <h2 id="napsat">{hardSpaces(question ? 'Redakce se ptá' : 'Napsat redakci')}</h2>
        {question && <p>{hardSpaces(question)}</p>}
        <ErrorSummary
          labels={WORD_LABELS}
          errors={errors}
          problem={problem}
          unsent="Zprávu jsme neodeslali."
          hint="Co jste vyplnili, zůstalo. Soubory je potřeba vybrat znovu."
        />
        <form className="fx" method="post" encType="multipart/form-data" action={action} noValidate>
          <input type="hidden" name={STEP_FIELD} value={STEPS.write} />
          <TextArea
            name="zprava"
            label="Zpráva"
            rows={5}
            hint={hardSpaces('Čte ji jen redakce, nezveřejní se.')}
            {...{ values, errors }}
          />
          <FileField
            name="doklady"
            label="Doklady"
            isOptional
            isMany
            errors={errors}
            hint={`Vidí je jen redakce. Nejvýš ${FILES_MAX} souborů, dohromady ${FILES_MEGABYTES} MB.`}
          />
          <div className="send">
            <button type="submit" className="btn">
              Odeslat
            </button>
          </div>
        </form>
      </section>
      <StepForm action={action} step={STEPS.withdraw} button="Stáhnout stížnost" isGhost>
        Spor tím skončí. V knize zůstane, že jste stížnost vzali zpátky; vrátit se to nedá.
      </StepForm>
    </>
  )
}

const page = secretPage({ sheet: 'complaints', title: 'Vaše stížnost' })

/** What the link in a mail opens. It changes nothing: mail scanners open links, too. */
async function show(request: PageRequest, more: Partial<PlayerState> = {}, status = 200): Promise<Page> {
  const { db, now } = request.services
  const token = tokenIn(request.params)
  const complaint = await findOfPlayer(db, token, now())
  if (!complaint) return page(request, <UnknownPage />)
  const [offer, events] = await Promise.all([findOffer(db, complaint), readEvents(db, complaint.id)])
  return page(request, <PlayerPage {...{ complaint, events, offer }} action={playerPath(token)} {...more} />, status)
}

const submit = (request: FormRequest): Promise<Page> =>
  unlessMoved(
    () => take(request),
    () => show(request, {}, 409),
  )

async function take(request: FormRequest): Promise<Page> {
  const { services, form, params } = request
  const { db, now } = services
  const complaint = await findOfPlayer(db, tokenIn(params), now())
  if (!complaint) return show(request)
  const isConfirmed = complaint.state !== 'unconfirmed'
  const step = form.get(STEP_FIELD)
  if (step === STEPS.confirm) {
    if (!isConfirmed) await confirmComplaint(db, complaint, now())
    return show(request, { done: 'confirmed' })
  }
  if (step === STEPS.withdraw) {
    await withdrawComplaint(services, complaint, now())
    return show(request, { done: 'withdrawn' })
  }
  if (!isConfirmed) return show(request)
  if (step === STEPS.write) return write(request, complaint)
  if (step !== STEPS.paid && step !== STEPS.unpaid) return show(request)
  const words = step === STEPS.paid ? 'Peníze přišly.' : 'Peníze nepřišly.'
  if (complaint.state === 'paying') await addWord(services, complaint, words, [])
  return show(request, { done: 'written' })
}

async function write(request: FormRequest, complaint: Complaint): Promise<Page> {
  const { services, form, files } = request
  const values = { zprava: form.get('zprava') ?? '' }
  const words = requiredText(NOTE_MAX).safeParse(values.zprava)
  if (!words.success) {
    const zprava = values.zprava.trim() === '' ? 'Napište, co k tomu chcete říct.' : 'Zkraťte prosím zprávu.'
    return show(request, { values, errors: { zprava } }, 422)
  }
  const wait = await mustWait(request, COMPLAINT_LIMITS, complaint.recordId)
  if (wait) {
    const problem = `Zpráv je teď příliš mnoho. Další pošlete nejdříve za ${wait.words}.`
    return show(request, { values, problem }, 429)
  }
  const evidence = await readEvidence(files.get('doklady'))
  if (typeof evidence === 'string') return show(request, { values, errors: { doklady: evidence } }, 422)
  await addWord(services, complaint, words.data, evidence)
  return show(request, { done: 'written' })
}

export const playerPage: PageRoute = {
  path: PLAYER_PATH,
  params: [TOKEN_PARAM],
  cacheKey: () => undefined,
  load: (request) => show(request),
  submit,
  multipartBytes: MOST_BYTES,
}
