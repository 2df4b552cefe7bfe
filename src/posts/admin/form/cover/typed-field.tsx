import { type InputWrapperProps, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { isSame } from '#shared/is-same.ts'

interface TypedFieldProps<Value> extends Pick<InputWrapperProps, 'label' | 'description' | 'error'> {
  value: Value
  onChange: (value: Value) => void
  read: (typed: string) => Value
  write: (value: Value) => string
  placeholder: string
  hasLines?: boolean
  'data-path': string
}

/** A list typed as text. Keeps the typed spelling as long as it parses to the value. */
export function TypedField<Value>({ value, onChange, read, write, hasLines, ...field }: TypedFieldProps<Value>) {
  const [typed, setTyped] = useState(() => write(value))
  const shown = isSame(read(typed), value) ? typed : write(value)
  const take = (next: string) => {
    setTyped(next)
    onChange(read(next))
  }
  const input = { ...field, value: shown, autoComplete: 'off', spellCheck: false, required: true }
  return hasLines ? (
    <Textarea {...input} autosize minRows={3} maxRows={10} onChange={(event) => take(event.currentTarget.value)} />
  ) : (
    <TextInput {...input} onChange={(event) => take(event.currentTarget.value)} />
  )
}
