import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import * as m from '#admin/settings/account/messages.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { useActionForm } from '#records/admin/form/use-action-form.ts'
import { cancel } from '#ui/admin/messages.ts'
import css from './account.module.css'
import type { ResponseOf } from '#records/admin/api/calls.ts'

export type TotpSecret = ResponseOf<'POST', '/auth/totp'>

interface TwoStepSetupProps {
  secret: TotpSecret
  onCode: (code: string) => Promise<void>
  onCancel: () => void
}

const inFours = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ')

export function TwoStepSetup({ secret: { secret, qr }, onCode, onCancel }: TwoStepSetupProps) {
  const { form, isBusy, message, onSubmit } = useActionForm({ code: '' }, ({ code }) => onCode(code.replace(/\s/g, '')))
  return (
    <form onSubmit={onSubmit} className={css.setup}>
      <img src={qr} alt={m.qrCode()} className={css.qr} />
      <Stack gap={14} align="start">
        <Text size="sm">
          {m.scan()}
          <br />
          <span className={css.secret}>{inFours(secret)}</span>
        </Text>
        <TextInput
          label={m.codeFromApp()}
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          withAsterisk={false}
          autoFocus
          w={200}
          {...form.getInputProps('code')}
        />
        <FormMessage>{message}</FormMessage>
        <Group gap={8}>
          <Button type="submit" loading={isBusy}>
            {m.switchOn()}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {cancel()}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
