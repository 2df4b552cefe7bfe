import type { ReactNode } from 'react'
import type { Errors, FieldName, Values } from '#features/voices/site/form-state.ts'
import { hardSpaces } from '#shared/czech/typography.ts'

/** What every field needs to show what was typed and what is wrong with it. */
export interface FieldContext {
  values: Values
  errors: Errors
}

interface Props extends FieldContext {
  name: FieldName
}

export const described = (name: FieldName, errors: Errors) =>
  errors[name] ? { 'aria-invalid': true, 'aria-describedby': `${name}-e` } : {}

export const FieldError = ({ name, errors }: Pick<Props, 'name' | 'errors'>) =>
  errors[name] ? (
    <p className="ferr" id={`${name}-e`}>
      {hardSpaces(errors[name])}
    </p>
  ) : null

const CHOICES = [
  ['ano', 'ano'],
  ['ne', 'ne'],
  ['nevim', 'netýká se'],
] as const

/** A question with its answers; nothing is preselected. */
export const Question = ({
  name,
  values,
  errors,
  isYesNo = false,
  children,
}: Props & { isYesNo?: boolean; children: ReactNode }) => (
  <fieldset className="seg" id={name} {...(errors[name] ? { 'aria-describedby': `${name}-e`, 'data-bad': true } : {})}>
    <legend>
      <span>{children}</span>
    </legend>
    <div className="o3">
      {CHOICES.filter(([value]) => !isYesNo || value !== 'nevim').map(([value, label]) => (
        <label key={value} className="opt">
          <input type="radio" name={name} value={value} defaultChecked={values[name] === value} />
          {hardSpaces(label)}
        </label>
      ))}
    </div>
    <FieldError name={name} errors={errors} />
  </fieldset>
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
