import type { ReactNode } from 'react'
import { COMPLAINTS_PATH } from '#features/complaints/shared/address.ts'
import {
  CONFIRM_HOURS,
  DECIDE_DAYS,
  OPERATOR_DAYS,
  PAY_DAYS,
  TAKE_WORKING_DAYS,
} from '#features/complaints/shared/limits.ts'
import { type Choices, NewForm } from '#features/complaints/site/new-form.tsx'
import { PrivateSteps } from '#features/complaints/site/steps.tsx'
import type { Errors, Values } from '#features/complaints/site/form-state.ts'
import { DAYS, TAKEN_WITHIN } from '#features/complaints/words.ts'
import { countOf } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { HELP_LINES, HELP_PATH, telephone } from '#shared/help-lines.ts'
import { BuiltInPage } from '#site/built-in-page.tsx'

export type NewState =
  /** The site sends no mail, so nobody could confirm. */
  | { step: 'closed' }
  | { step: 'form'; values: Values; errors: Errors; problem: string }
  | { step: 'sent'; maskedEmail: string }

export const TITLES = { closed: 'Podat stížnost', form: 'Podat stížnost', sent: 'Podívejte se do e-mailu' } as const

interface NewPageProps {
  state: NewState
  choices: Choices
  chosen: string
}

export const NewPage = ({ state, choices, chosen }: NewPageProps) => (
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
      <div>{contentOf(state, choices, chosen)}</div>
      <Side />
    </div>
  </BuiltInPage>
)

function contentOf(state: NewState, choices: Choices, chosen: string): ReactNode {
  switch (state.step) {
    case 'closed':
      return (
        <p className="say-t">
          {hardSpaces(
            'Formulář je teď zavřený: web neposílá e-maily, takže bychom neměli jak ověřit, kdo píše, ani jak odpovědět. Zkuste to prosím později.',
          )}
        </p>
      )
    case 'form':
      return (
        <NewForm
          choices={choices}
          values={state.values}
          errors={state.errors}
          problem={state.problem}
          chosen={chosen}
        />
      )
    case 'sent':
      return (
        <div role="status" tabIndex={-1} autoFocus>
          <p className="say-t">
            {hardSpaces('Na adresu ')}
            <b className="to">{state.maskedEmail}</b>
            {hardSpaces(
              ` jsme poslali odkaz. Dokud na něj neklepnete, stížnost nikdo nečte a nikde není. Odkaz platí ${CONFIRM_HOURS} hodin, potom všechno smažeme.`,
            )}
          </p>
          <PrivateSteps />
          <p className="hint">
            {hardSpaces(
              'E-mail nepřišel? Chvíli počkejte a podívejte se do hromadné pošty. Předmět je „Potvrďte stížnost“. Je-li v adrese chyba, napište stížnost znovu; ta první bez potvrzení zmizí.',
            )}
          </p>
        </div>
      )
  }
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
