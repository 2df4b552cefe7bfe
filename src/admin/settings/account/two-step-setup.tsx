import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { useActionForm } from '#records/admin/form/use-action-form.ts'
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
      <img src={qr} alt="The key as a QR code" className={css.qr} />
      <Stack gap={14} align="start">
        <Text size="sm">
          Scan the picture with an authenticator app (Google Authenticator, Aegis, 1Password…), or type this key into
          it:
          <br />
          <span className={css.secret}>{inFours(secret)}</span>
        </Text>
        <TextInput
          label="Code from the app"
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
            Switch on
          </Button>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
