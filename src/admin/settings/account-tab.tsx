import * as m from '#admin/settings/account/messages.ts'
import { roleName } from '#entities/user/admin/roles.ts'
import { Alert } from '@mantine/core'
import { useRevalidator } from 'react-router'
import { storeSession } from '#admin/check-is-auth.ts'
import { EmailForm } from '#admin/settings/account/email-form.tsx'
import { PasswordForm } from '#admin/settings/account/password-form.tsx'
import { Sessions } from '#admin/settings/account/sessions.tsx'
import { TwoStep } from '#admin/settings/account/two-step.tsx'
import { MailSettings } from '#features/colleague-mail/screen/mail-settings.tsx'
import { Passkeys } from '#features/passkeys/screen/passkeys.tsx'
import { lookAgain } from '#features/passkeys/screen/queries.ts'
import { Recovery } from '#features/passkeys/screen/recovery.tsx'
import { Section } from '#admin/settings/section.tsx'
import { LanguageChoice } from '#admin/settings/account/language-choice.tsx'
import { SettingsFrame } from '#admin/settings/settings-frame.tsx'
import { api } from '#records/admin/api/client.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { currentUser } from '#records/admin/api/user.ts'

export function AccountTab() {
  const user = currentUser()
  const { revalidate } = useRevalidator()
  const readAccount = async () => {
    storeSession(await api.get('/auth/me'))
    await revalidate()
    await lookAgain()
  }
  return (
    <SettingsFrame tab="account">
      {user.mustSetUpSecondStep && (
        <Alert color="yellow" icon={<Icon name="warn" />} title={m.oneMoreStep()}>
          {m.secondStepWanted()}
        </Alert>
      )}
      <Section
        title={user.name}
        lead={
          <>
            {user.email} · {roleName(user.role)}
          </>
        }
      >
        <LanguageChoice />
      </Section>
      <Passkeys user={user} onChange={readAccount} />
      <TwoStep user={user} onChange={readAccount} />
      {(user.hasTotp || user.passkeys > 0) && <Recovery />}
      <PasswordForm />
      <EmailForm onChange={readAccount} />
      <MailSettings />
      <Sessions />
    </SettingsFrame>
  )
}
