import { SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import * as m from '#records/admin/form/messages.ts'
import { saidOptions } from '#shared/words/message.ts'
import css from './tri-state-field.module.css'

interface TriStateFieldProps {
  label: string
  /** null: not checked yet, and not shown to readers. */
  value: boolean | null
  onChange: (value: boolean | null) => void
  'data-path'?: string
}

const CHOICES = [
  { value: 'yes', label: m.yes },
  { value: 'no', label: m.no },
  { value: 'unknown', label: m.unknown },
]
const VALUES: Record<string, boolean | null> = { yes: true, no: false, unknown: null }

export function TriStateField({ label, value, onChange, 'data-path': path }: TriStateFieldProps) {
  const id = useId()
  return (
    <div className={css.field} data-path={path}>
      <span id={id} className={css.label}>
        {label}
      </span>
      <SegmentedControl
        aria-labelledby={id}
        size="xs"
        data={saidOptions(CHOICES)}
        value={value === null ? 'unknown' : value ? 'yes' : 'no'}
        onChange={(choice) => onChange(VALUES[choice] ?? null)}
        className={css.choice}
        data-value={String(value)}
      />
    </div>
  )
}
