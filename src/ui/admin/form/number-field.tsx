import { Text, TextInput, type TextInputProps } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { NOT_A_NUMBER, NOT_WHOLE } from '#shared/schema/plain-message.ts'
import { asTyped, numberIn } from '#ui/admin/form/number-in.ts'

interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** NaN while what is typed is no number; the schema then refuses it. */
  value: number | null
  onChange: (value: number | null) => void
  allowDecimal?: boolean
  /** By how much the arrow keys change it, and how far. */
  step?: number
  min?: number
  max?: number
}

/** A number that may be left out. It stays as it was typed: what cannot be read or is out of range is said, not corrected. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, allowDecimal = false, step = 1, min = 0, max = Infinity, error, ...field } = props
  // “9,” on its way to 9,6 already counts as 9, yet its comma must stay, so what was typed is shown while it means the value.
  const [typed, setTyped] = useState(asTyped(value))
  const [isTyping, setTyping] = useState(false)

  function take(next: string): void {
    setTyped(next)
    onChange(numberIn(next))
  }

  function stepBy(event: KeyboardEvent): void {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!direction || field.readOnly || Number.isNaN(value)) return
    event.preventDefault()
    const steps = Math.round((value ?? 0) / step) + direction
    take(asTyped(Math.min(max, Math.max(min, Number((steps * step).toFixed(2))))))
  }

  const wrong = value === null || isTyping ? undefined : wrongIn(value, allowDecimal)
  return (
    <TextInput
      {...field}
      inputMode={allowDecimal ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={Object.is(numberIn(typed), value) ? typed : asTyped(value)}
      error={error || wrong}
      onChange={(event) => take(event.currentTarget.value)}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onKeyDown={stepBy}
    />
  )
}

function wrongIn(value: number, allowDecimal: boolean): string | undefined {
  if (Number.isNaN(value)) return NOT_A_NUMBER
  return allowDecimal || Number.isInteger(value) ? undefined : NOT_WHOLE
}

/** What a number counts, at the end of its field. */
export const Unit = ({ children }: { children: string }) => (
  <Text span size="sm" c="dimmed">
    {children}
  </Text>
)
