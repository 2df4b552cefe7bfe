import type { Complaint, Task, Turn } from '#features/complaints/schema.ts'
import type { EventDetails, EventKind } from '#features/complaints/event-schema.ts'
import {
  afterDays,
  afterWorkingDays,
  daysLeft,
  endOfDay,
  lastDay,
  nextReminder,
} from '#features/complaints/shared/clock.ts'
import {
  CHECK_DAYS,
  DECIDE_DAYS,
  OPERATOR_DAYS,
  PAY_DAYS,
  PLAYER_DAYS,
  PUBLISH_WORKING_DAYS,
  TAKE_WORKING_DAYS,
} from '#features/complaints/shared/limits.ts'
import { type ComplaintState, isClosed } from '#features/complaints/shared/states.ts'
import type { DeskStep, StepName } from '#features/complaints/step-schema.ts'
import { withoutBarred } from '#features/players/bars.ts'
import { pragueDay } from '#shared/czech/day.ts'

export interface Moved {
  change: Partial<Complaint>
  kind: EventKind
  sentence: string
  details: EventDetails
  /** For the newsroom only. */
  body?: string
}

const OPEN = ['received', 'checking', 'operator', 'deciding', 'paying'] as const
const AT_OPERATOR = ['operator', 'deciding', 'paying'] as const

/** From where each step leads on. */
const FROM: Record<StepName, readonly ComplaintState[]> = {
  take: ['received'],
  send: ['checking'],
  publish: AT_OPERATOR,
  'ask-operator': AT_OPERATOR,
  'ask-player': ['checking', ...AT_OPERATOR],
  wait: ['received', 'checking', ...AT_OPERATOR],
  decide: ['checking', 'operator', 'deciding'],
  solve: ['checking', ...AT_OPERATOR, 'unsolved'],
  unsolve: AT_OPERATOR,
  reject: OPEN,
  withdraw: OPEN,
}

/** The steps that are possible now, whatever they need. */
export const stepsFrom = ({ state, pendingAnswer }: Pick<Complaint, 'state' | 'pendingAnswer'>): StepName[] =>
  (Object.keys(FROM) as StepName[]).filter(
    (step) => FROM[step].includes(state) && (step !== 'publish' || pendingAnswer !== ''),
  )

/** Whose turn it is, with what, until when. */
export function turnOf(turn: Turn, task: Task, deadlineAt: string | null, now: Date): Partial<Complaint> {
  const isOthers = turn !== 'us' && turn !== '' && deadlineAt !== null
  const remindAt = isOthers ? nextReminder(deadlineAt, now) : null
  return { turn, task, turnSince: now.toISOString(), deadlineAt, remindAt, overdueAt: null }
}

export const receive = (now: Date): Partial<Complaint> => ({
  state: 'received',
  receivedAt: now.toISOString(),
  lastWordAt: now.toISOString(),
  ...turnOf('us', 'take', afterWorkingDays(now, TAKE_WORKING_DAYS), now),
})

export const close = (state: ComplaintState, now: Date): Partial<Complaint> => ({
  state,
  closedAt: now.toISOString(),
  linkId: '',
  linkUntil: null,
  daysKept: null,
  ...turnOf('', '', null, now),
})

interface Around {
  now: Date
  /** Who the operator is; empty without a contact. */
  firm: string
  hasContact: boolean
}

/** Undefined if the step leads nowhere from here. */
export function moveBy(complaint: Complaint, step: DeskStep, { now, firm, hasContact }: Around): Moved | undefined {
  if (!stepsFrom(complaint).includes(step.step)) return undefined
  const moved = { kind: step.step, sentence: step.sentence, details: {} as EventDetails }
  switch (step.step) {
    case 'take': {
      const { title, isDocumented } = step
      const turn = turnOf('us', 'check', afterDays(now, CHECK_DAYS), now)
      return { ...moved, change: { state: 'checking', title, isDocumented, isTextShown: true, ...turn } }
    }
    case 'send': {
      if (!hasContact) return undefined
      const { findings, questions } = step
      const deadline = afterDays(now, OPERATOR_DAYS)
      const change = {
        state: 'operator',
        firm,
        sentAt: now.toISOString(),
        daysKept: null,
        linkUntil: deadline,
      } as const
      const details = { findings, questions, firm, until: lastDay(deadline) }
      return { ...moved, details, change: { ...change, ...turnOf('operator', 'answer', deadline, now) } }
    }
    case 'publish':
      return publish(complaint, step, moved, now)
    case 'ask-operator': {
      const deadline = afterDays(now, Math.max(1, complaint.daysKept ?? remaining(complaint, now)))
      const turn = turnOf('operator', 'answer', deadline, now)
      const details = { questions: [step.question], until: lastDay(deadline) }
      return { ...moved, details, change: { state: 'operator', daysKept: null, linkUntil: deadline, ...turn } }
    }
    case 'ask-player': {
      const deadline = afterDays(now, PLAYER_DAYS)
      // The time of the operator, or of our check; days kept before stay as they are.
      const isTheirs = complaint.turn === 'operator' || (complaint.turn === 'us' && complaint.state === 'checking')
      const daysKept = isTheirs ? remaining(complaint, now) : complaint.daysKept
      const turn = turnOf('player', 'reply', deadline, now)
      return { ...moved, body: step.question, details: { until: lastDay(deadline) }, change: { daysKept, ...turn } }
    }
    case 'wait': {
      const deadline = afterDays(now, step.days)
      const { turn, task } = complaint
      const change = { ...turnOf(turn, task, deadline, now), ...linkOf(complaint, turn, deadline) }
      return { ...moved, details: { until: lastDay(deadline) }, change }
    }
    case 'decide':
      return decide(complaint, step, moved, now)
    case 'solve':
      return { ...moved, change: { summary: step.summary || complaint.summary, ...close('solved', now) } }
    case 'unsolve':
      return { ...moved, change: { summary: step.summary || complaint.summary, ...close('unsolved', now) } }
    case 'reject': {
      const change = { summary: step.summary || complaint.summary, ...close('rejected', now) }
      return { ...moved, details: { reasons: step.reasons }, change }
    }
    case 'withdraw':
      return { ...moved, change: close('withdrawn', now) }
  }
}

type Base = Pick<Moved, 'sentence' | 'details'> & { kind: EventKind }
type Of<Name extends StepName> = Extract<DeskStep, { step: Name }>

/** Whoever is reminded by link must be able to open it: it lasts as long as the time of the operator, and never less. */
const linkOf = ({ linkId, linkUntil }: Complaint, turn: Turn, deadline: string): Partial<Complaint> =>
  linkId !== '' && (turn === 'operator' || turn === 'casino') && (linkUntil ?? '') < deadline
    ? { linkUntil: deadline }
    : {}

const remaining = ({ deadlineAt }: Complaint, now: Date) => (deadlineAt === null ? 0 : daysLeft(now, deadlineAt))

/** The answer becomes public whole, but for what the newsroom has covered in it, which is said. */
function publish(complaint: Complaint, { payBy }: Of<'publish'>, moved: Base, now: Date): Moved {
  const { pendingAnswer, pendingBars, pendingOutcome, firm } = complaint
  const published: Partial<Complaint> = { pendingAnswer: '', pendingOutcome: '', pendingBars: [] }
  const deadline = payBy ? endOfDay(payBy) : afterDays(now, pendingOutcome === 'pays' ? PAY_DAYS : DECIDE_DAYS)
  const leftOut = [...new Set(pendingBars.map(({ what }) => what))]
  const details: EventDetails = { firm, answer: withoutBarred(pendingAnswer, pendingBars), leftOut }
  if (pendingOutcome !== 'pays' || complaint.state === 'paying') {
    const turn = turnOf('us', 'decide', afterDays(now, DECIDE_DAYS), now)
    const change: Partial<Complaint> = complaint.state === 'paying' ? {} : { state: 'deciding', ...turn }
    return { ...moved, details, change: { ...published, ...change } }
  }
  const turn = turnOf('casino', 'pay', deadline, now)
  return {
    ...moved,
    details: { ...details, until: lastDay(deadline) },
    change: { ...published, state: 'paying', ...turn, ...linkOf(complaint, 'casino', deadline) },
  }
}

function decide(complaint: Complaint, step: Of<'decide'>, moved: Base, now: Date): Moved {
  const { verdict, reasons, findings } = step
  const isWithoutOperator = complaint.sentAt === null
  const details: EventDetails = {
    verdict,
    reasons,
    ...(findings.length > 0 ? { findings } : {}),
    ...(isWithoutOperator ? { isWithoutOperator } : {}),
  }
  const summary = step.summary || complaint.summary
  if (verdict === 'casino') return { ...moved, details, change: { verdict, summary, ...close('rejected', now) } }
  const deadline = afterDays(now, step.days)
  const turn = turnOf('casino', 'pay', deadline, now)
  const change = { state: 'paying', verdict, summary, ...turn, ...linkOf(complaint, 'casino', deadline) } as const
  return { ...moved, details: { ...details, until: lastDay(deadline) }, change }
}

/** What the operator sends by its link. The clock of its turn stands still until the newsroom has read it. */
export function answerOf(complaint: Complaint, answer: string, outcome: Complaint['pendingOutcome'], now: Date): Moved {
  const { pendingAnswer, turn } = complaint
  const deadline = afterWorkingDays(now, PUBLISH_WORKING_DAYS)
  const isTheirs = turn === 'operator'
  const change: Partial<Complaint> = {
    pendingAnswer: pendingAnswer ? `${pendingAnswer}\n\n${answer}` : answer,
    pendingOutcome: outcome || complaint.pendingOutcome,
    answeredAt: now.toISOString(),
    lastWordAt: now.toISOString(),
    ...(isTheirs ? { daysKept: remaining(complaint, now), ...turnOf('us', 'publish', deadline, now) } : {}),
  }
  return { kind: 'answer', sentence: '', details: {}, body: answer, change }
}

/** More time for the operator, once. */
export function extend(complaint: Complaint, days: number, now: Date): Moved | undefined {
  const { isExtended, deadlineAt, turn, state } = complaint
  if (isExtended || deadlineAt === null || turn !== 'operator' || state !== 'operator') return undefined
  const deadline = afterDays(new Date(Date.parse(deadlineAt) - 1), days)
  const change = { isExtended: true, linkUntil: deadline, ...turnOf('operator', 'answer', deadline, now) }
  const details = { until: lastDay(deadline) }
  return { kind: 'extend', sentence: '', details, change: { ...change, lastWordAt: now.toISOString() } }
}

/** What the player says by their link: an answer to a question, or whether the money came. */
export function wordOf(complaint: Complaint, words: string, now: Date): Moved | undefined {
  if (isClosed(complaint.state) || complaint.state === 'unconfirmed') return undefined
  const change: Partial<Complaint> = { lastWordAt: now.toISOString() }
  const isAsked = complaint.turn === 'player'
  if (isAsked) {
    const isChecking = complaint.state === 'checking'
    const task = isChecking ? 'check' : complaint.state === 'paying' ? 'close' : 'decide'
    const days = isChecking ? Math.max(1, complaint.daysKept ?? CHECK_DAYS) : DECIDE_DAYS
    // Those of the operator stand still until it has the turn again.
    const daysKept = isChecking ? null : complaint.daysKept
    Object.assign(change, { daysKept }, turnOf('us', task, afterDays(now, days), now))
  } else if (complaint.state === 'paying') {
    Object.assign(change, turnOf('us', 'close', afterWorkingDays(now, PUBLISH_WORKING_DAYS), now))
  }
  return { kind: 'word', sentence: '', details: {}, body: words, change }
}

/** Found by the clock: it says that a time is over, and moves nothing. */
export const overdue = (complaint: Complaint, now: Date): Moved => ({
  kind: 'overdue',
  sentence: '',
  details: { until: complaint.deadlineAt ? lastDay(complaint.deadlineAt) : pragueDay(now) },
  change: { overdueAt: now.toISOString(), remindAt: null },
})

export const isOverdue = ({ deadlineAt, overdueAt }: Complaint, now: string) =>
  deadlineAt !== null && overdueAt === null && deadlineAt <= now
