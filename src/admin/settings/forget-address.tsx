import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import * as m from '#admin/settings/messages.ts'
import { Section } from '#admin/settings/section.tsx'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { useActionForm } from '#records/admin/form/use-action-form.ts'
import css from './account/account.module.css'

/** Deletes a reader's subscriptions on request, without the link from a mail. */
export function ForgetAddress() {
  const [done, setDone] = useState('')
  const { form, isBusy, message, onSubmit } = useActionForm({ email: '' }, async (body, empty) => {
    setDone('')
    const { deleted } = await api.post('/subscriptions/forget', { body })
    empty()
    setDone(deleted > 0 ? m.addressDeleted({ count: deleted }) : m.nobodyWatches())
    await queryClient.invalidateQueries({ queryKey: ['subscriptions'] })
  })
  return (
    <Section title={m.forgetAddress()} lead={m.forgetAddressLead()}>
      <form className={css.form} onSubmit={onSubmit}>
        <TextInput
          label={m.readersEmail()}
          type="email"
          autoComplete="off"
          required
          withAsterisk={false}
          {...form.getInputProps('email')}
        />
        <FormMessage>{message}</FormMessage>
        <p role="status">{done}</p>
        <Button type="submit" variant="default" loading={isBusy}>
          {m.deleteAddress()}
        </Button>
      </form>
    </Section>
  )
}
