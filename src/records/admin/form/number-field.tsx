import { Text, TextInput, type TextInputProps } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { notANumber, notWhole } from '#shared/schema/messages.ts'
import { formatNumberInput, parseNumber } from '#records/admin/form/parse-number.ts'

interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** NaN while the input is not a number; the schema then rejects it. */
  value: number | null
  onChange: (value: number | null) => void
  allowDecimal?: boolean
  step?: number
  min?: number
  max?: number
}

/** An optional number. The input stays as typed: unreadable or out-of-range values are reported, not corrected. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, allowDecimal = false, step = 1, min = 0, max = Infinity, error, ...field } = props
  // “9,” on its way to 9,6 counts as 9, yet its comma must stay: the typed text is shown while it equals the value.
  const [typed, setTyped] = useState(formatNumberInput(value))
  const [isTyping, setTyping] = useState(false)

  function take(next: string): void {
    setTyped(next)
    onChange(parseNumber(next))
  }

  function stepBy(event: KeyboardEvent): void {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!direction || field.readOnly || Number.isNaN(value)) return
    event.preventDefault()
    const steps = Math.round((value ?? 0) / step) + direction
    take(formatNumberInput(Math.min(max, Math.max(min, Number((steps * step).toFixed(2))))))
  }

  const wrong = value === null || isTyping ? undefined : wrongIn(value, allowDecimal)
  return (
    <TextInput
      {...field}
      inputMode={allowDecimal ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={Object.is(parseNumber(typed), value) ? typed : formatNumberInput(value)}
      error={error || wrong}
      onChange={(event) => take(event.currentTarget.value)}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onKeyDown={stepBy}
    />
  )
}

function wrongIn(value: number, allowDecimal: boolean): string | undefined {
  if (Number.isNaN(value)) return notANumber()
  return allowDecimal || Number.isInteger(value) ? undefined : notWhole()
}

export const Unit = ({ children }: { children: string }) => (
  <Text span size="sm" c="dimmed">
    {children}
  </Text>
)
