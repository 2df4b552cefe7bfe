import { keysOf } from '#shared/objects.ts'

/** What the desk works with. `unconfirmed`: the link in the mail was not opened yet. */
export const STATES = [
  'unconfirmed',
  'received',
  'checking',
  'operator',
  'deciding',
  'paying',
  'solved',
  'unsolved',
  'rejected',
  'withdrawn',
] as const
export type ComplaintState = (typeof STATES)[number]

/** What readers read. The value is that of the filter in the address. */
export const SHOWN_STATES = {
  received: { czech: 'přijata', many: 'Přijaté', param: 'prijate', at: 0 },
  checking: { czech: 'ověřujeme', many: 'Ověřujeme', param: 'overujeme', at: 1 },
  operator: { czech: 'u provozovatele', many: 'U provozovatele', param: 'u-provozovatele', at: 2 },
  solved: { czech: 'vyřešena', many: 'Vyřešené', param: 'vyresene', at: 3 },
  unsolved: { czech: 'nevyřešena', many: 'Nevyřešené', param: 'nevyresene', at: 3 },
  rejected: { czech: 'zamítnuta', many: 'Zamítnuté', param: 'zamitnute', at: 3 },
  withdrawn: { czech: 'stažena', many: 'Stažené', param: 'stazene', at: 3 },
} as const
export type ShownState = keyof typeof SHOWN_STATES
export const SHOWN_STATE_NAMES = keysOf(SHOWN_STATES)

/** Where the casino has its say, it reads so outside until it is closed. */
export function shownStateOf(state: ComplaintState): ShownState | null {
  if (state === 'unconfirmed') return null
  return state === 'deciding' || state === 'paying' ? 'operator' : state
}

export const CLOSED: readonly ComplaintState[] = ['solved', 'unsolved', 'rejected', 'withdrawn']
export const isClosed = (state: ComplaintState) => CLOSED.includes(state)

/** Of the desk. */
export const STATE_FILTERS = ['open', 'received', 'checking', 'operator', 'deciding', 'paying', 'closed'] as const
