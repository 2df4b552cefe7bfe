import { keysOf } from '#shared/objects.ts'

/** What a complaint is about: the value in the form, its label, and the title until the newsroom gives one. */
export const KINDS = {
  payout: { field: 'vyplata', label: 'nevyplacené peníze', title: 'Nevyplacené peníze' },
  bonus: { field: 'bonus', label: 'zrušená výhra z bonusu', title: 'Zrušená výhra z bonusu' },
  account: { field: 'ucet', label: 'zablokovaný účet', title: 'Zablokovaný účet' },
  identity: { field: 'overeni', label: 'ověření totožnosti', title: 'Ověření totožnosti' },
  limits: {
    field: 'limity',
    label: 'nedodržené limity nebo sebevyloučení',
    title: 'Nedodržené limity nebo sebevyloučení',
  },
  other: { field: 'jine', label: 'něco jiného', title: 'Jiný spor' },
} as const
export type Kind = keyof typeof KINDS
export const KIND_NAMES = keysOf(KINDS)

/** Without a sum these cannot be decided. */
export const NEEDS_AMOUNT: ReadonlySet<Kind> = new Set(['payout', 'bonus'])

export const WISHES = {
  payout: { field: 'vyplaceni', label: 'vyplacení peněz' },
  unblock: { field: 'odblokovani', label: 'odblokování účtu' },
  refund: { field: 'vraceni', label: 'vrácení vkladu' },
  explanation: { field: 'vysvetleni', label: 'vysvětlení' },
} as const
export type Wish = keyof typeof WISHES
export const WISH_NAMES = keysOf(WISHES)

/** How the player has written to the support of the casino. */
export const WAYS = {
  chat: { field: 'chat', label: 'chat' },
  email: { field: 'email', label: 'e-mail' },
  phone: { field: 'telefon', label: 'telefon' },
} as const
export type Way = keyof typeof WAYS
export const WAY_NAMES = keysOf(WAYS)
