import { Button, PasswordInput, TextInput } from '@mantine/core'
import * as m from '#admin/settings/account/messages.ts'
import { Section } from '#admin/settings/section.tsx'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { FieldRow } from '#records/admin/form/field-group.tsx'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { useActionForm } from '#records/admin/form/use-action-form.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import css from './account.module.css'

const EMPTY = { email: '', password: '' }

export function EmailForm({ onChange }: { onChange: () => Promise<void> }) {
  const { form, isBusy, message, onSubmit } = useActionForm(EMPTY, async (body, empty) => {
    await api.put('/auth/email', { body })
    empty()
    notify.success(SUCCESS.updated)
    await queryClient.invalidateQueries({ queryKey: ['sessions'] })
    await onChange()
  })
  return (
    <Section title={m.emailTitle()} lead={m.emailLead()}>
      <form className={css.form} onSubmit={onSubmit}>
        <FieldRow>
          <TextInput
            label={m.newEmail()}
            type="email"
            autoComplete="email"
            required
            withAsterisk={false}
            {...form.getInputProps('email')}
          />
          <PasswordInput
            label={m.yourPassword()}
            autoComplete="current-password"
            required
            withAsterisk={false}
            {...form.getInputProps('password')}
          />
        </FieldRow>
        <FormMessage>{message}</FormMessage>
        <Button type="submit" variant="default" loading={isBusy}>
          {m.changeEmail()}
        </Button>
      </form>
    </Section>
  )
}
