import { Input, SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import { text, type Words } from '#shared/words/message.ts'
import { Pictogram, type PictogramName } from '#blocks/admin/pictogram.tsx'
import css from './choice-field.module.css'

interface Option<Value extends string> {
  value: Value
  label: Words
  pictogram?: PictogramName
}

interface ChoiceFieldProps<Value extends string> {
  label: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
}

export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, options, value, onChange } = props
  const id = useId()
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }}>
      <SegmentedControl
        fullWidth
        aria-labelledby={id}
        value={value}
        onChange={onChange}
        data={options.map(({ value, label, pictogram }) => ({
          value,
          label: (
            <span className={css.option}>
              {pictogram && <Pictogram name={pictogram} />}
              {text(label)}
            </span>
          ),
        }))}
      />
    </Input.Wrapper>
  )
}

interface NumberChoiceProps {
  label: string
  from: number
  to: number
  value: number
  onChange: (value: number) => void
}

export const NumberChoice = ({ label, from, to, value, onChange }: NumberChoiceProps) => (
  <ChoiceField
    label={label}
    options={Array.from({ length: to - from + 1 }, (_, index) => String(from + index)).map((each) => ({
      value: each,
      label: each,
    }))}
    value={String(value)}
    onChange={(chosen) => onChange(Number(chosen))}
  />
)
