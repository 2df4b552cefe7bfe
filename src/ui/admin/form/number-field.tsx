import { NumberInput, type NumberInputProps, Text } from '@mantine/core'
import { type ClipboardEvent, useState } from 'react'
import { numberIn } from '#ui/admin/form/number-in.ts'

interface NumberFieldProps extends Omit<NumberInputProps, 'value' | 'onChange'> {
  value: number | null
  onChange: (value: number | null) => void
}

/** A number that may be left out. A comma works as well as a point; what is out of range is said, not corrected. */
export function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  // “9.” on its way to 9.6 already counts as 9, yet its point must stay, so what was typed is shown while it means the value.
  const [typed, setTyped] = useState<number | string>(value ?? '')

  function take(next: number | string): void {
    setTyped(next)
    onChange(numberIn(next))
  }

  /** The input would throw the comma of a pasted 9,6 away. */
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const pasted = numberIn(event.clipboardData.getData('text'))
    if (pasted === null) return
    event.preventDefault()
    take(pasted)
  }

  return (
    <NumberInput
      allowNegative={false}
      allowDecimal={false}
      hideControls
      clampBehavior="none"
      {...field}
      value={numberIn(typed) === value ? typed : (value ?? '')}
      onChange={take}
      onPaste={paste}
    />
  )
}

/** What a number counts, at the end of its field. */
export const Unit = ({ children }: { children: string }) => (
  <Text span size="sm" c="dimmed">
    {children}
  </Text>
)
