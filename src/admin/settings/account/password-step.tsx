import { Alert, Button, Group, PasswordInput, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import * as m from '#admin/settings/account/messages.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { useActionForm } from '#records/admin/form/use-action-form.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { cancel } from '#ui/admin/messages.ts'
import css from './account.module.css'

interface PasswordStepProps {
  action: string
  onPassword: (password: string) => Promise<void>
  onCancel: () => void
  warning?: ReactNode
}

/** Before what would let a stolen session stay. */
export function PasswordStep({ action, onPassword, onCancel, warning }: PasswordStepProps) {
  const { form, isBusy, message, onSubmit } = useActionForm({ password: '' }, ({ password }) => onPassword(password))
  return (
    <form className={css.form} onSubmit={onSubmit}>
      {warning && (
        <Alert color="yellow" icon={<Icon name="warn" />}>
          {warning}
        </Alert>
      )}
      <div>
        <Text size="sm" mb={8}>
          {m.typePassword()}
        </Text>
        <PasswordInput
          aria-label={m.yourPassword()}
          autoComplete="current-password"
          required
          autoFocus
          maw={340}
          {...form.getInputProps('password')}
        />
      </div>
      <FormMessage>{message}</FormMessage>
      <Group gap={8}>
        <Button type="submit" loading={isBusy}>
          {action}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {cancel()}
        </Button>
      </Group>
    </form>
  )
}
