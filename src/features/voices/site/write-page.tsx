import { type NamedOffer, withOffer } from '#features/players/offer.ts'
import type { ReactNode } from 'react'
import { DECIDED_WITHIN } from '#features/voices/letters.ts'
import { CONFIRM_HOURS } from '#features/voices/shared/limits.ts'
import { voicesOf, VOICES_PATH, writeVoiceOf } from '#features/voices/shared/address.ts'
import type { Errors, Values } from '#features/voices/site/form-state.ts'
import { VoiceForm } from '#features/voices/site/voice-form.tsx'
import { hardSpaces } from '#shared/czech/typography.ts'
import { HELP_PATH } from '#shared/help-lines.ts'
import { BuiltInPage } from '#site/built-in-page.tsx'

export type WriteState =
  /** The site sends no mail, so nobody could confirm. */
  | { step: 'closed' }
  | { step: 'form'; values: Values; errors: Errors; problem?: string }
  | { step: 'sent'; maskedEmail: string }

export interface WrittenOffer extends NamedOffer {
  slug: string
}

const TITLES = { closed: 'Napsat zkušenost', form: 'Vaše zkušenost', sent: 'Podívejte se do e-mailu' } as const

export const writeTitle = (offer: NamedOffer, { step }: WriteState) =>
  step === 'sent' ? TITLES.sent : `${TITLES[step]} ${withOffer(offer)}`

export function WritePage({ offer, state }: { offer: WrittenOffer; state: WriteState }) {
  const steps = [
    { title: 'Zkušenosti', path: VOICES_PATH },
    { title: offer.title, path: voicesOf(offer.slug) },
  ]
  return (
    <BuiltInPage title={writeTitle(offer, state)} name="Napsat" steps={steps} lead={leadOf(state)}>
      <div className="two">
        <div>{contentOf(offer, state)}</div>
        <Side />
      </div>
    </BuiltInPage>
  )
}

const leadOf = ({ step }: WriteState): string =>
  step === 'form'
    ? hardSpaces('Zabere to asi tři minuty. Povinné je všechno kromě výběru a dokladu. Jméno nechceme.')
    : ''

function contentOf(offer: WrittenOffer, state: WriteState): ReactNode {
  switch (state.step) {
    case 'closed':
      return (
        <p className="say-t">
          {hardSpaces(
            'Formulář je teď zavřený: web neposílá e-maily, takže bychom neměli jak ověřit, kdo píše. Zkuste to prosím později. ',
          )}
          <a href={voicesOf(offer.slug)}>{hardSpaces('Zkušenosti ostatních')}</a>
        </p>
      )
    case 'form':
      return (
        <VoiceForm
          action={writeVoiceOf(offer.slug)}
          values={state.values}
          errors={state.errors}
          {...(state.problem ? { problem: state.problem } : {})}
          isNew
          button="Odeslat zkušenost"
        />
      )
    case 'sent':
      return (
        <div role="status" tabIndex={-1} autoFocus>
          <p className="say-t">
            {hardSpaces('Na adresu ')}
            <b className="to">{state.maskedEmail}</b>
            {hardSpaces(
              ` jsme poslali odkaz. Dokud na něj neklepnete, zkušenost nikdo nečte a nikde není. Odkaz platí ${CONFIRM_HOURS} hodin, potom všechno smažeme.`,
            )}
          </p>
          <ol className="way">
            <li className="done">
              <b>Odesláno</b>
            </li>
            <li aria-current="step">
              <b>Potvrzení</b>
              {hardSpaces(`čekáme na vás, ${CONFIRM_HOURS} hodin`)}
            </li>
            <li>
              <b>Zveřejnění</b>
              {hardSpaces(`po přečtení redakcí, do ${DECIDED_WITHIN}`)}
            </li>
          </ol>
          <p className="hint">
            {hardSpaces(
              'E-mail nepřišel? Chvíli počkejte a podívejte se do hromadné pošty. Předmět je „Potvrďte zkušenost“. Je-li v adrese chyba, napište zkušenost znovu; ta první bez potvrzení zmizí.',
            )}
          </p>
        </div>
      )
  }
}

const Side = () => (
  <div className="side-n">
    <div>
      <h2>Co se stane potom</h2>
      <ol className="steps3">
        <li>
          <span>
            <b>{hardSpaces('Potvrdíte e-mail.')}</b> {hardSpaces(`Odkaz platí ${CONFIRM_HOURS} hodin.`)}
          </span>
        </li>
        <li>
          <span>
            <b>Přečte ji člověk.</b> {hardSpaces('Kontroluje pravidla, ne názor. Může se jednou zeptat e-mailem.')}
          </span>
        </li>
        <li>
          <span>
            <b>Zveřejníme ji</b>{' '}
            {hardSpaces('beze změn. Když něco vynecháme, napíšeme co. Rozhodnutí pošleme e-mailem.')}
          </span>
        </li>
      </ol>
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
