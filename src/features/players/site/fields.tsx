import type { ReactNode } from 'react'
import { hardSpaces } from '#shared/czech/typography.ts'
import { HONEYPOT } from '#shared/honeypot.ts'

type Texts = Readonly<Partial<Record<string, string>>>

/** What every field needs to show what was typed and what is wrong with it. */
export interface FieldContext {
  values: Texts
  errors: Texts
}

interface Props extends FieldContext {
  name: string
}

function described(name: string, errors: Texts, hint?: ReactNode) {
  const ids = [...(hint ? [`${name}-h`] : []), ...(errors[name] ? [`${name}-e`] : [])]
  return { 'aria-invalid': errors[name] ? true : undefined, 'aria-describedby': ids.join(' ') || undefined }
}

const FieldError = ({ name, errors }: Pick<Props, 'name' | 'errors'>) =>
  errors[name] ? (
    <p className="ferr" id={`${name}-e`}>
      {hardSpaces(errors[name])}
    </p>
  ) : null

const bad = (name: string, errors: Texts) => (errors[name] ? { 'aria-describedby': `${name}-e`, 'data-bad': true } : {})

const Radios = ({ name, options, values }: Omit<Props, 'errors'> & { options: readonly Option[] }) =>
  options.map(({ value, label, hint }) => (
    <label key={value} className="opt">
      <input type="radio" name={name} value={value} defaultChecked={values[name] === value} />
      {hardSpaces(label)}
      {hint && <small>{hardSpaces(hint)}</small>}
    </label>
  ))

const YES_NO = [
  { value: 'ano', label: 'ano' },
  { value: 'ne', label: 'ne' },
]
const ANY = [...YES_NO, { value: 'nevim', label: 'netýká se' }]

/** A question with its answers; nothing is preselected. */
export const Question = ({
  isYesNo = false,
  children,
  ...context
}: Props & { isYesNo?: boolean; children: ReactNode }) => (
  <fieldset className="seg" id={context.name} {...bad(context.name, context.errors)}>
    <legend>
      <span>{children}</span>
    </legend>
    <div className="o3">
      <Radios {...context} options={isYesNo ? YES_NO : ANY} />
    </div>
    <FieldError {...context} />
  </fieldset>
)

interface Option {
  value: string
  label: string
  hint?: string
}

interface OptionsProps extends Props {
  label: string
  options: readonly Option[]
  isInTwo?: boolean
}

/** One of a few, each in a frame of its own; nothing is preselected. */
export const Options = ({ label, options, isInTwo = false, ...context }: OptionsProps) => (
  <fieldset className={isInTwo ? 'opts row2' : 'opts'} id={context.name} {...bad(context.name, context.errors)}>
    <legend>{hardSpaces(label)}</legend>
    <Radios {...context} options={options} />
    <FieldError {...context} />
  </fieldset>
)

type SelectProps = Omit<OptionsProps, 'isInTwo'> & { children?: ReactNode }

export const Select = ({ name, label, options, values, errors, children }: SelectProps) => (
  <div className="frow">
    <label htmlFor={name}>{hardSpaces(label)}</label>
    <select className="select" id={name} name={name} defaultValue={values[name] ?? ''} {...described(name, errors)}>
      <option value="">vyberte</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
      {children}
    </select>
    <FieldError name={name} errors={errors} />
  </div>
)

export const NumberField = ({ name, label, unit, values, errors }: Props & { label: string; unit: string }) => (
  <div className="frow">
    <label htmlFor={name}>{hardSpaces(label)}</label>
    <div className="unit">
      <input
        className="field"
        id={name}
        name={name}
        inputMode="numeric"
        defaultValue={values[name]}
        {...described(name, errors)}
      />
      <span>{unit}</span>
    </div>
    <FieldError name={name} errors={errors} />
  </div>
)

interface TextProps extends Props {
  label: string
  hint?: ReactNode
  isOptional?: boolean | undefined
  type?: 'text' | 'email'
  placeholder?: string
  autoComplete?: string
}

const Label = ({ name, label, isOptional }: Pick<TextProps, 'name' | 'label' | 'isOptional'>) => (
  <label htmlFor={name}>
    {hardSpaces(label)} {isOptional && <span className="req">nepovinné</span>}
  </label>
)

const Hint = ({ name, hint }: Pick<TextProps, 'name' | 'hint'>) =>
  hint ? (
    <p className="hint" id={`${name}-h`}>
      {hint}
    </p>
  ) : null

export const TextField = ({
  name,
  label,
  hint,
  isOptional,
  type = 'text',
  placeholder,
  autoComplete,
  ...context
}: TextProps) => (
  <div className="frow">
    <Label name={name} label={label} isOptional={isOptional} />
    <input
      className="field"
      type={type}
      id={name}
      name={name}
      defaultValue={context.values[name]}
      placeholder={placeholder}
      autoComplete={autoComplete}
      {...described(name, context.errors, hint)}
    />
    <Hint name={name} hint={hint} />
    <FieldError name={name} errors={context.errors} />
  </div>
)

export const TextArea = ({ name, label, hint, isOptional, rows, ...context }: TextProps & { rows: number }) => (
  <div className="frow">
    <Label name={name} label={label} isOptional={isOptional} />
    <Hint name={name} hint={hint} />
    <textarea
      className="field"
      id={name}
      name={name}
      rows={rows}
      defaultValue={context.values[name]}
      {...described(name, context.errors, hint)}
    />
    <FieldError name={name} errors={context.errors} />
  </div>
)

/** Nothing is ticked beforehand. */
export const Agree = ({ name, values, errors, children }: Props & { children: ReactNode }) => (
  <div>
    <label className="agree" id={name} {...(errors[name] ? { 'data-bad': true } : {})}>
      <input
        type="checkbox"
        name={name}
        value="ano"
        defaultChecked={Boolean(values[name])}
        {...described(name, errors)}
      />
      <span>{children}</span>
    </label>
    <FieldError name={name} errors={errors} />
  </div>
)

const FILE_TYPES = 'application/pdf,image/jpeg,image/png,image/webp,image/avif'

interface FileProps extends Pick<TextProps, 'name' | 'label' | 'isOptional' | 'errors'> {
  hint: string
  isMany?: boolean
}

/** The native field, so that the names of the chosen files show. */
export const FileField = ({ name, label, hint, isOptional, isMany = false, errors }: FileProps) => (
  <div className="frow">
    <Label name={name} label={label} isOptional={isOptional} />
    <Hint name={name} hint={hardSpaces(hint)} />
    <input
      className="file"
      type="file"
      id={name}
      name={name}
      multiple={isMany}
      accept={FILE_TYPES}
      {...described(name, errors, hint)}
    />
    <FieldError name={name} errors={errors} />
  </div>
)

/** Invisible, and out of reach of the keyboard and of screen readers. */
export const Honeypot = ({ id }: { id: string }) => (
  <div className="hp" aria-hidden="true">
    <label htmlFor={id}>Toto pole nevyplňujte</label>
    <input id={id} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
  </div>
)
