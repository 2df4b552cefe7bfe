import { NumberInput, type NumberInputProps, Text } from '@mantine/core'

interface NumberFieldProps extends Omit<NumberInputProps, 'value' | 'onChange'> {
  value: number | null
  onChange: (value: number | null) => void
}

/** A number that may be left out. A comma works as well as a point; what is out of range is said, not corrected. */
export const NumberField = ({ value, onChange, ...field }: NumberFieldProps) => (
  <NumberInput
    allowNegative={false}
    allowDecimal={false}
    hideControls
    clampBehavior="none"
    {...field}
    value={value ?? ''}
    onChange={(typed) => onChange(typeof typed === 'number' ? typed : null)}
  />
)

/** What a number counts, at the end of its field. */
export const Unit = ({ children }: { children: string }) => (
  <Text span size="sm" c="dimmed">
    {children}
  </Text>
)
