import { newComplaintOf, NEW_COMPLAINT_PATH } from '#features/complaints/shared/address.ts'
import { KIND_NAMES, KINDS, WAY_NAMES, WAYS, WISH_NAMES, WISHES } from '#features/complaints/shared/kinds.ts'
import {
  EVIDENCE_DAYS,
  FILES_MAX,
  FILES_MEGABYTES,
  OLDEST_MONTHS,
  SUPPORT_DAYS,
  TEXT_MAX,
  TEXT_MIN,
} from '#features/complaints/shared/limits.ts'
import { FIELD_LABELS, type FieldName } from '#features/complaints/site/form-state.ts'
import { DAYS, DAYS_UNTIL } from '#features/players/months.ts'
import type { Values } from '#features/players/site/form.tsx'
import { ErrorSummary } from '#features/players/site/error-summary.tsx'
import {
  Agree,
  type FieldContext,
  FileField,
  Honeypot,
  NumberField,
  Options,
  Select,
  TextArea,
  TextField,
} from '#features/players/site/fields.tsx'
import { countOf, formatCount } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

export interface Choice {
  slug: string
  title: string
}

export interface Choices {
  casinos: readonly Choice[]
  bookmakers: readonly Choice[]
}

interface NewFormProps {
  choices: Choices
  values: Values<FieldName>
  errors: Values<FieldName>
  problem?: string
  /** The offer in the address. */
  chosen: string
}

const optionsOf = <Name extends string>(names: readonly Name[], of: Record<Name, { field: string; label: string }>) =>
  names.map((name) => ({ value: of[name].field, label: of[name].label }))

const optionsOfOffers = (offers: readonly Choice[]) => offers.map(({ slug, title }) => ({ value: slug, label: title }))

const PRIVACY = '/zasady-ochrany-osobnich-udaju/#stiznosti'

/** Three parts on one page, no name, nothing preselected. The browser's validation is off: ours answers in Czech. */
export function NewForm({ choices, values, errors, problem = '', chosen }: NewFormProps) {
  const context = { values, errors }
  return (
    <>
      <ErrorSummary
        labels={FIELD_LABELS}
        errors={errors}
        problem={problem}
        unsent="Stížnost jsme neodeslali."
        hint="Co jste vyplnili, zůstalo. Doklady je potřeba vybrat znovu."
      />
      <nav aria-label="Části stížnosti">
        <ol className="st3">
          {['Nejdřív podpora kasina', 'Co se stalo', 'Spojení a souhlas'].map((part, index) => (
            <li key={part}>
              <a href={`#c${index + 1}`}>
                <b>{index + 1}</b>
                {part}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <form
        className="fx"
        method="post"
        encType="multipart/form-data"
        action={chosen ? newComplaintOf(chosen) : NEW_COMPLAINT_PATH}
        noValidate
      >
        <Support {...context} />
        <What {...context} choices={choices} chosen={chosen} />
        <Consent {...context} />
        <Honeypot id="stiznost-web" />
        <div className="send">
          <button type="submit" className="btn lg">
            Odeslat stížnost
          </button>
          <p className="hint">
            {hardSpaces('Pošleme vám e-mail s odkazem. Stížnost začne běžet, až na něj klepnete a potvrdíte ji.')}
          </p>
        </div>
      </form>
    </>
  )
}

const Support = (context: FieldContext) => (
  <fieldset className="fs" id="c1">
    <legend>
      1. Nejdřív podpora kasina{' '}
      <small>
        {hardSpaces(
          `Většina sporů skončí tady. Stížnost přijmeme, když vás podpora odmítla, nebo ${countOf(SUPPORT_DAYS, DAYS)} mlčí.`,
        )}
      </small>
    </legend>
    <Options
      name="podpora"
      label="Psali jste už podpoře?"
      options={[
        { value: 'odmitla', label: 'Ano, odmítla mě' },
        { value: 'mlci', label: 'Ano, ale neodpovídá', hint: `${countOf(SUPPORT_DAYS, DAYS)} a víc` },
        { value: 'ne', label: 'Ještě ne' },
      ]}
      {...context}
    />
    <div className="stopbox">
      <b>{hardSpaces('Zkuste to nejdřív u nich. Máme pro vás větu, která pomáhá:')}</b>
      <blockquote>
        {hardSpaces(
          '„Žádám o vyřízení výběru ze dne … ve výši … Kč. Sdělte mi prosím písemně důvod zdržení, článek podmínek, o který se opíráte, a den, kdy peníze odešlete.“',
        )}
      </blockquote>
      <span>
        {hardSpaces(
          `Když do ${countOf(SUPPORT_DAYS, DAYS_UNTIL)} neodpoví nebo odmítne, vraťte se sem. Dřív stížnost nepřijmeme.`,
        )}
      </span>
    </div>
    <div className="cols">
      <TextField name="kdy" label="Kdy jste podpoře psali" placeholder="den. měsíc. rok" {...context} />
      <Select name="kudy" label="Kudy" options={optionsOf(WAY_NAMES, WAYS)} {...context} />
    </div>
    <TextArea name="odpoved" label="Co odpověděla" isOptional rows={2} {...context} />
  </fieldset>
)

const What = ({ choices, chosen, ...context }: FieldContext & { choices: Choices; chosen: string }) => (
  <fieldset className="fs" id="c2">
    <legend>2. Co se stalo</legend>
    <div className="cols">
      <Select
        name="kasino"
        label="Kasino"
        options={optionsOfOffers(choices.casinos)}
        {...context}
        values={{ kasino: chosen, ...context.values }}
      >
        {choices.bookmakers.length > 0 && (
          <optgroup label="Sázkové kanceláře">
            {choices.bookmakers.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </optgroup>
        )}
      </Select>
      <NumberField name="castka" label="O jakou částku jde" unit="Kč" {...context} />
    </div>
    <Options name="druh" label="Čeho se stížnost týká" isInTwo options={optionsOf(KIND_NAMES, KINDS)} {...context} />
    <div className="cols">
      <TextField
        name="den"
        label="Den, kdy se to stalo"
        placeholder="den. měsíc. rok"
        hint={hardSpaces(`Nejvýš ${OLDEST_MONTHS} měsíců zpátky.`)}
        {...context}
      />
      <Select name="chci" label="Čeho chcete dosáhnout" options={optionsOf(WISH_NAMES, WISHES)} {...context} />
    </div>
    <TextArea
      name="popis"
      label="Popis"
      rows={7}
      hint={hardSpaces(
        `${TEXT_MIN} až ${formatCount(TEXT_MAX)} znaků, po pořádku a s daty. Uvidí ho i provozovatel. Jména lidí nepište.`,
      )}
      {...context}
    />
    <FileField
      name="doklady"
      label="Doklady"
      isMany
      errors={context.errors}
      hint={`Vidí je jen redakce a smažeme je ${EVIDENCE_DAYS} dní po uzavření. Snímky žádosti, zpráv podpory a historie sázek. Číslo účtu, adresu a rodné číslo zakryjte. Nejvýš ${FILES_MAX} souborů, dohromady ${FILES_MEGABYTES} MB.`}
    />
  </fieldset>
)

const Consent = (context: FieldContext) => (
  <fieldset className="fs" id="c3">
    <legend>3. Spojení a souhlas</legend>
    <div className="cols">
      <TextField
        name="email"
        label="E-mail"
        type="email"
        autoComplete="email"
        hint={hardSpaces(
          'Nezveřejníme ho a provozovatel ho neuvidí. Píšeme na něj, jen když se stížnost pohne nebo se potřebujeme zeptat.',
        )}
        {...context}
      />
      <TextField
        name="prezdivka"
        label="Přezdívka v kasinu"
        hint={hardSpaces('Provozovatel podle ní najde váš účet. Veřejně nebude.')}
        {...context}
      />
    </div>
    <div>
      <Agree name="pravda" {...context}>
        {hardSpaces('Je mi 18 let a všechno, co píšu, je pravda.')}
      </Agree>
      <Agree name="predat" {...context}>
        {hardSpaces('Popis a přezdívku smíte předat provozovateli, aby mohl odpovědět.')}
      </Agree>
      <Agree name="zverejnit" {...context}>
        {hardSpaces('Stížnost smíte zveřejnit bez mého jména, e-mailu a přezdívky. ')}
        <a href={PRIVACY}>{hardSpaces('Jak s údaji nakládáme')}</a>
      </Agree>
    </div>
  </fieldset>
)
