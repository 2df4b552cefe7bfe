import type { ReactNode } from 'react'
import { publicComplaint, type PublicComplaint } from '#features/complaints/public.ts'
import type { Complaint, ComplaintEvent } from '#features/complaints/schema.ts'
import { complaintPath, COMPLAINTS_PATH } from '#features/complaints/shared/address.ts'
import { CONFIRM_HOURS, FILES_MAX, FILES_MEGABYTES } from '#features/complaints/shared/limits.ts'
import { isClosed } from '#features/complaints/shared/states.ts'
import { EvidenceField } from '#features/complaints/site/evidence-field.tsx'
import { StateMark } from '#features/complaints/state-mark.tsx'
import { Deadline } from '#features/complaints/timeline.tsx'
import { onDay, TAKEN_WITHIN } from '#features/complaints/words.ts'
import { type NamedOffer, onOffer } from '#features/players/offer.ts'
import { ErrorSummary, TextArea } from '#features/players/site/fields.tsx'
import { hardSpaces } from '#shared/czech/typography.ts'
import { BuiltInPage } from '#site/built-in-page.tsx'
import { Icon } from '#ui/site/icon.tsx'

export const STEP_FIELD = 'krok'
export const STEPS = {
  confirm: 'potvrdit',
  withdraw: 'stahnout',
  write: 'napsat',
  paid: 'prislo',
  unpaid: 'neprislo',
} as const
export const WORD_LABELS = { zprava: 'Zpráva', doklady: 'Doklady' } as const

export interface PlayerState {
  complaint: Complaint
  events: readonly ComplaintEvent[]
  offer: NamedOffer & { slug: string }
  /** The address with the token. */
  action: string
  done?: 'confirmed' | 'written' | 'withdrawn'
  values?: Partial<Record<string, string>>
  errors?: Partial<Record<string, string>>
  problem?: string
}

const STEPS_TO_BOOK = [{ title: 'Kniha stížností', path: COMPLAINTS_PATH }]

export const PlayerPage = (state: PlayerState) => (
  <BuiltInPage title={`Vaše stížnost ${onOffer(state.offer)}`} name="Vaše stížnost" steps={STEPS_TO_BOOK} lead="">
    <div className="two">
      <div className="pv">{contentOf(state)}</div>
      <div className="side-n">
        <div>
          <h2>{hardSpaces('Odkaz z e-mailu')}</h2>
          <p>
            {hardSpaces(
              'Kdo ho má, může za vás psát a stížnost stáhnout. Nikomu ho neposílejte. Provozovatel ho nevidí a váš e-mail také ne.',
            )}
          </p>
        </div>
      </div>
    </div>
  </BuiltInPage>
)

/** It was never confirmed in time, taken back before, or the link is none. */
export const UnknownPage = () => (
  <BuiltInPage title="Odkaz už neplatí" name="Odkaz už neplatí" steps={STEPS_TO_BOOK} lead="">
    <p>
      {hardSpaces(
        `Zkontrolujte, jestli je odkaz celý. Nepotvrzenou stížnost po ${CONFIRM_HOURS} hodinách i s doklady smažeme; chcete-li ji poslat, napište ji prosím znovu. `,
      )}
      <a href={COMPLAINTS_PATH}>{hardSpaces('Kniha stížností')}</a>
    </p>
  </BuiltInPage>
)

const DONE = {
  confirmed: `Stížnost je potvrzená, děkujeme. Do ${TAKEN_WITHIN} vám napíšeme, jestli ji bereme a proč.`,
  written: 'Zprávu máme, děkujeme. Přečte ji redakce, veřejně se neukáže.',
  withdrawn: 'Stížnost je stažená. V knize zůstane jen to, že byla a že jste ji vzali zpátky.',
}

function contentOf(state: PlayerState): ReactNode {
  const { complaint, events, action, done } = state
  if (complaint.state === 'unconfirmed') {
    return (
      <>
        <blockquote>
          <p>{hardSpaces(`„${complaint.text}“`)}</p>
        </blockquote>
        <StepForm action={action} step="confirm" button="Potvrdit stížnost">
          {hardSpaces('Potvrzením ji pošlete redakci a dostane číslo. Dokud to neuděláte, nikdo ji nečte.')}
        </StepForm>
        <StepForm action={action} step="withdraw" button="Smazat" isGhost>
          {hardSpaces('Nejste to vy, nebo jste si to rozmysleli? Smažeme ji i s doklady.')}
        </StepForm>
      </>
    )
  }
  const shown = publicComplaint(complaint, events)
  return (
    <>
      {done && (
        <div className="note good" role="status" tabIndex={-1} autoFocus>
          <Icon name="check" />
          <div>
            <p>{hardSpaces(DONE[done])}</p>
          </div>
        </div>
      )}
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
          <StepForm action={action} step="paid" button="Ano, přišly">
            {hardSpaces('Redakce spor uzavře jako vyřešený.')}
          </StepForm>
          <StepForm action={action} step="unpaid" button="Ne, nepřišly" isGhost>
            {hardSpaces('Redakce se zeptá a rozhodne, jak dál.')}
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
            values={values}
            errors={errors}
          />
          <EvidenceField
            name="doklady"
            label="Doklady"
            isOptional
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
      <StepForm action={action} step="withdraw" button="Stáhnout stížnost" isGhost>
        {hardSpaces('Spor tím skončí. V knize zůstane, že jste stížnost vzali zpátky; vrátit se to nedá.')}
      </StepForm>
    </>
  )
}

interface StepFormProps {
  action: string
  step: keyof typeof STEPS
  button: string
  isGhost?: boolean
  children: ReactNode
}

/** A form with one button: mail scanners open links, so opening one must change nothing. */
const StepForm = ({ action, step, button, isGhost = false, children }: StepFormProps) => (
  <form className="acts" method="post" action={action}>
    <input type="hidden" name={STEP_FIELD} value={STEPS[step]} />
    <button type="submit" className={isGhost ? 'btn ghost' : 'btn'}>
      {button}
    </button>
    <p className="hint">{children}</p>
  </form>
)
