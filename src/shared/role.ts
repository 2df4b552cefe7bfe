/** In ascending order of permissions. A contributor writes and submits, but publishes nothing. */
export const ROLES = ['contributor', 'editor', 'admin'] as const
export type Role = (typeof ROLES)[number]

export const hasRole = (role: Role, needed: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(needed)
