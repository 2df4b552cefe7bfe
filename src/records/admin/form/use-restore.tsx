import { createContext, useState } from 'react'
import * as m from '#records/admin/form/messages.ts'
import { ApiError, isAbort } from '#records/admin/api/api-error.ts'
import { BREAKS_CHANGE, isBreakingWanted } from '#records/admin/changes/breaks-change.ts'
import { confirm } from '#ui/admin/confirm.tsx'
import type { RecordForm } from '#records/admin/form/record-form-types.ts'
import { formatDateTime } from '#ui/admin/format.ts'
import { restoreRecord } from '#records/admin/any-record.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import type { RecordBase } from '#records/admin/resource.ts'
import { close } from '#ui/admin/messages.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

export interface Restored<Input> {
  createdAt: string
  /** The version created by the restore, and the one before it. */
  version: number
  before: number
  /** Unsaved input of the form at that time. */
  typed: Input | undefined
}

/** Restores a whole version, or only some fields. Returns whether it succeeded. */
export type Restore = (
  version: { number: number; createdAt: string },
  fields?: { names: string[]; label: string },
) => Promise<boolean>

export const RestoreContext = createContext<Restore>(async () => false)

/** Restores an old version in one step and can undo it. Saves of others in between are not overwritten. */
export function useRestore<Input extends object, Rec extends RecordBase & Input>({
  state: { record },
  resource,
  form,
  input: { hasChanges, put },
  writeAlone,
}: RecordForm<Input, Rec>) {
  const [restored, setRestored] = useState<Restored<Input>>()

  async function bringBack(
    number: number,
    over: RecordBase,
    fields?: string[],
    keepsChanges = true,
  ): Promise<Rec | undefined> {
    try {
      const body = { version: over.version, keepsChanges, ...(fields ? { fields } : {}) }
      const saved = await restoreRecord<Rec>(resource.collection, { id: over.id, number }, body)
      void invalidateRecords(resource.collection)
      notify.success(SUCCESS.updated)
      return saved
    } catch (error) {
      if (isAbort(error)) return undefined
      if (!(error instanceof ApiError)) throw error
      if (error.code === BREAKS_CHANGE) {
        return (await isBreakingWanted(error)) ? bringBack(number, over, fields, false) : undefined
      }
      await explain(error)
      return undefined
    }
  }

  const restore: Restore = async ({ number, createdAt }, fields) => {
    if (!record) return false
    const isDirty = hasChanges()
    const isWanted = await confirm({
      title: fields ? m.restoreFieldTitle({ label: fields.label }) : m.restoreTitle(),
      body: fields
        ? (isDirty ? m.fieldWillBeTyped : m.fieldWillBe)({ label: fields.label, moment: formatDateTime(createdAt) })
        : (isDirty ? m.recordWillBeTyped : m.recordWillBe)({
            noun: resource.words.one,
            moment: formatDateTime(createdAt),
          }),
      action: m.restore(),
    })
    if (!isWanted) return false
    const saved = await writeAlone(async (current) => {
      const typed = hasChanges() ? form.getValues() : undefined
      const next = await bringBack(number, current, fields?.names)
      if (next) setRestored({ createdAt, version: next.version, before: current.version, typed })
      return next
    })
    return saved !== undefined
  }

  async function undo(): Promise<void> {
    if (!record || !restored) return
    const isWanted =
      !hasChanges() ||
      (await confirm({
        title: m.undoRestoreTitle(),
        body: m.typedWillGo({ noun: resource.words.one }),
        action: m.undoRestore(),
        isDangerous: true,
      }))
    if (!isWanted) return
    const saved = await writeAlone((current) => bringBack(restored.before, current))
    if (!saved) return
    setRestored(undefined)
    if (restored.typed) put(restored.typed)
  }

  return {
    /** Until the record is saved again. */
    restored: restored?.version === record?.version ? restored : undefined,
    restore,
    undo,
    close: () => setRestored(undefined),
  }
}

const explain = ({ code, message, fields }: ApiError) =>
  confirm({
    title: m.nothingRestored(),
    body:
      code === 'VERSION_CONFLICT'
        ? m.openAgain({ message })
        : fields.length > 0
          ? m.cannotHold({ reasons: fields.map((field) => field.message).join(' ') })
          : message,
    action: close(),
    isNotice: true,
  })
