import { SettingsFrame } from '#admin/settings/settings-frame.tsx'
import { Users } from '#entities/user/admin/users.tsx'

export const UsersTab = () => (
  <SettingsFrame tab="users">
    <Users />
  </SettingsFrame>
)
