import type { ReactNode } from 'react'
import type { ComplaintEvent } from '#features/complaints/event-schema.ts'
import { publicComplaint, type PublicComplaint } from '#features/complaints/public.ts'
import type { Complaint } from '#features/complaints/schema.ts'
import { complaintPath, COMPLAINTS_PATH } from '#features/complaints/shared/address.ts'
import { CONFIRM_HOURS, FILES_MAX, FILES_MEGABYTES } from '#features/complaints/shared/limits.ts'
import { isClosed } from '#features/complaints/shared/states.ts'
import { StateMark } from '#features/complaints/state-mark.tsx'
import { Deadline } from '#features/complaints/timeline.tsx'
import { onDay, TAKEN_WITHIN } from '#features/complaints/words.ts'
import type { PlayersOffer } from '#features/players/offer-schema.ts'
import { onOffer } from '#features/players/offer.ts'
import { ErrorSummary } from '#features/players/site/error-summary.tsx'
import { FileField, TextArea } from '#features/players/site/fields.tsx'
import { Done, OwnPage, STEP_FIELD, StepForm, Unsent } from '#features/players/site/own-page.tsx'
import { hardSpaces } from '#shared/czech/typography.ts'

export const STEPS = {
  confirm: 'potvrdit',
  withdraw: 'stahnout',
  write: 'napsat',
  paid: 'prislo',
  unpaid: 'neprislo',
} as const
export const WORD_LABELS = { zprava: 'Zpráva', doklady: 'Doklady' } as const
const TO_BOOK = { title: 'Kniha stížností', path: COMPLAINTS_PATH }

export interface PlayerState {
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

const CLOSED_MEANWHILE = 'Zprávu jsme neodeslali: stížnost se mezitím uzavřela.'

export const PlayerPage = (state: PlayerState) => (
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
export const UnknownPage = () => (
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
      {isClosed(complaint.state) && state.values?.zprava && (
        <Unsent problem={CLOSED_MEANWHILE} words={state.values.zprava} />
      )}
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
