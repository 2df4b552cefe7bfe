import { SettingsFrame } from '#admin/settings/settings-frame.tsx'
import { ApiKeys } from '#features/api-keys/screen/api-keys.tsx'
import { IndexNow } from '#features/index-now/screen/index-now.tsx'
import { Webhooks } from '#features/webhooks/screen/webhooks.tsx'
import { isAdmin } from '#records/admin/api/user.ts'

export const IntegrationsTab = () => (
  <SettingsFrame tab="integrations">
    <ApiKeys />
    {isAdmin() && <Webhooks />}
    {isAdmin() && <IndexNow />}
  </SettingsFrame>
)
