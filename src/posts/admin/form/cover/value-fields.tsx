import * as m from '#posts/admin/form/messages.ts'
import { type ReactNode, useState } from 'react'
import { type InputWrapperProps, Textarea, TextInput } from '@mantine/core'
import { asNumbers, asRows, numbersIn, rowsIn } from '#posts/admin/form/cover/typed.ts'
import { COVER_LIMITS } from '#shared/cover/limits.ts'
import type { Cover } from '#shared/cover/schema.ts'
import { FieldRow } from '#records/admin/form/field-group.tsx'
import { NumberField, Unit } from '#records/admin/form/number-field.tsx'
import { isSame } from '#shared/is-same.ts'

interface ValueFieldsProps {
  cover: Cover
  onChange: (cover: Cover) => void
  errorOf: (name: string) => ReactNode
}

/** Inputs for the values of a motif. An emptied number becomes zero, which the schema rejects where it matters. */
export function ValueFields({ cover, onChange, errorOf }: ValueFieldsProps) {
  const about = (name: string) => ({ 'data-path': `cover.${name}`, error: errorOf(name), required: true })
  const number = (name: string, value: number, set: (value: number) => Cover) => ({
    ...about(name),
    value,
    onChange: (next: number | null) => onChange(set(next ?? 0)),
  })
  switch (cover.motif) {
    case 'scales':
      return (
        <FieldRow>
          <NumberField
            label={m.onLeft()}
            allowDecimal
            max={COVER_LIMITS.amount}
            step={100}
            {...number('left', cover.left, (left) => ({ ...cover, left }))}
          />
          <NumberField
            label={m.onRight()}
            allowDecimal
            max={COVER_LIMITS.amount}
            step={100}
            {...number('right', cover.right, (right) => ({ ...cover, right }))}
          />
        </FieldRow>
      )
    case 'dots':
      return (
        <TypedField
          label={m.hours()}
          description={m.hoursHint()}
          placeholder={'24: 9,6 14,2 22,9\n48: 22,4 30,8 63,5'}
          hasLines
          read={rowsIn}
          write={asRows}
          {...about('rows')}
          value={cover.rows}
          onChange={(rows) => onChange({ ...cover, rows })}
        />
      )
    case 'steps':
      return (
        <TypedField
          label={m.values()}
          description={m.valuesHint()}
          placeholder="20 20 25 30 40"
          read={numbersIn}
          write={asNumbers}
          {...about('values')}
          value={cover.values}
          onChange={(values) => onChange({ ...cover, values })}
        />
      )
    case 'seal':
      return (
        <FieldRow>
          <NumberField
            label={m.monthsWith()}
            max={COVER_LIMITS.months}
            {...number('months', cover.months, (months) => ({ ...cover, months }))}
          />
          <NumberField
            label={m.monthsWithout()}
            max={COVER_LIMITS.monthsWithout}
            {...number('without', cover.without, (without) => ({ ...cover, without }))}
          />
        </FieldRow>
      )
    case 'dial':
      return (
        <FieldRow>
          <TypedField
            label={m.usedUp()}
            description={m.usedUpHint()}
            placeholder="82 60 38"
            read={numbersIn}
            write={asNumbers}
            {...about('shares')}
            value={cover.shares}
            onChange={(shares) => onChange({ ...cover, shares })}
          />
          <NumberField
            label={m.needle()}
            description={m.needleHint()}
            max={100}
            rightSection={<Unit>%</Unit>}
            {...number('needle', cover.needle, (needle) => ({ ...cover, needle }))}
          />
        </FieldRow>
      )
    case 'hundred':
      return (
        <NumberField
          label={m.ofHundred()}
          max={100}
          {...number('count', cover.count, (count) => ({ ...cover, count }))}
        />
      )
    case 'grid':
      return (
        <NumberField
          label={m.times()}
          max={COVER_LIMITS.times}
          rightSection={<Unit>×</Unit>}
          {...number('times', cover.times, (times) => ({ ...cover, times }))}
        />
      )
  }
}

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
function TypedField<Value>({ value, onChange, read, write, hasLines, ...field }: TypedFieldProps<Value>) {
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
