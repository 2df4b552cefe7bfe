import { Button, Group, Modal } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type FormEvent, useState } from 'react'
import { LicenceFields } from '#entities/licence/admin/fields.tsx'
import {
  CZECH_AUTHORITY,
  emptyLicence,
  type Licence,
  LicenceInput,
  type LicenceInput as Input,
} from '#entities/licence/schema.ts'
import { ApiError, isAbort } from '#ui/admin/api/api-error.ts'
import { api } from '#ui/admin/api/client.ts'
import { FormMessage } from '#ui/admin/form/form-message.tsx'
import { inputOf } from '#ui/admin/form/record-input.ts'
import { useCreate } from '#ui/admin/form/use-create.ts'
import { toFormErrors, zodErrors } from '#ui/admin/form/zod-errors.ts'
import { readAgain } from '#ui/admin/records/queries.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

interface LicenceDialogProps {
  owner: 'casino' | 'bookmaker'
  ownerId: string
  /** As it was read; undefined for a new one. */
  licence: Licence | undefined
  onClose: () => void
}

/** Writes a licence down without leaving the form of its casino; what was typed there stays as it is. */
export function LicenceDialog({ owner, ownerId, licence, onClose }: LicenceDialogProps) {
  const first = { ...emptyLicence, authority: CZECH_AUTHORITY, [owner]: ownerId }
  const form = useForm<Input>({
    initialValues: licence ? inputOf(licence, emptyLicence) : first,
    validate: (values) => zodErrors(LicenceInput, values),
  })
  const create = useCreate<Input, Licence>('licences')
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()

  async function save(): Promise<void> {
    if (isBusy || form.validate().hasErrors) return
    setBusy(true)
    setMessage(undefined)
    try {
      const values = form.getValues()
      if (licence) {
        const body = { ...values, version: licence.version }
        await api('PUT', `/licences/${licence.id}`, { body, isQuiet: true })
      } else await create(values)
      await readAgain('licences')
      notify.success(licence ? SUCCESS.updated : SUCCESS.completed)
      onClose()
    } catch (error) {
      if (isAbort(error)) return
      if (!(error instanceof ApiError)) throw error
      form.setErrors(toFormErrors(error.fields))
      setMessage(error.message)
    } finally {
      setBusy(false)
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog belongs to the form of the casino, which is not saved with it.
    event.stopPropagation()
    void save()
  }
  return (
    <Modal opened onClose={onClose} size="lg" centered title={licence ? 'Edit the licence' : 'Add a licence'}>
      <form onSubmit={submit}>
        <LicenceFields form={form} />
        <FormMessage>{message}</FormMessage>
        <Group justify="flex-end" mt={16}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy}>
            {licence ? 'Save the licence' : 'Add the licence'}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
