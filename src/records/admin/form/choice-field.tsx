import { SegmentedControl, Select } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './choice-field.module.css'

interface ChoiceFieldProps<Value extends string> {
  label: string
  isLabelHidden?: boolean
  data: { value: Value; label: string }[]
  value: Value | null
  error?: ReactNode
  onChange: (value: Value) => void
}

/** Side by side where there is room, otherwise a dropdown. */
export function ChoiceField<Value extends string>({
  label,
  isLabelHidden = false,
  data,
  value,
  error,
  onChange,
}: ChoiceFieldProps<Value>) {
  const choose = (chosen: string | null) => {
    const found = data.find((each) => each.value === chosen)
    if (found) onChange(found.value)
  }
  return (
    <div className={css.choice}>
      <div className={css.wide}>
        {!isLabelHidden && <div className={css.label}>{label}</div>}
        <SegmentedControl fullWidth aria-label={label} data={data} value={value ?? ''} onChange={choose} />
        {error && <div className={css.error}>{error}</div>}
      </div>
      <Select
        className={css.narrow}
        {...(isLabelHidden ? { 'aria-label': label } : { label })}
        data={data}
        value={value}
        error={error}
        allowDeselect={false}
        onChange={choose}
      />
    </div>
  )
}
