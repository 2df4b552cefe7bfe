import { Suspense, useState } from 'react'
import type { ConflictForm } from '#ui/admin/form/conflict.ts'
import type { FieldWords } from '#ui/admin/form/field-words.ts'
import { part } from '#ui/admin/part.tsx'

const ConflictModal = part(
  async () => ({ default: (await import('#ui/admin/form/conflict-modal.tsx')).ConflictModal }),
  'dialog',
)

interface ConflictDialogProps<Input, Theirs> {
  recordForm: ConflictForm<Input, Theirs>
  words?: FieldWords | undefined
}

/** Stands in every form and costs nothing until two saves meet; what was chosen then stays while the form is open. */
export function ConflictDialog<Input extends object, Theirs extends { updatedAt: string }>({
  recordForm,
  words,
}: ConflictDialogProps<Input, Theirs>) {
  const { schema, conflict, decide, closeConflict } = recordForm
  const [isNeeded, setNeeded] = useState(false)
  if (conflict && !isNeeded) setNeeded(true)
  if (!isNeeded) return null
  return (
    <Suspense>
      <ConflictModal form={{ schema, conflict, decide, closeConflict }} words={words} />
    </Suspense>
  )
}
