import { useForm, type UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import type { z } from 'zod'
import { isSame } from '#shared/is-same.ts'
import { ApiError, isAbort } from '#ui/admin/api/api-error.ts'
import { api } from '#ui/admin/api/client.ts'
import { type PendingFields, usePendingFields } from '#ui/admin/form/pending.tsx'
import { inputOf } from '#ui/admin/form/record-input.ts'
import { useCreate } from '#ui/admin/form/use-create.ts'
import { toFormErrors, zodErrors } from '#ui/admin/form/zod-errors.ts'
import { invalidateRecords } from '#ui/admin/records/queries.ts'
import type { RecordBase } from '#ui/admin/records/resource.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

interface PartFormOptions<Input extends object, Part> {
  collection: string
  /** As loaded; undefined for a new one. */
  part: Part | undefined
  schema: z.ZodType<Input>
  /** Initial values of a new one. */
  first: Input
  onSaved: () => void
}

/** The form as a dialog needs it, whatever its fields. */
export interface PartForm {
  pending: PendingFields
  save: () => Promise<void>
  isBusy: boolean
  /** Why the last save was refused. */
  message: string | undefined
  /** Whether leaving would lose input. */
  hasChanges: () => boolean
}

/** The form of a record that is part of another one and is saved separately, without leaving the form of its owner. */
export function usePartForm<Input extends object, Part extends RecordBase & Input>({
  collection,
  part,
  schema,
  first,
  onSaved,
}: PartFormOptions<Input, Part>): PartForm & { form: UseFormReturnType<Input> } {
  const [initialValues] = useState<Input>(() => (part ? inputOf(part, first) : first))
  const form = useForm<Input>({ initialValues, validate: (values) => zodErrors(schema, values) })
  const create = useCreate<Input, Part>(collection)
  const pending = usePendingFields()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()

  async function save(): Promise<void> {
    if (isBusy || form.validate().hasErrors) return
    setBusy(true)
    setMessage(undefined)
    try {
      if (!(await pending.commit())) return
      const values = form.getValues()
      if (part) {
        const body = { ...values, version: part.version }
        await api('PUT', `/${collection}/${part.id}`, { body, isQuiet: true })
      } else await create(values)
      await invalidateRecords(collection)
      notify.success(part ? SUCCESS.updated : SUCCESS.completed)
      onSaved()
    } catch (error) {
      if (isAbort(error)) return
      if (!(error instanceof ApiError)) throw error
      form.setErrors(toFormErrors(error.fields))
      setMessage(error.message)
    } finally {
      setBusy(false)
    }
  }

  const hasChanges = () => !pending.collect() || !isSame(form.getValues(), initialValues)

  return { form, pending, save, isBusy, message, hasChanges }
}
