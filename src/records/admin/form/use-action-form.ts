import { useForm } from '@mantine/form'
import { type FormEvent, useState } from 'react'
import { ApiError, isAbort } from '#records/admin/api/api-error.ts'
import { toFormErrors } from '#records/admin/form/form-errors.ts'

/** A form for one action: sends its values once. The API client shows an error in a toast; it also stays in place. */
export function useActionForm<Values extends Record<string, unknown>>(
  initialValues: Values,
  send: (values: Values, empty: () => void) => Promise<unknown>,
) {
  const form = useForm<Values>({ initialValues })
  const [message, setMessage] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setMessage(undefined)
    form.clearErrors()
    try {
      await send(form.getValues(), form.reset)
      form.resetDirty()
    } catch (error) {
      if (isAbort(error)) return
      if (!(error instanceof ApiError)) throw error
      const known = error.fields.filter(({ path }) => path in initialValues)
      form.setErrors(toFormErrors(known))
      // Errors that belong to no field are shown under the form.
      setMessage(known.length > 0 ? undefined : error.message)
    } finally {
      setBusy(false)
    }
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return { form, isBusy, message, onSubmit }
}
