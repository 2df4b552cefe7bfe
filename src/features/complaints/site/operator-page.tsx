import type { ReactNode } from 'react'
import type { PublicComplaint } from '#features/complaints/public.ts'
import { OUTCOMES, type Outcome } from '#features/complaints/schema.ts'
import { complaintPath } from '#features/complaints/shared/address.ts'
import type { BookFigures } from '#features/complaints/shared/figures.ts'
import { ANSWER_MAX, EXTENSION_DAYS, FILES_MAX, FILES_MEGABYTES } from '#features/complaints/shared/limits.ts'
import { Answer } from '#features/complaints/timeline.tsx'
import { About, TimeRuler } from '#features/complaints/site/operator-about.tsx'
import type { BookField } from '#features/complaints/sums.server.ts'
import { StateMark } from '#features/complaints/state-mark.tsx'
import { onDay } from '#features/complaints/words.ts'
import { DAYS } from '#features/players/months.ts'
import { ErrorSummary } from '#features/players/site/error-summary.tsx'
import { Agree, FileField, Honeypot, Options, TextArea, TextField } from '#features/players/site/fields.tsx'
import { Done, Unsent } from '#features/players/site/own-page.tsx'
import { countOf, formatCount } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import type { PlayersOffer } from '#features/players/offer-schema.ts'
import { Logo } from '#ui/site/brand.tsx'
import { BuiltInPage } from '#site/built-in-page.tsx'

export const OPERATOR_LABELS = {
  vysledek: 'Jak to dopadne',
  odpoved: 'Odpověď',
  prilohy: 'Přílohy',
  kdo: 'Kdo odpovídá',
  email: 'Firemní e-mail',
  smim: 'Oprávnění',
} as const
export type OperatorField = keyof typeof OPERATOR_LABELS
export type OperatorValues = Partial<Record<OperatorField, string>>

export const ACTION_FIELD = 'akce'
export const ACTIONS = { send: 'odeslat', preview: 'nahled' } as const
/** The fourth choice asks for more time instead of answering. */
export const MORE_TIME = 'cas'
export const OUTCOME_FIELDS: Record<Outcome, string> = { pays: 'vyplatime', part: 'dohoda', stands: 'trvame' }

const OUTCOME_OPTIONS: Record<Outcome, { label: string; hint: string }> = {
  pays: { label: 'Vyplatíme celou částku', hint: 'po zaplacení vyřešena' },
  part: { label: 'Vyplatíme část nebo nabízíme dohodu', hint: 'rozhodne hráč' },
  stands: { label: 'Trváme na svém postupu', hint: 'rozhodne redakce' },
}

export interface OperatorState {
  shown: PublicComplaint
  offer: PlayersOffer
  firm: string
  nickname: string
  book: BookFigures
  field: BookField
  /** The last day of the time. */
  until: string
  canExtend: boolean
  hasAnswered: boolean
  today: string
  action: string
  done?: 'answered' | 'extended'
  values?: OperatorValues
  errors?: OperatorValues
  problem?: string
}

export const OperatorPage = (state: OperatorState) => {
  const { shown, nickname, book, field, firm, offer, until, today } = state
  const asked = shown.events.findLast(({ kind }) => kind === 'send' || kind === 'ask-operator')
  return (
    <div className="wrap">
      <header className="art-head letterhead">
        <div className="ch">
          <div className="ch-n">
            <Logo title={offer.title} logo={offer.picture} size="s48" eager />
            <span>
              {hardSpaces(`Pro provozovatele ${firm}`)}
              <br />
              {hardSpaces(`${offer.title}, stížnost č. ${shown.number}`)}
            </span>
            <StateMark state={shown.state} />
          </div>
          <h1>{hardSpaces(`Prosíme o vyjádření ke stížnosti č. ${shown.number}`)}</h1>
          <p className="lead">
            {hardSpaces(
              `Odpovíte tady, účet nepotřebujete. Vaši odpověď zveřejníme celou a beze změn, hned pod stížností a s vaším označením. Lhůta je do ${onDay(until)}, 23.59.`,
            )}
          </p>
        </div>
        {asked && shown.deadline?.who === 'operator' && <TimeRuler {...{ until, today }} since={asked.on} />}
      </header>
      <div className="opg">
        <About {...{ shown, nickname, book, field }} />
        <AnswerForm {...state} />
      </div>
    </div>
  )
}

const DONE = {
  answered:
    'Odpověď máme, děkujeme. Redakce ji přečte a zveřejní celou pod stížností. Potvrzení jsme poslali na váš e-mail.',
  extended: `Lhůta je prodloužená o ${countOf(EXTENSION_DAYS, DAYS)}. Podruhé ji prodloužit nejde.`,
}

const AnswerForm = (state: OperatorState) => {
  const { action, firm, canExtend, hasAnswered, done, until, values = {}, errors = {}, problem = '' } = state
  const context = { values, errors }
  return (
    <form className="opr" method="post" encType="multipart/form-data" action={action} noValidate>
      <h2>{hasAnswered ? hardSpaces('Doplnit odpověď') : 'Vaše odpověď'}</h2>
      {done && (
        <Done words={DONE[done]}>
          <a className="tlink" href={complaintPath(state.shown.number)}>
            Zobrazit stížnost
          </a>
        </Done>
      )}
      <ErrorSummary
        labels={OPERATOR_LABELS}
        errors={errors}
        problem={problem}
        unsent="Odpověď jsme neodeslali."
        hint="Co jste vyplnili, zůstalo. Přílohy je potřeba vybrat znovu."
      />
      <Options
        name="vysledek"
        label="Jak to dopadne"
        options={[
          ...OUTCOMES.map((outcome) => ({ value: OUTCOME_FIELDS[outcome], ...OUTCOME_OPTIONS[outcome] })),
          ...(canExtend
            ? [{ value: MORE_TIME, label: 'Potřebujeme víc času', hint: `jednou, o ${countOf(EXTENSION_DAYS, DAYS)}` }]
            : []),
        ]}
        {...context}
      />
      <TextArea
        name="odpoved"
        label="Odpověď, kterou zveřejníme"
        rows={7}
        hint={hardSpaces(
          `Nejvýš ${formatCount(ANSWER_MAX)} znaků, česky. Neuvádějte osobní údaje hráče; ty bychom museli vynechat.`,
        )}
        {...context}
      />
      <FileField
        name="prilohy"
        isMany
        label="Přílohy jen pro redakci"
        isOptional
        errors={errors}
        hint={`Nezveřejníme je a hráč je neuvidí. Nejvýš ${FILES_MAX} souborů, dohromady ${FILES_MEGABYTES} MB.`}
      />
      <div className="cols">
        <TextField
          name="kdo"
          label="Kdo odpovídá"
          hint={hardSpaces('Jméno a pozice. Veřejně bude jen firma.')}
          {...context}
        />
        <TextField
          name="email"
          label="Firemní e-mail"
          type="email"
          autoComplete="email"
          hint={hardSpaces('Pošleme na něj potvrzení.')}
          {...context}
        />
      </div>
      <Agree name="smim" {...context}>
        {hardSpaces(`Smím za ${firm} odpovídat.`)}
      </Agree>
      <Honeypot id="odpoved-web" />
      <Preview {...state} />
      <div className="send">
        <div className="acts">
          <button type="submit" className="btn lg" name={ACTION_FIELD} value={ACTIONS.send}>
            Odeslat odpověď
          </button>
          <button type="submit" className="btn ghost" name={ACTION_FIELD} value={ACTIONS.preview}>
            {values.odpoved ? 'Obnovit náhled' : 'Náhled'}
          </button>
        </div>
        <p className="hint">
          {hardSpaces(
            `Po odeslání už odpověď změnit nejde, doplnit ano. Odpověď, částka ani partnerství s námi nemají vliv na známku. Když do ${onDay(until)} neodpovíte, rozhodneme bez vás a napíšeme to.`,
          )}
        </p>
      </div>
    </form>
  )
}

const Preview = ({ values, firm, today }: OperatorState) =>
  values?.odpoved ? (
    <div className="pvw" role="group" aria-label="Náhled">
      <p>{hardSpaces('Náhled: takhle odpověď uvidí čtenáři')}</p>
      <div className="tm-h">
        <h3>Odpověď provozovatele</h3>
        <time dateTime={today}>{onDay(today)}</time>
      </div>
      <Answer event={{ firm, answer: values.odpoved, leftOut: [], sentence: '' }} />
    </div>
  ) : null

/** For a link whose time is over, and one that we do not know. */
export const ClosedLinkPage = ({ number, unsent }: { number: number | null; unsent: string }) => (
  <BuiltInPage
    title={number === null ? 'Tento odkaz nepoznáváme' : `Ke stížnosti č. ${number} už odpovědět nejde`}
    name="Odkaz pro provozovatele"
    lead=""
  >
    {unsent && <Unsent problem="Odpověď jsme neodeslali." words={unsent} />}
    <Words number={number} />
  </BuiltInPage>
)

const Words = ({ number }: { number: number | null }): ReactNode =>
  number === null ? (
    <p>{hardSpaces('Zkontrolujte, jestli je celý. Nový vám pošleme na adresu, na kterou přišla stížnost.')}</p>
  ) : (
    <>
      <p>
        {hardSpaces(
          'Lhůta uplynula, nebo je stížnost uzavřená. Fakta můžete doplnit zprávou redakci, přidáme je s datem. ',
        )}
        <a href="/kontaktujte-nas/">{hardSpaces('Napsat redakci')}</a>
      </p>
      <p>
        <a href={complaintPath(number)}>{hardSpaces(`Stížnost č. ${number}`)}</a>
      </p>
    </>
  )
