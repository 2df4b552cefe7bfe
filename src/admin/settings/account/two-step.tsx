import { Button, Group, PasswordInput, Text } from '@mantine/core'
import { useState } from 'react'
import * as m from '#admin/settings/account/messages.ts'
import { RecoveryCodes } from '#admin/settings/account/recovery-codes.tsx'
import { type TotpSecret, TwoStepSetup } from '#admin/settings/account/two-step-setup.tsx'
import { Section } from '#admin/settings/section.tsx'
import type { SignedInUser } from '#shared/schema/signed-in.ts'
import { api } from '#records/admin/api/client.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { useActionForm } from '#records/admin/form/use-action-form.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { StatusBadge } from '#ui/admin/status-badge.tsx'
import { cancel } from '#ui/admin/messages.ts'
import css from './account.module.css'

type Step =
  | { name: 'rest' }
  | { name: 'password'; isToSwitchOff: boolean }
  | { name: 'setup'; secret: TotpSecret }
  | { name: 'codes'; codes: string[] }

interface TwoStepProps {
  user: SignedInUser
  onChange: () => Promise<void>
}

export function TwoStep({ user, onChange }: TwoStepProps) {
  const [step, setStep] = useState<Step>({ name: 'rest' })
  const rest = () => setStep({ name: 'rest' })

  async function confirmCode(code: string): Promise<void> {
    const { recoveryCodes } = await api.put('/auth/totp', {
      body: { code },
    })
    setStep({ name: 'codes', codes: recoveryCodes })
    notify.success(SUCCESS.updated)
    await onChange()
  }

  async function confirmPassword(password: string, isToSwitchOff: boolean): Promise<void> {
    const options = { body: { password } }
    if (isToSwitchOff) {
      await api.delete('/auth/totp', options)
      rest()
      notify.success(SUCCESS.updated)
      await onChange()
    } else {
      setStep({ name: 'setup', secret: await api.post('/auth/totp', options) })
    }
  }

  return (
    <Section title={m.twoStep()} lead={m.twoStepLead()}>
      {step.name === 'rest' && (
        <Group gap={8} mt={14}>
          {user.hasTotp && <StatusBadge status="active" />}
          <Button
            variant={user.hasTotp ? 'default' : 'filled'}
            onClick={() => setStep({ name: 'password', isToSwitchOff: false })}
          >
            {user.hasTotp ? m.setUpAgain() : m.setUp()}
          </Button>
          {user.hasTotp && (
            <Button variant="subtle" color="red" onClick={() => setStep({ name: 'password', isToSwitchOff: true })}>
              {m.switchOff()}
            </Button>
          )}
        </Group>
      )}
      {step.name === 'password' && (
        <PasswordStep
          action={step.isToSwitchOff ? m.switchOff() : m.goOn()}
          onPassword={(password) => confirmPassword(password, step.isToSwitchOff)}
          onCancel={rest}
        />
      )}
      {step.name === 'setup' && <TwoStepSetup secret={step.secret} onCode={confirmCode} onCancel={rest} />}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onDone={rest} />}
    </Section>
  )
}

interface PasswordStepProps {
  action: string
  onPassword: (password: string) => Promise<void>
  onCancel: () => void
}

function PasswordStep({ action, onPassword, onCancel }: PasswordStepProps) {
  const { form, isBusy, message, onSubmit } = useActionForm({ password: '' }, ({ password }) => onPassword(password))
  return (
    <form className={css.form} onSubmit={onSubmit}>
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
