import { z } from 'zod'
import type { Finding, Verdict } from '#features/complaints/schema.ts'
import { STATES } from '#features/complaints/shared/states.ts'
import type { LeftOut } from '#features/players/bars.ts'
import { flag, json, rowMapper } from '#shared/schema/columns.ts'

const moment = z.string()

/** What the page has a heading for. */
export const PUBLIC_EVENTS = [
  'received',
  'take',
  'send',
  'publish',
  'ask-operator',
  'ask-player',
  'wait',
  'extend',
  'decide',
  'solve',
  'unsolve',
  'reject',
  'withdraw',
  'overdue',
] as const

const HIDDEN_EVENTS = ['answer', 'propose', 'remind', 'note', 'mail', 'word', 'black-out', 'undo'] as const
const EVENT_KINDS = [...PUBLIC_EVENTS, ...HIDDEN_EVENTS] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** Who it came from. */
export const ACTORS = ['newsroom', 'operator', 'player', 'clock'] as const
export type EventActor = (typeof ACTORS)[number]

/** What readers see of an event besides its sentence. */
export interface EventDetails {
  findings?: Finding[]
  questions?: string[]
  reasons?: string[]
  verdict?: Verdict
  answer?: string
  /** What the newsroom has covered in the answer. */
  leftOut?: LeftOut[]
  firm?: string
  approvedBy?: string
  /** The last day of the time it gives. */
  until?: string
  isWithoutOperator?: boolean
}

export const EventRecord = z.object({
  id: z.string(),
  complaintId: z.string(),
  at: moment,
  kind: z.enum(EVENT_KINDS),
  actor: z.enum(ACTORS),
  actorName: z.string(),
  fromState: z.enum(STATES),
  toState: z.enum(STATES),
  isPublic: z.boolean(),
  sentence: z.string(),
  details: z.custom<EventDetails>(),
  /** Never public: letters, notes, what the operator has sent. */
  body: z.string(),
  /** To whom a letter went. */
  addressee: z.enum(['player', 'operator', '']),
  undoneAt: moment.nullable(),
  /** The changed columns before it, as JSON, while it can be undone. */
  before: z.string().nullable(),
})
export type ComplaintEvent = z.infer<typeof EventRecord>
const EventRow = EventRecord.extend({ isPublic: flag, details: json(z.custom<EventDetails>()) })
export type ComplaintEventRow = z.input<typeof EventRow>
export const eventMapper = rowMapper(EventRow)
