import { PASSWORD_HINT } from '#admin/password-hint.ts'
import { Button, PasswordInput } from '@mantine/core'
import { Section } from '#admin/settings/section.tsx'
import { api } from '#records/admin/api/client.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import { FieldRow } from '#records/admin/form/field-group.tsx'
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
    <Section title="Password" lead="Changing it signs you out everywhere else.">
      <form className={css.form} onSubmit={onSubmit}>
        <FieldRow>
          <PasswordInput
            label="Current password"
            autoComplete="current-password"
            required
            withAsterisk={false}
            {...form.getInputProps('currentPassword')}
          />
          <PasswordInput
            label="New password"
            description={PASSWORD_HINT}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="new-password"
            required
            withAsterisk={false}
            {...form.getInputProps('newPassword')}
          />
        </FieldRow>
        <FormMessage>{message}</FormMessage>
        <Button type="submit" variant="default" loading={isBusy}>
          Change password
        </Button>
      </form>
    </Section>
  )
}
