import { SettingsFrame } from '#admin/settings/settings-frame.tsx'
import { ApiKeys } from '#features/api-keys/screen/api-keys.tsx'

export const IntegrationsTab = () => (
  <SettingsFrame tab="integrations">
    <ApiKeys />
  </SettingsFrame>
)
