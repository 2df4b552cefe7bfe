import { z } from 'zod'
import { OFFER_COLLECTIONS } from '#features/players/offer.ts'
import { KIND_NAMES, WAY_NAMES, WISH_NAMES } from '#features/complaints/shared/kinds.ts'
import {
  ANSWER_MAX,
  ANSWER_MIN,
  NICKNAME_MAX,
  POINT_MAX,
  SOURCE_MAX,
  SUPPORT_REPLY_MAX,
  TEXT_MAX,
  TEXT_MIN,
} from '#features/complaints/shared/limits.ts'
import { type ComplaintState, isClosed, shownStateOf, STATES } from '#features/complaints/shared/states.ts'
import type { Bar, LeftOut } from '#features/players/bars.ts'
import { flag, json, rowMapper } from '#shared/schema/columns.ts'
import { fromKeys } from '#shared/objects.ts'
import { readable, requiredText, text } from '#shared/schema/text.ts'

export const COMPLAINTS = 'complaints' as const

const count = z.int().min(0)
const day = z.iso.date()

/** What a player writes. */
export const ComplaintInput = z.object({
  kind: z.enum(KIND_NAMES),
  wish: z.enum(WISH_NAMES),
  amount: count.max(100_000_000).nullable(),
  happenedOn: day,
  supportOn: day,
  supportWay: z.enum(WAY_NAMES),
  supportReply: text(SUPPORT_REPLY_MAX),
  isRefused: z.boolean(),
  text: requiredText(TEXT_MAX, TEXT_MIN),
})
export type ComplaintInput = z.infer<typeof ComplaintInput>
export const Nickname = requiredText(NICKNAME_MAX)

/** Who has to do something. */
export const TURNS = ['us', 'operator', 'player', 'casino', ''] as const
export type Turn = (typeof TURNS)[number]

/** What whoever has the turn has to do. */
export const TASKS = ['take', 'check', 'answer', 'publish', 'decide', 'confirm', 'reply', 'pay', 'close', ''] as const
export type Task = (typeof TASKS)[number]

/** What the operator says will happen. */
export const OUTCOMES = ['pays', 'part', 'stands'] as const
export type Outcome = (typeof OUTCOMES)[number]

export const VERDICTS = ['player', 'casino'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Something the newsroom has found, and from where it knows. */
export const Finding = z.strictObject({
  text: requiredText(POINT_MAX, 3),
  source: text(SOURCE_MAX),
  /** False: what should have been so was not. */
  isKept: z.boolean(),
})
export type Finding = z.infer<typeof Finding>
export const Point = requiredText(POINT_MAX, 3)
export const Answer = readable.trim().min(ANSWER_MIN).max(ANSWER_MAX)

const moment = z.string()
const someMoment = moment.nullable()

export const ComplaintRecord = ComplaintInput.extend({
  id: z.string(),
  version: count,
  /** 0 until it is confirmed. */
  number: count,
  collection: z.enum(OFFER_COLLECTIONS),
  recordId: z.string(),
  state: z.enum(STATES),
  /** Given by the newsroom when it takes the complaint. */
  title: z.string(),
  summary: z.string(),
  /** The player's words, as readers may see them once it is taken. */
  isTextShown: z.boolean(),
  original: z.string().nullable(),
  bars: z.custom<Bar[]>(),
  leftOut: z.custom<LeftOut[]>(),
  isDocumented: z.boolean(),
  createdAt: moment,
  receivedAt: someMoment,
  closedAt: someMoment,
  /** Whoever has the turn, with what, since when and until when. */
  turn: z.enum(TURNS),
  task: z.enum(TASKS),
  turnSince: moment,
  deadlineAt: someMoment,
  remindAt: someMoment,
  /** When the deadline was found to have passed: the page says so from then on. */
  overdueAt: someMoment,
  /** Days that the operator or our check still has when another has the turn. */
  daysKept: count.nullable(),
  isExtended: z.boolean(),
  /** Who of the newsroom has it. */
  holderId: z.string().nullable(),
  holderName: z.string(),
  /** The firm, as it was when it was asked. */
  firm: z.string(),
  sentAt: someMoment,
  /** From it the token of the operator's link follows; empty if there is no link. */
  linkId: z.string(),
  linkUntil: someMoment,
  openedAt: someMoment,
  /** What the operator has written and readers do not see yet. */
  pendingAnswer: z.string(),
  pendingOutcome: z.enum([...OUTCOMES, '']),
  pendingBars: z.custom<Bar[]>(),
  answeredAt: someMoment,
  verdict: z.enum([...VERDICTS, '']),
  /** A decision that a second person has to confirm. */
  proposal: z.custom<Proposal | null>(),
  lastWordAt: moment,
})
export type Complaint = z.infer<typeof ComplaintRecord>

const EMPTY = [
  'title',
  'summary',
  'turn',
  'task',
  'holderName',
  'firm',
  'linkId',
  'pendingAnswer',
  'pendingOutcome',
  'verdict',
] as const
const NEVER = [
  'receivedAt',
  'closedAt',
  'deadlineAt',
  'remindAt',
  'overdueAt',
  'sentAt',
  'linkUntil',
  'openedAt',
  'answeredAt',
] as const

/** What a complaint is before anybody has looked at it. */
export const UNREAD = {
  ...fromKeys(EMPTY, () => '' as const),
  ...fromKeys([...NEVER, 'daysKept', 'holderId', 'proposal'] as const, () => null),
  ...fromKeys(['isTextShown', 'isDocumented', 'isExtended'], () => false),
  ...fromKeys(['bars', 'leftOut', 'pendingBars'], () => []),
  version: 1,
  number: 0,
  state: 'unconfirmed',
} satisfies Partial<Complaint>

/** The decision of somebody who has written the review of this casino. */
export interface Proposal {
  step: unknown
  by: string
  byId: string | null
  at: string
  /** What was to be done before: it goes on if nobody confirms. */
  task: Task
}

const ComplaintRow = ComplaintRecord.extend({
  isRefused: flag,
  isTextShown: flag,
  isDocumented: flag,
  isExtended: flag,
  bars: json(z.custom<Bar[]>()),
  leftOut: json(z.custom<LeftOut[]>()),
  pendingBars: json(z.custom<Bar[]>()),
  proposal: json(z.custom<Proposal | null>()),
  /** Derived: what readers see, and whether somebody still has to do something. */
  shownState: z.string(),
  isOpen: z.number(),
})
export type ComplaintRow = z.input<typeof ComplaintRow>

export const complaintMapper = rowMapper(ComplaintRow, {
  shownState: ({ state }: { state: ComplaintState }) => shownStateOf(state) ?? '',
  isOpen: ({ state }: { state: ComplaintState }) => Number(state !== 'unconfirmed' && !isClosed(state)),
})
