import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import * as m from '#admin/settings/account/messages.ts'
import { PasswordStep } from '#admin/settings/account/password-step.tsx'
import { RecoveryCodes } from '#admin/settings/account/recovery-codes.tsx'
import { type TotpSecret, TwoStepSetup } from '#admin/settings/account/two-step-setup.tsx'
import { Section } from '#admin/settings/section.tsx'
import type { SignedInUser } from '#shared/schema/signed-in.ts'
import { api } from '#records/admin/api/client.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { StatusBadge } from '#ui/admin/status-badge.tsx'
import { rich } from '#ui/admin/words/rich.tsx'

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
          warning={
            step.isToSwitchOff && user.passkeys === 0 && rich(m.lastSecondStep, { b: (words) => <b>{words}</b> })
          }
        />
      )}
      {step.name === 'setup' && <TwoStepSetup secret={step.secret} onCode={confirmCode} onCancel={rest} />}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onDone={rest} />}
    </Section>
  )
}
