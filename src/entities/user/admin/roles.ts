import * as m from '#entities/user/admin/messages.ts'
import type { Role } from '#shared/schema/signed-in.ts'

export const ROLES: { value: Role; label: () => string; description: () => string }[] = [
  { value: 'contributor', label: m.contributor, description: m.contributorMay },
  { value: 'editor', label: m.editor, description: m.editorMay },
  { value: 'admin', label: m.admin, description: m.adminMay },
]

/** For a select. */
export const roleOptions = () => ROLES.map(({ value, label }) => ({ value, label: label() }))

export const roleName = (role: Role) => ROLES.find(({ value }) => value === role)?.label() ?? role
