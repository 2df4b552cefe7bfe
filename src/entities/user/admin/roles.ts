import type { Role } from '#shared/schema/signed-in.ts'

export const ROLES: { value: Role; label: string; description: string }[] = [
  {
    value: 'contributor',
    label: 'Contributor',
    description: 'Writes and submits. Cannot publish, delete or change others’ texts.',
  },
  {
    value: 'editor',
    label: 'Editor',
    description: 'Writes, approves and publishes. No users, redirects or settings.',
  },
  { value: 'admin', label: 'Admin', description: 'Everything, with users, settings, import and audit log.' },
]

export const roleName = (role: Role) => ROLES.find(({ value }) => value === role)?.label ?? role
