import type { ReactNode } from 'react'
import { VOICES_RULES } from '#features/voices/shared/address.ts'
import { DECIDED_WITHIN } from '#features/voices/letters.ts'
import { ORIGINAL_DAYS, PROOF_MEGABYTES, TEXT_MAX, TEXT_MIN } from '#features/voices/shared/limits.ts'
import { METHOD_NAMES, METHODS, QUESTION_NAMES, QUESTIONS } from '#features/voices/shared/questions.ts'
import { DAYS_UNTIL } from '#features/players/months.ts'
import { ErrorSummary } from '#features/players/site/error-summary.tsx'
import {
  Agree,
  type FieldContext,
  FileField,
  Honeypot,
  NumberField,
  Question,
  Select,
  TextArea,
  TextField,
} from '#features/players/site/fields.tsx'
import type { Values } from '#features/players/site/form.tsx'
import { FIELD_LABELS, type FieldName } from '#features/voices/site/form-state.ts'
import { countOf, formatCount } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

interface VoiceFormProps {
  action: string
  values: Values<FieldName>
  errors: Values<FieldName>
  /** Something else than a field stands in the way. */
  problem?: string | undefined
  /** Whether the address and the consent are asked for. */
  isNew: boolean
  button: string
  children?: ReactNode
}

/** One page, no name, nothing preselected. The browser's validation is off: ours answers in Czech. */
export function VoiceForm({ action, values, errors, problem = '', isNew, button, children }: VoiceFormProps) {
  const context = { values, errors }
  return (
    <>
      <ErrorSummary
        labels={FIELD_LABELS}
        errors={errors}
        problem={problem}
        unsent="Zkušenost jsme neodeslali."
        hint="Ostatní odpovědi jsme nechali, jak jste je vyplnili. Doklad je potřeba vybrat znovu."
      />
      <form className="fx" method="post" encType="multipart/form-data" action={action} noValidate>
        {children}
        <fieldset className="fs">
          <legend>
            Výběr peněz <small>{hardSpaces('Nepovinné. Vyplňte, jen když jste vybírali.')}</small>
          </legend>
          <div className="cols c3">
            <Select
              name="zpusob"
              label="Kam"
              options={METHOD_NAMES.map((name) => ({ value: METHODS[name].field, label: METHODS[name].option }))}
              {...context}
            />
            <NumberField name="castka" label="Částka" unit="Kč" {...context} />
            <NumberField name="hodiny" label="Přišla za" unit="hodin" {...context} />
          </div>
        </fieldset>
        <fieldset className="fs">
          <legend>Pět krátkých otázek</legend>
          <div className="segs">
            {QUESTION_NAMES.map((name) => (
              <Question key={name} name={QUESTIONS[name].field} {...context}>
                {hardSpaces(QUESTIONS[name].czech)}
              </Question>
            ))}
            <Question name="doporucuji" isYesNo {...context}>
              <b>{hardSpaces('Doporučili byste to známému, který chce hrát?')}</b>
            </Question>
          </div>
        </fieldset>
        <fieldset className="fs">
          <legend>Vlastními slovy</legend>
          <TextArea
            name="text"
            label="Co se stalo"
            rows={7}
            hint={hardSpaces(
              `${TEXT_MIN} až ${formatCount(TEXT_MAX)} znaků. Jak dlouho to trvalo, co pomohlo, co ne. Bez jmen lidí z podpory a bez výše výher.`,
            )}
            {...context}
          />
          <FileField
            name="doklad"
            label="Doklad"
            isOptional
            errors={errors}
            hint={`Vidí ho jen redakce, nezveřejní se a do ${countOf(ORIGINAL_DAYS, DAYS_UNTIL)} od rozhodnutí ho smažeme. Stačí výpis z účtu nebo snímek hráčského účtu; číslo účtu, adresu a rodné číslo zakryjte. PDF, JPG, PNG, WebP nebo AVIF, nejvýš ${PROOF_MEGABYTES} MB. S dokladem ponese zkušenost označení „doloženo“.`}
          />
        </fieldset>
        {isNew && <Consent {...context} />}
        <Honeypot id="hlas-web" />
        <div className="send">
          <button type="submit" className="btn lg">
            {button}
          </button>
          <p className="hint">
            {hardSpaces(
              `Zveřejníme ji po ${isNew ? 'potvrzení e-mailu a ' : ''}přečtení redakcí, obvykle do ${DECIDED_WITHIN}.`,
            )}
          </p>
        </div>
      </form>
    </>
  )
}

const Consent = (context: FieldContext) => (
  <fieldset className="fs">
    <legend>Potvrzení</legend>
    <TextField
      name="email"
      label="E-mail"
      type="email"
      autoComplete="email"
      hint={hardSpaces(
        'Pošleme na něj potvrzovací odkaz, nejvýš jednu otázku redakce a rozhodnutí. Nic jiného; nezveřejníme ho a podniku ho neukážeme.',
      )}
      {...context}
    />
    <Agree name="souhlas" {...context}>
      {hardSpaces(
        'Je mi 18 let, píšu o vlastní zkušenosti a nikdo mi za ni nic nedal. Souhlasím se zveřejněním textu a údajů o výběru bez jména a e-mailu. Kdykoli ho můžu odvolat odkazem z potvrzovacího e-mailu. ',
      )}
      <a href={VOICES_RULES}>{hardSpaces('Pravidla')}</a>
      {', '}
      <a href="/zasady-ochrany-osobnich-udaju/#zkusenosti-hracu">{hardSpaces('jak s údaji nakládáme')}</a>
    </Agree>
  </fieldset>
)
