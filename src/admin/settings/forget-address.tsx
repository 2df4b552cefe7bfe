import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Section } from '#admin/settings/section.tsx'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { useActionForm } from '#records/admin/form/use-action-form.ts'
import { plural } from '#ui/admin/format.ts'
import css from './account/account.module.css'

/** Deletes a reader's subscriptions on request, without the link from a mail. */
export function ForgetAddress() {
  const [done, setDone] = useState('')
  const { form, isBusy, message, onSubmit } = useActionForm({ email: '' }, async (body, empty) => {
    setDone('')
    const { deleted } = await api.post('/subscriptions/forget', { body })
    empty()
    setDone(
      deleted > 0
        ? `Deleted: it watched ${plural(deleted, 'casino or bookmaker', 'casinos and bookmakers')}.`
        : 'Nobody watches with this address.',
    )
    await queryClient.invalidateQueries({ queryKey: ['subscriptions'] })
  })
  return (
    <Section
      title="Forget an address"
      lead="Readers leave with the link in every mail. When somebody asks you instead, type their address here: everything it watches ends and it is deleted."
    >
      <form className={css.form} onSubmit={onSubmit}>
        <TextInput
          label="E-mail of the reader"
          type="email"
          autoComplete="off"
          required
          withAsterisk={false}
          {...form.getInputProps('email')}
        />
        <FormMessage>{message}</FormMessage>
        <p role="status">{done}</p>
        <Button type="submit" variant="default" loading={isBusy}>
          Delete address
        </Button>
      </form>
    </Section>
  )
}
