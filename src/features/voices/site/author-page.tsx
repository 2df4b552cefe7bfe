import { type NamedOffer, withOffer } from '#features/players/offer.ts'
import type { ReactNode } from 'react'
import { DECIDED_WITHIN } from '#features/voices/letters.ts'
import { shownVoice } from '#features/voices/public.ts'
import type { Voice } from '#features/voices/schema.ts'
import { CONFIRM_HOURS, QUESTION_MAX } from '#features/voices/shared/limits.ts'
import { VOICES_PATH, voicesOf } from '#features/voices/shared/address.ts'
import { type Errors, type Values, valuesOfVoice } from '#features/voices/site/form-state.ts'
import { VoiceForm } from '#features/voices/site/voice-form.tsx'
import { VoiceView } from '#features/voices/voice-view.tsx'
import { hardSpaces } from '#shared/czech/typography.ts'
import { BuiltInPage } from '#site/built-in-page.tsx'
import { Icon } from '#ui/site/icon.tsx'

export interface AuthorState {
  voice: Voice
  offer: NamedOffer & { slug: string }
  /** The address with the token. */
  action: string
  /** What was just done. */
  done?: 'confirmed' | 'changed' | 'answered'
  /** The form, if something in it was wrong. */
  values?: Values
  errors?: Errors
  problem?: string
}

export const STEP_FIELD = 'krok'
export const STEPS = { confirm: 'potvrdit', change: 'zmenit', withdraw: 'odvolat', answer: 'odpovedet' } as const
export const ANSWER_FIELD = 'odpoved'

export const AuthorPage = (state: AuthorState) => (
  <BuiltInPage
    title={`Vaše zkušenost ${withOffer(state.offer)}`}
    name="Vaše zkušenost"
    steps={[{ title: 'Zkušenosti', path: VOICES_PATH }]}
    lead=""
  >
    <div className="two">
      <div className="pv">{contentOf(state)}</div>
      <div className="side-n">
        <div>
          <h2>{hardSpaces('Odkaz z e-mailu')}</h2>
          <p>
            {hardSpaces(
              'Kdo ho má, může zkušenost změnit nebo odvolat. Nikomu ho neposílejte. Platí, dokud zkušenost neodvoláte.',
            )}
          </p>
        </div>
      </div>
    </div>
  </BuiltInPage>
)

/** The voice was withdrawn before it was shown, or never confirmed in time. */
export const ExpiredPage = () => (
  <BuiltInPage
    title="Odkaz už neplatí"
    name="Odkaz už neplatí"
    steps={[{ title: 'Zkušenosti', path: VOICES_PATH }]}
    lead=""
  >
    <p>
      {hardSpaces(
        `Nepotvrzenou zkušenost po ${CONFIRM_HOURS} hodinách i s dokladem smažeme; smazali jsme ji také, když jste ji odvolali. Chcete-li ji poslat, napište ji prosím znovu. `,
      )}
      <a href={VOICES_PATH}>{hardSpaces('Vybrat podnik')}</a>
    </p>
  </BuiltInPage>
)

export const WithdrawnPage = () => (
  <BuiltInPage
    title="Zkušenost je odvolaná"
    name="Odvoláno"
    steps={[{ title: 'Zkušenosti', path: VOICES_PATH }]}
    lead=""
  >
    <Good>
      <p>
        {hardSpaces(
          'Text, doklad i váš e-mail jsme smazali a do čísel se zkušenost nepočítá. Byla-li zveřejněná, zůstane na stránce jen věta, že ji autor odvolal.',
        )}
      </p>
    </Good>
  </BuiltInPage>
)

const DONE = {
  confirmed: `E-mail je potvrzený, děkujeme. Zkušenost teď přečte redakce, obvykle do ${DECIDED_WITHIN}.`,
  changed: `Změna je uložená. Redakce ji znovu přečte, obvykle do ${DECIDED_WITHIN}; do té doby se zkušenost nezobrazuje.`,
  answered: 'Odpověď máme, děkujeme. Redakce zkušenost přečte.',
}

function contentOf(state: AuthorState): ReactNode {
  const { voice, action, done } = state
  if (voice.state === 'unconfirmed') {
    return (
      <>
        <Shown {...state} />
        <StepForm action={action} step="confirm" button="Potvrdit zkušenost">
          {hardSpaces('Potvrzením ji pošlete redakci. Dokud to neuděláte, nikdo ji nečte.')}
        </StepForm>
        <StepForm action={action} step="withdraw" button="Smazat" isGhost>
          {hardSpaces('Nejste to vy, nebo jste si to rozmysleli?')}
        </StepForm>
      </>
    )
  }
  if (voice.state === 'withdrawn')
    return <p>{hardSpaces('Zkušenost jste odvolali. Text, doklad i e-mail jsme smazali.')}</p>
  return (
    <>
      {done && (
        <Good>
          <p>{hardSpaces(DONE[done])}</p>
        </Good>
      )}
      <Standing {...state} />
      <Shown {...state} />
      {voice.state === 'asked' && <AnswerForm {...state} />}
      <StepForm action={action} step="withdraw" button="Odvolat zkušenost" isGhost>
        {hardSpaces('Text, doklad i e-mail hned smažeme. Vrátit se to nedá.')}
      </StepForm>
      <section className="sec" aria-labelledby="zmenit">
        <h2 id="zmenit">Změnit</h2>
        <VoiceForm
          action={action}
          values={state.values ?? valuesOfVoice({ ...voice, text: voice.original ?? voice.text })}
          errors={state.errors ?? {}}
          {...(state.problem ? { problem: state.problem } : {})}
          isNew={false}
          button="Uložit změny"
        >
          <input type="hidden" name={STEP_FIELD} value={STEPS.change} />
        </VoiceForm>
      </section>
    </>
  )
}

const Shown = ({ voice }: AuthorState) => (
  <div className="vx">
    <VoiceView voice={shownVoice(voice)} />
  </div>
)

/** Where it is now, and why. */
function Standing({ voice, offer }: AuthorState) {
  switch (voice.state) {
    case 'shown':
      return (
        <p>
          {hardSpaces('Zkušenost je zveřejněná: ')}
          <a href={voicesOf(offer.slug)}>{hardSpaces(`Zkušenosti ${withOffer(offer)}`)}</a>
        </p>
      )
    case 'rejected':
      return (
        <div className="note">
          <Icon name="info" />
          <div>
            {voice.letter.split('\n\n').map((words) => (
              <p key={words}>{hardSpaces(words)}</p>
            ))}
          </div>
        </div>
      )
    default:
      return <p>{hardSpaces(`Čeká na redakci. Rozhodne obvykle do ${DECIDED_WITHIN}.`)}</p>
  }
}

const AnswerForm = ({ voice, action }: AuthorState) => (
  <form className="fx" method="post" action={action} noValidate>
    <input type="hidden" name={STEP_FIELD} value={STEPS.answer} />
    <div className="frow">
      <label htmlFor={ANSWER_FIELD}>{hardSpaces('Otázka redakce')}</label>
      <p>{hardSpaces(voice.question)}</p>
      <textarea className="field" id={ANSWER_FIELD} name={ANSWER_FIELD} rows={4} maxLength={QUESTION_MAX} />
      <p className="hint">{hardSpaces('Odpověď čte jen redakce, nezveřejní se.')}</p>
    </div>
    <div className="send">
      <button type="submit" className="btn">
        Odpovědět
      </button>
    </div>
  </form>
)

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

const Good = ({ children }: { children: ReactNode }) => (
  <div className="note good" role="status" tabIndex={-1} autoFocus>
    <Icon name="check" />
    <div>{children}</div>
  </div>
)
