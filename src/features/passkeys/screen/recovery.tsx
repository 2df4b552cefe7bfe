import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { PasswordStep } from '#admin/settings/account/password-step.tsx'
import { RecoveryCodes } from '#admin/settings/account/recovery-codes.tsx'
import { Section } from '#admin/settings/section.tsx'
import * as m from '#features/passkeys/messages.ts'
import { lookAgain, usePasskeys } from '#features/passkeys/screen/queries.ts'
import { api } from '#records/admin/api/client.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

type Step = { name: 'rest' } | { name: 'password' } | { name: 'codes'; codes: string[] }

/** For whoever has a second step. */
export function Recovery() {
  const [step, setStep] = useState<Step>({ name: 'rest' })
  const left = usePasskeys().data?.recoveryCodesLeft
  const rest = () => setStep({ name: 'rest' })

  async function renew(password: string): Promise<void> {
    const { recoveryCodes } = await api.post('/auth/recovery-codes', { body: { password } })
    setStep({ name: 'codes', codes: recoveryCodes })
    notify.success(SUCCESS.updated)
    await lookAgain()
  }

  return (
    <Section title={m.codesTitle()} lead={m.codesLead()}>
      {step.name === 'rest' && (
        <Group gap={12} mt={14}>
          {left !== undefined && <Text size="sm">{m.codesLeft({ count: left })}</Text>}
          <Button variant="default" onClick={() => setStep({ name: 'password' })}>
            {m.newCodes()}
          </Button>
        </Group>
      )}
      {step.name === 'password' && (
        <PasswordStep action={m.newCodesAction()} onPassword={renew} onCancel={rest} warning={m.newCodesLead()} />
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onDone={rest} />}
    </Section>
  )
}
