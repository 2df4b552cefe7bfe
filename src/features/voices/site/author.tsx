import type { ReactNode } from 'react'
import { TOKEN_PARAM } from '#features/players/shared/address.ts'
import { withOffer } from '#features/players/offer.ts'
import type { PlayersOffer } from '#features/players/offer-schema.ts'
import { findOffer } from '#features/players/offer.server.ts'
import { tooLong, type Values, valuesIn } from '#features/players/site/form.tsx'
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
import { TextArea } from '#features/players/site/fields.tsx'
import * as author from '#features/voices/author.server.ts'
import { DECIDED_WITHIN } from '#features/voices/letters.ts'
import { shownVoice } from '#features/voices/public.ts'
import type { Voice } from '#features/voices/schema.ts'
import { authorPath, VOICES_PATH, voicesOf } from '#features/voices/shared/address.ts'
import { CONFIRM_HOURS, QUESTION_MAX } from '#features/voices/shared/limits.ts'
import { checkVoice, type FieldName, FIELDS, readFile, valuesOfVoice } from '#features/voices/site/form-state.ts'
import { VoiceForm } from '#features/voices/site/voice-form.tsx'
import { VOICE_LIMITS } from '#features/voices/site/write.tsx'
import { VoiceView } from '#features/voices/voice-view.tsx'
import { hardSpaces } from '#shared/czech/typography.ts'
import { requiredText } from '#shared/schema/text.ts'
import type { FormRequest, Page, PageRequest } from '#site/page.ts'
import { Icon } from '#ui/site/icon.tsx'

interface AuthorState {
  voice: Voice
  offer: PlayersOffer
  /** The address with the token. */
  action: string
  /** What was just done. */
  done?: keyof typeof DONE
  /** The form, if something in it was wrong. */
  values?: Values<FieldName>
  errors?: Values<FieldName>
  problem?: string
  /** What was typed below the question, and what is wrong with it. */
  answer?: string
  answerError?: string
}

export const STEPS = { confirm: 'potvrdit', change: 'zmenit', withdraw: 'odvolat', answer: 'odpovedet' } as const
const ANSWER_FIELD = 'odpoved'
const TO_VOICES = { title: 'Zkušenosti', path: VOICES_PATH }

const DONE = {
  confirmed: `E-mail je potvrzený, děkujeme. Zkušenost teď přečte redakce, obvykle do ${DECIDED_WITHIN}.`,
  changed: `Změna je uložená. Redakce ji znovu přečte, obvykle do ${DECIDED_WITHIN}; do té doby se zkušenost nezobrazuje.`,
  answered: 'Odpověď máme, děkujeme. Redakce zkušenost přečte.',
}

const AuthorPage = (state: AuthorState) => (
  <OwnPage
    title={`Vaše zkušenost ${withOffer(state.offer)}`}
    name="Vaše zkušenost"
    step={TO_VOICES}
    link="Kdo ho má, může zkušenost změnit nebo odvolat. Nikomu ho neposílejte. Platí, dokud zkušenost neodvoláte."
  >
    <Content {...state} />
  </OwnPage>
)

/** The voice was withdrawn before it was shown, or never confirmed in time. */
const ExpiredPage = () => (
  <OwnPage title="Odkaz už neplatí" name="Odkaz už neplatí" step={TO_VOICES}>
    <p>
      {hardSpaces(
        `Nepotvrzenou zkušenost po ${CONFIRM_HOURS} hodinách i s dokladem smažeme; smazali jsme ji také, když jste ji odvolali. Chcete-li ji poslat, napište ji prosím znovu. `,
      )}
      <a href={VOICES_PATH}>{hardSpaces('Vybrat podnik')}</a>
    </p>
  </OwnPage>
)

const WithdrawnPage = () => (
  <OwnPage title="Zkušenost je odvolaná" name="Odvoláno" step={TO_VOICES}>
    <Done words="Text, doklad i váš e-mail jsme smazali a do čísel se zkušenost nepočítá. Byla-li zveřejněná, zůstane na stránce jen věta, že ji autor odvolal." />
  </OwnPage>
)

function Content(state: AuthorState): ReactNode {
  const { voice, action, done, values, errors = {}, problem } = state
  if (voice.state === 'unconfirmed') {
    return (
      <>
        <Shown voice={voice} />
        <StepForm action={action} step={STEPS.confirm} button="Potvrdit zkušenost">
          Potvrzením ji pošlete redakci. Dokud to neuděláte, nikdo ji nečte.
        </StepForm>
        <StepForm action={action} step={STEPS.withdraw} button="Smazat" isGhost>
          Nejste to vy, nebo jste si to rozmysleli?
        </StepForm>
      </>
    )
  }
  if (voice.state === 'withdrawn')
    return <p>{hardSpaces('Zkušenost jste odvolali. Text, doklad i e-mail jsme smazali.')}</p>
  return (
    <>
      {done && <Done words={DONE[done]} />}
      <Standing {...state} />
      <Shown voice={voice} />
      {author.isAnswerable(voice) && <AnswerForm {...state} />}
      <StepForm action={action} step={STEPS.withdraw} button="Odvolat zkušenost" isGhost>
        Text, doklad i e-mail hned smažeme. Vrátit se to nedá.
      </StepForm>
      <section className="sec" aria-labelledby="zmenit">
        <h2 id="zmenit">Změnit</h2>
        <VoiceForm
          action={action}
          values={values ?? valuesOfVoice({ ...voice, text: voice.original ?? voice.text })}
          {...{ errors, problem }}
          isNew={false}
          button="Uložit změny"
        >
          <input type="hidden" name={STEP_FIELD} value={STEPS.change} />
        </VoiceForm>
      </section>
    </>
  )
}

const Shown = ({ voice }: { voice: Voice }) => (
  <div className="vx">
    <VoiceView voice={shownVoice(voice)} />
  </div>
)

/** Where it is now, and why. */
function Standing({ voice, offer }: AuthorState) {
  if (voice.state === 'shown') {
    return (
      <p>
        {hardSpaces('Zkušenost je zveřejněná: ')}
        <a href={voicesOf(offer.slug)}>{hardSpaces(`Zkušenosti ${withOffer(offer)}`)}</a>
      </p>
    )
  }
  if (voice.state !== 'rejected') return <p>{hardSpaces(`Čeká na redakci. Rozhodne obvykle do ${DECIDED_WITHIN}.`)}</p>
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
}

const AnswerForm = ({ voice, action, answer = '', answerError = '' }: AuthorState) => (
  <form className="fx" method="post" action={action} noValidate>
    <input type="hidden" name={STEP_FIELD} value={STEPS.answer} />
    <p>
      <b>{hardSpaces('Redakce se ptá: ')}</b>
      {hardSpaces(voice.question)}
    </p>
    <TextArea
      name={ANSWER_FIELD}
      label="Odpověď"
      rows={4}
      hint={hardSpaces('Čte ji jen redakce, nezveřejní se.')}
      values={{ [ANSWER_FIELD]: answer }}
      errors={{ [ANSWER_FIELD]: answerError }}
    />
    <div className="send">
      <button type="submit" className="btn">
        Odpovědět
      </button>
    </div>
  </form>
)

const page = secretPage({ sheet: 'voices', title: 'Vaše zkušenost' })

export const isAuthors = ({ params }: PageRequest) => params.has(TOKEN_PARAM)

/** What the link in a mail opens. It changes nothing: mail scanners open links, too. */
export async function authorPage(request: PageRequest, more: Partial<AuthorState> = {}, status = 200): Promise<Page> {
  const { db, now } = request.services
  const token = tokenIn(request.params)
  const voice = await author.findByToken(db, token, now())
  if (!voice) return page(request, <ExpiredPage />)
  const offer = await findOffer(db, voice)
  return page(request, <AuthorPage {...{ voice, offer }} action={authorPath(token)} {...more} />, status)
}

const MOVED = 'Zkušenost se mezitím změnila. Podívejte se, jak na tom je, a změny případně uložte znovu.'

export function submitStep(request: FormRequest): Promise<Page> {
  const { form } = request
  const typed = form.get(STEP_FIELD) === STEPS.change ? { values: valuesIn(form, FIELDS) } : typedAnswer(form)
  return unlessMoved(
    () => takeStep(request),
    () => authorPage(request, { ...typed, problem: MOVED }, 409),
  )
}

const typedAnswer = (form: URLSearchParams) => ({ answer: valuesIn(form, [ANSWER_FIELD])[ANSWER_FIELD] ?? '' })

async function takeStep(request: FormRequest): Promise<Page> {
  const { services, form, params } = request
  const { db, now } = services
  const voice = await author.findByToken(db, tokenIn(params), now())
  if (!voice) return authorPage(request)
  switch (form.get(STEP_FIELD)) {
    case STEPS.confirm:
      if (voice.state === 'unconfirmed') await author.confirmVoice(db, voice, now())
      return authorPage(request, { done: 'confirmed' })
    case STEPS.withdraw:
      if (voice.state !== 'withdrawn') await author.withdrawVoice(services, voice, now())
      return page(request, <WithdrawnPage />)
    case STEPS.answer: {
      if (!author.isAnswerable(voice)) return authorPage(request)
      const { answer } = typedAnswer(form)
      const words = requiredText(QUESTION_MAX).safeParse(answer)
      if (!words.success) {
        const answerError = answer === '' ? 'Napište odpověď.' : tooLong('odpověď', answer, QUESTION_MAX)
        return authorPage(request, { answer, answerError }, 422)
      }
      await author.answerQuestion(db, voice, words.data, now())
      return authorPage(request, { done: 'answered' })
    }
    case STEPS.change:
      return change(request, voice)
    default:
      return authorPage(request)
  }
}

async function change(request: FormRequest, voice: Voice): Promise<Page> {
  const { services, form, files } = request
  if (!author.isChangeable(voice)) return authorPage(request)
  const values = valuesIn(form, FIELDS)
  const checked = checkVoice(values, { isNew: false })
  if ('errors' in checked) return authorPage(request, { values, errors: checked.errors }, 422)
  const wait = await mustWait(request, VOICE_LIMITS, voice.recordId)
  if (wait) {
    const problem = `Změn je teď příliš mnoho. Další uložte nejdříve za ${wait.words}.`
    return authorPage(request, { values, problem }, 429)
  }
  const proof = await readFile(files)
  if (typeof proof === 'string') return authorPage(request, { values, errors: { doklad: proof } }, 422)
  await author.changeVoice(services, voice, checked.input, proof)
  return authorPage(request, { done: 'changed' })
}
