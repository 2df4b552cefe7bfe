import { Suspense, useState } from 'react'
import type { ConflictForm } from '#records/admin/form/conflict.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import { lazyDialog } from '#ui/admin/lazy-part.tsx'

const ConflictModal = lazyDialog(async () => (await import('#records/admin/form/conflict-modal.tsx')).ConflictModal)

interface ConflictDialogProps<Input, Theirs> {
  recordForm: ConflictForm<Input, Theirs>
  words?: FieldWords | undefined
}

/** Part of every form, loaded only on a conflict; the choices made in it are preserved while the form is open. */
export function ConflictDialog<Input extends object, Theirs extends { updatedAt: string }>({
  recordForm,
  words,
}: ConflictDialogProps<Input, Theirs>) {
  const { conflict, decide, closeConflict } = recordForm
  const [isNeeded, setNeeded] = useState(false)
  if (conflict && !isNeeded) setNeeded(true)
  if (!isNeeded) return null
  return (
    <Suspense>
      <ConflictModal form={{ conflict, decide, closeConflict }} words={words} />
    </Suspense>
  )
}
