import { useState } from 'react'
import { ApiError } from '#records/admin/api/api-error.ts'
import { notifyOfError } from '#records/admin/api/client.ts'
import { decideSuggestions } from '#records/admin/any-record.ts'
import type { AnyRecordForm } from '#records/admin/form/record-form-types.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import type { RecordBase } from '#records/admin/resource.ts'
import { decidedIn, type Placed } from '#records/admin/suggestions/placed.ts'
import type { Deciding } from '#records/admin/suggestions/use-decisions.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

interface ToSave {
  all: Placed[]
  deciding: Deciding
  onDone: () => void
}

export function useSaveDecisions(recordForm: AnyRecordForm, live: RecordBase, { all, deciding, onDone }: ToSave) {
  const [isSaving, setSaving] = useState(false)
  const { collection } = recordForm.resource
  const { now, note } = deciding

  async function save(): Promise<void> {
    const changes = decidedIn(all, now)
    if (isSaving || changes.length === 0) return
    setSaving(true)
    try {
      const body = { version: live.version, note: note.trim(), changes }
      const saved = await decideSuggestions<RecordBase>(collection, live.id, body, { isQuiet: true })
      notify.success(SUCCESS.updated)
      deciding.forget()
      // A form of the record goes on from it with what is typed there; one of a change hears of it by itself.
      if (!recordForm.state.change) recordForm.accept(saved)
      if (changes.length === new Set(all.map(({ change }) => change)).size && all.every(({ key }) => now.has(key)))
        onDone()
    } catch (error) {
      // What was decided stays: what was saved in between is shown with it.
      if (error instanceof ApiError && error.code === 'VERSION_CONFLICT') notify.warning(error.message)
      else notifyOfError(error)
      if (!(error instanceof ApiError)) throw error
    } finally {
      setSaving(false)
      await invalidateRecords(collection)
    }
  }

  return { save, isSaving }
}
