import { Button, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { DueItem } from '#features/facts/schema.ts'
import { getRecord, saveRecord } from '#records/admin/any-record.ts'
import { NumberField } from '#records/admin/form/number-field.tsx'
import { TriStateField } from '#records/admin/form/tri-state-field.tsx'
import { invalidateRecords } from '#records/admin/queries.ts'
import * as m from '#features/facts/screen/messages.ts'
import { cancel } from '#ui/admin/messages.ts'
import { useBusy } from '#ui/admin/use-busy.ts'
import css from './due.module.css'
import type { RecordBase } from '#records/admin/resource.ts'

interface ChangedValueProps {
  item: DueItem
  /** Called with the stored value, which is then confirmed. */
  onSaved: (value: unknown) => Promise<void>
  onCancel: () => void
  onOpen: () => void
}

type Scalar = string | number | boolean | null

const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value)

/** The record with the value of a fact such as `bonusTerms.multiple` replaced. */
function withValue(record: object, fact: string, value: Scalar): object {
  const [field = '', member] = fact.split('.')
  if (member === undefined) return { ...record, [field]: value }
  return { ...record, [field]: { ...Reflect.get(record, field), [member]: value } }
}

export function ChangedValue({ item, onSaved, onCancel, onOpen }: ChangedValueProps) {
  const [value, setValue] = useState<Scalar>(isScalar(item.value) ? item.value : null)
  const { isBusy, whileBusy } = useBusy()
  if (!isScalar(item.value)) {
    return (
      <div className={css.silent}>
        <Text size="sm">{m.listInForm()}</Text>
        <Button variant="default" size="compact-sm" onClick={onOpen}>
          {m.openForm()}
        </Button>
        <Button variant="subtle" color="gray" size="compact-sm" onClick={onCancel}>
          {cancel()}
        </Button>
      </div>
    )
  }

  async function save(): Promise<void> {
    const { collection, recordId } = item
    const record = await getRecord<RecordBase>(collection, recordId, {})
    await saveRecord<object>(collection, recordId, withValue(record, item.fact, value), {}, {})
    await invalidateRecords(item.collection)
    await onSaved(value)
  }

  const isSame = value === item.value || value === null || value === '' || Number.isNaN(value)
  return (
    <form
      className={css.changed}
      onSubmit={(event) => {
        event.preventDefault()
        // The API client shows an error.
        if (!isSame) void whileBusy(save).catch(() => undefined)
      }}
    >
      {typeof item.value === 'number' ? (
        <NumberField
          label={m.newValue()}
          allowDecimal
          autoFocus
          value={typeof value === 'number' ? value : null}
          onChange={setValue}
        />
      ) : typeof item.value === 'boolean' ? (
        <TriStateField label={m.newValue()} value={typeof value === 'boolean' ? value : null} onChange={setValue} />
      ) : (
        <TextInput
          label={m.newValue()}
          autoFocus
          value={String(value ?? '')}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      )}
      <div className={css.actions}>
        <Button type="submit" loading={isBusy} disabled={isSame}>
          {m.saveAndConfirm()}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {cancel()}
        </Button>
      </div>
    </form>
  )
}
