import { Button, PasswordInput } from '@mantine/core'
import * as m from '#admin/settings/account/messages.ts'
import { Section } from '#admin/settings/section.tsx'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { FieldRow } from '#records/admin/form/field-group.tsx'
import { passwordHint } from '#admin/messages.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { useActionForm } from '#records/admin/form/use-action-form.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import css from './account.module.css'

const EMPTY = { currentPassword: '', newPassword: '' }

export function PasswordForm() {
  const { form, isBusy, message, onSubmit } = useActionForm(EMPTY, async (body, empty) => {
    await api.put('/auth/password', { body })
    empty()
    notify.success(SUCCESS.updated)
    await queryClient.invalidateQueries({ queryKey: ['sessions'] })
  })
  return (
    <Section title={m.passwordTitle()} lead={m.passwordLead()}>
      <form className={css.form} onSubmit={onSubmit}>
        <FieldRow>
          <PasswordInput
            label={m.currentPassword()}
            autoComplete="current-password"
            required
            withAsterisk={false}
            {...form.getInputProps('currentPassword')}
          />
          <PasswordInput
            label={m.newPassword()}
            description={passwordHint()}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="new-password"
            required
            withAsterisk={false}
            {...form.getInputProps('newPassword')}
          />
        </FieldRow>
        <FormMessage>{message}</FormMessage>
        <Button type="submit" variant="default" loading={isBusy}>
          {m.changePassword()}
        </Button>
      </form>
    </Section>
  )
}
