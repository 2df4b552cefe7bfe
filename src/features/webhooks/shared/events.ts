const KINDS = ['post', 'casino', 'bookmaker'] as const
const ACTIONS = ['published', 'updated', 'unpublished', 'archived'] as const
export type Action = (typeof ACTIONS)[number]

/** Shown in the list of webhooks. */
export const LAST_CALLS = 12

export type EventType = `${(typeof KINDS)[number]}.${Action}` | 'fact.changed' | 'complaint.moved' | 'test'

export const RECORD_EVENTS = Object.fromEntries(
  KINDS.map((kind) => [kind, ACTIONS.map((action) => `${kind}.${action}` as const)]),
) as Record<(typeof KINDS)[number], `${(typeof KINDS)[number]}.${Action}`[]>

/** What can be subscribed to; `published` is that of every kind. */
export const EVENTS = [...ACTIONS, ...Object.values(RECORD_EVENTS).flat(), 'fact.changed', 'complaint.moved'] as const
export type Subscribable = (typeof EVENTS)[number]

export const isSubscribed = (events: readonly string[], type: EventType): boolean =>
  events.includes(type) || events.includes(type.split('.')[1] ?? '')

const KIND_OF: Partial<Record<string, (typeof KINDS)[number]>> = {
  posts: 'post',
  casinos: 'casino',
  bookmakers: 'bookmaker',
}

/** Undefined for records that have no drafts. */
export function eventOf(collection: string, action: Action): EventType | undefined {
  const kind = KIND_OF[collection]
  return kind && `${kind}.${action}`
}
