import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'

export interface FieldProps<Value> {
  value: Value
  onChange: (value: Value) => void
  error: ReactNode
  /** Used by presence and checks to find the field on the screen. */
  'data-path': string
}

export const fieldOf = <Values extends object, Name extends keyof Values & string>(
  form: UseFormReturnType<Values>,
  name: Name,
): FieldProps<Values[Name]> => ({
  value: form.values[name],
  onChange: (value) => form.setFieldValue(name, value as never),
  error: form.errors[name],
  'data-path': name,
})
