import { z } from 'zod'
import { type Complaint, Finding, Point, VERDICTS } from '#features/complaints/schema.ts'
import { type ComplaintEvent, PUBLIC_EVENTS } from '#features/complaints/event-schema.ts'
import { lastDay } from '#features/complaints/shared/clock.ts'
import type { BookFigures } from '#features/complaints/shared/figures.ts'
import { KIND_NAMES, KINDS } from '#features/complaints/shared/kinds.ts'
import { SHOWN_STATE_NAMES, shownStateOf } from '#features/complaints/shared/states.ts'
import { LEFT_OUT } from '#features/players/bars.ts'
import { daysBetween, pragueDay } from '#shared/czech/day.ts'
import { isOneOf, keysOf } from '#shared/objects.ts'

export type PublicEventKind = (typeof PUBLIC_EVENTS)[number]

const day = z.iso.date()

const PublicEvent = z.object({
  kind: z.enum(PUBLIC_EVENTS),
  /** In Prague; the hour is not told. */
  on: day,
  by: z.enum(['newsroom', 'operator', 'player', 'clock']),
  /** Of the newsroom, and who has confirmed it; nobody else has a name. */
  person: z.string(),
  approvedBy: z.string(),
  sentence: z.string(),
  findings: z.array(Finding),
  questions: z.array(Point),
  reasons: z.array(Point),
  verdict: z.enum([...VERDICTS, '']),
  answer: z.string(),
  leftOut: z.array(z.enum(keysOf(LEFT_OUT))),
  firm: z.string(),
  until: day.nullable(),
  isWithoutOperator: z.boolean(),
})
export type PublicEvent = z.infer<typeof PublicEvent>

const listed = {
  number: z.int(),
  state: z.enum(SHOWN_STATE_NAMES),
  title: z.string(),
  kind: z.enum(KIND_NAMES),
  amount: z.int().nullable(),
  receivedOn: day,
  closedOn: day.nullable(),
  /** From receipt to closing. */
  days: z.int().nullable(),
}

/** A line of the book. */
export const ListedComplaint = z.object(listed)
export type ListedComplaint = z.infer<typeof ListedComplaint>

/** All that ever leaves the server about a complaint. */
export const PublicComplaint = z
  .object({
    ...listed,
    summary: z.string(),
    firm: z.string(),
    /** Also while the newsroom still reads it. */
    hasAnswered: z.boolean(),
    isDocumented: z.boolean(),
    /** When the player has written to the support. */
    supportOn: day,
    /** The player's words as readers see them; empty until a person has read them. */
    text: z.string(),
    leftOut: z.array(z.enum(keysOf(LEFT_OUT))),
    events: z.array(PublicEvent),
    deadline: z.object({ who: z.enum(['operator', 'player', 'casino']), on: day, isOver: z.boolean() }).nullable(),
  })
  .meta({ id: 'PublicComplaint' })
export type PublicComplaint = z.infer<typeof PublicComplaint>

const count = z.int()

/** What the book says of an offer. */
export const BookSummary = z.object({
  received: count,
  solved: count,
  unsolved: count,
  rejected: count,
  open: count,
  medianDays: count.nullable(),
  unpaid: count.nullable(),
  unreached: count,
  listed: count,
}) satisfies z.ZodType<BookFigures>

const dayOf = (moment: string) => pragueDay(new Date(moment))

type Listed = Pick<Complaint, 'number' | 'state' | 'title' | 'kind' | 'amount' | 'receivedAt' | 'closedAt'>

/** Names every field, so that a new column is private until somebody adds it here. */
export function listedComplaint(complaint: Listed): ListedComplaint | null {
  const { number, title, kind, amount, receivedAt, closedAt } = complaint
  const state = shownStateOf(complaint.state)
  if (state === null || receivedAt === null) return null
  const receivedOn = dayOf(receivedAt)
  const closedOn = closedAt === null ? null : dayOf(closedAt)
  return {
    number,
    state,
    title: title || KINDS[kind].title,
    kind,
    amount,
    receivedOn,
    closedOn,
    days: closedOn === null ? null : daysBetween(receivedOn, closedOn),
  }
}

export function publicComplaint(complaint: Complaint, events: readonly ComplaintEvent[]): PublicComplaint | null {
  const listed = listedComplaint(complaint)
  if (listed === null) return null
  const { turn, deadlineAt, overdueAt, summary, firm, isDocumented, supportOn, isTextShown, text, leftOut } = complaint
  const isTheirs = turn === 'operator' || turn === 'player' || turn === 'casino'
  return {
    ...listed,
    summary,
    firm: complaint.sentAt === null ? '' : firm,
    hasAnswered: complaint.answeredAt !== null,
    isDocumented: isTextShown && isDocumented,
    supportOn,
    text: isTextShown ? text : '',
    leftOut: isTextShown ? leftOut : [],
    events: events.flatMap((event) => publicEvent(event) ?? []),
    deadline:
      isTheirs && deadlineAt !== null ? { who: turn, on: lastDay(deadlineAt), isOver: overdueAt !== null } : null,
  }
}

function publicEvent({ kind, at, actor, actorName, isPublic, undoneAt, sentence, details }: ComplaintEvent) {
  if (!isPublic || undoneAt !== null || !isOneOf(PUBLIC_EVENTS, kind)) return undefined
  const { findings = [], questions = [], reasons = [], answer = '', leftOut = [], firm = '' } = details
  const event: PublicEvent = {
    kind,
    on: dayOf(at),
    by: actor,
    person: actor === 'newsroom' ? actorName : '',
    approvedBy: details.approvedBy ?? '',
    sentence,
    findings,
    questions: kind === 'send' || kind === 'ask-operator' ? questions : [],
    reasons,
    verdict: details.verdict ?? '',
    answer,
    leftOut,
    firm,
    until: details.until ?? null,
    isWithoutOperator: details.isWithoutOperator ?? false,
  }
  return event
}
