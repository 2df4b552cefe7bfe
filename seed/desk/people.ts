import type { Actor } from '#records/actor.ts'

/** They cannot sign in before an admin invites them. */
export const KLARA = {
  id: 'demo-user-klara',
  name: 'Klára Vondrová (demo)',
  email: 'klara.vondrova@rozvazne.example',
  role: 'editor',
} as const

export const MATEJ = {
  id: 'demo-user-matej',
  name: 'Matěj Hrubeš (demo)',
  email: 'matej.hrubes@rozvazne.example',
  role: 'contributor',
} as const

export const colleagues = [KLARA, MATEJ]

export const actorFor = ({ id, name }: (typeof colleagues)[number]): Actor => ({ id, name })
