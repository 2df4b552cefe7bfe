import { Button, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { DueItem } from '#features/facts/schema.ts'
import { api } from '#records/admin/api/client.ts'
import { NumberField } from '#records/admin/form/number-field.tsx'
import { TriStateField } from '#records/admin/form/tri-state-field.tsx'
import { invalidateRecords } from '#records/admin/queries.ts'
import css from './due.module.css'

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
function withValue(record: Record<string, unknown>, fact: string, value: Scalar): Record<string, unknown> {
  const [field = '', member] = fact.split('.')
  if (member === undefined) return { ...record, [field]: value }
  return { ...record, [field]: { ...(record[field] as object), [member]: value } }
}

export function ChangedValue({ item, onSaved, onCancel, onOpen }: ChangedValueProps) {
  const [value, setValue] = useState<Scalar>(isScalar(item.value) ? item.value : null)
  const [isSaving, setSaving] = useState(false)
  if (!isScalar(item.value)) {
    return (
      <div className={css.silent}>
        <Text size="sm">A list is changed in the form.</Text>
        <Button variant="default" size="compact-sm" onClick={onOpen}>
          Open the form
        </Button>
        <Button variant="subtle" color="gray" size="compact-sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    )
  }

  async function save(): Promise<void> {
    setSaving(true)
    try {
      const path = `/${item.collection}/${item.recordId}`
      const record = await api<Record<string, unknown>>('GET', path)
      await api('PUT', path, { body: withValue(record, item.fact, value) })
      await invalidateRecords(item.collection)
      await onSaved(value)
    } catch {
      // The API client has shown the error.
    } finally {
      setSaving(false)
    }
  }

  const isSame = value === item.value || value === null || value === '' || Number.isNaN(value)
  return (
    <form
      className={css.changed}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSame) void save()
      }}
    >
      {typeof item.value === 'number' ? (
        <NumberField
          label="New value"
          allowDecimal
          autoFocus
          value={typeof value === 'number' ? value : null}
          onChange={setValue}
        />
      ) : typeof item.value === 'boolean' ? (
        <TriStateField label="New value" value={typeof value === 'boolean' ? value : null} onChange={setValue} />
      ) : (
        <TextInput
          label="New value"
          autoFocus
          value={String(value ?? '')}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      )}
      <div className={css.actions}>
        <Button type="submit" loading={isSaving} disabled={isSame}>
          Save and confirm
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
