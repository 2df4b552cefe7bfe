import type { DeskComplaint, DeskListed } from '#features/complaints/api-schema.ts'
import * as m from '#features/complaints/messages.ts'
import type { StepName } from '#features/complaints/step-schema.ts'
import { CHECK_DAYS, OPERATOR_DAYS, PLAYER_DAYS } from '#features/complaints/shared/limits.ts'
import type { ComplaintState } from '#features/complaints/shared/states.ts'
import { Tag, type Tone } from '#features/players/screen/parts.tsx'
import { untilWords } from '#features/players/screen/words.ts'
import type { IconName } from '#ui/admin/icon.tsx'
import desk from '#features/players/screen/desk.module.css'
import css from './complaints.module.css'

export const STATES: Record<ComplaintState, { label: () => string; icon: IconName; tone: Tone }> = {
  unconfirmed: { label: m.unconfirmed, icon: 'clock', tone: 'quiet' },
  received: { label: m.received, icon: 'mail', tone: 'info' },
  checking: { label: m.checking, icon: 'search', tone: 'info' },
  operator: { label: m.operator, icon: 'casino', tone: 'operator' },
  deciding: { label: m.deciding, icon: 'scales', tone: 'warn' },
  paying: { label: m.paying, icon: 'gift', tone: 'operator' },
  solved: { label: m.solved, icon: 'check', tone: 'good' },
  unsolved: { label: m.unsolved, icon: 'x', tone: 'bad' },
  rejected: { label: m.rejected, icon: 'blocked', tone: 'quiet' },
  withdrawn: { label: m.withdrawn, icon: 'undo', tone: 'quiet' },
}

export const StateBadge = ({ state }: Pick<DeskListed, 'state'>) => {
  const { label, icon, tone } = STATES[state]
  return <Tag {...{ icon, tone }}>{label()}</Tag>
}

const nothing = () => ''
const TURNS = {
  us: [m.us, m.ourTurn],
  operator: [m.anOperator, m.operatorsTurn],
  player: [m.player, m.playersTurn],
  casino: [m.casino, m.casinosTurn],
  '': [nothing, nothing],
} as const
const TASKS: Record<DeskListed['task'], () => string> = {
  take: m.takeOrRefuse,
  check: m.checkIt,
  answer: m.answer,
  publish: m.publishTheir,
  decide: m.decide,
  confirm: m.confirmDecision,
  reply: m.reply,
  pay: m.pay,
  close: m.closeIt,
  '': nothing,
}

type Turned = Pick<DeskListed, 'turn' | 'task' | 'hasContact'>

/** Nothing can be sent to an operator without a contact, so that comes first. */
export const taskWords = ({ task, hasContact }: Omit<Turned, 'turn'>) =>
  task === 'check' && !hasContact ? m.findContact() : TASKS[task]()
const SILENT = { operator: m.operatorSilent, player: m.playerSilent, casino: m.casinoSilent }

/** What the newsroom has to do: when the time of somebody else is over, to say what comes next. */
export const askedWords = ({ turn, group, ...task }: Turned & Pick<DeskListed, 'group'>) =>
  group === 'late' && turn !== 'us' && turn !== '' && task.task !== 'confirm' ? SILENT[turn]() : taskWords(task)
/** A colleague confirms whoever's time it is. */
const turnNow = ({ turn, task }: Pick<DeskListed, 'turn' | 'task'>) => (task === 'confirm' ? 'us' : turn)
/** “Us: decide” */
export const turnWords = (complaint: Turned) =>
  complaint.turn === '' ? '' : m.turnAndTask({ who: TURNS[turnNow(complaint)][0](), task: taskWords(complaint) })
export const turnName = (complaint: Pick<DeskListed, 'turn' | 'task'>) => TURNS[turnNow(complaint)][1]()

interface StepWords {
  label: () => string
  about: () => string
  icon: IconName
}

export const STEPS: Record<StepName, StepWords> = {
  take: { label: m.take, about: () => m.takeAbout({ days: CHECK_DAYS }), icon: 'search' },
  send: { label: m.sendStep, about: () => m.sendAbout({ days: OPERATOR_DAYS }), icon: 'send' },
  publish: { label: m.publish, about: m.publishAbout, icon: 'eye' },
  'ask-operator': { label: m.askOperator, about: m.askOperatorAbout, icon: 'casino' },
  'ask-player': { label: m.askPlayer, about: () => m.askPlayerAbout({ days: PLAYER_DAYS }), icon: 'user' },
  wait: { label: m.wait, about: m.waitAbout, icon: 'clock' },
  decide: { label: m.decideStep, about: m.decideAbout, icon: 'scales' },
  solve: { label: m.solved, about: m.solveAbout, icon: 'check' },
  unsolve: { label: m.unsolved, about: m.unsolveAbout, icon: 'x' },
  reject: { label: m.rejectStep, about: m.rejectAbout, icon: 'blocked' },
  withdraw: { label: m.withdrawStep, about: m.withdrawAbout, icon: 'undo' },
}
export const isStep = (name: string): name is StepName => name in STEPS

export const KINDS = {
  payout: m.payout,
  bonus: m.bonus,
  account: m.account,
  identity: m.identity,
  limits: m.limits,
  other: m.other,
}
export const WISHES = {
  payout: m.wishPayout,
  unblock: m.wishUnblock,
  refund: m.wishRefund,
  explanation: m.wishExplanation,
}
export const WAYS = { chat: m.byChat, email: m.byEmail, phone: m.byPhone }

const PRIVATE = { email: m.anEmail, account: m.anAccount, phone: m.aPhone, nickname: m.theNickname }
export const privateWords = (found: DeskComplaint['found']['text']) =>
  found.map(({ what, words }) => PRIVATE[what]({ words })).join(', ')

const HOUR_MS = 3_600_000
const HOURS_SHOWN = 36
const HOURS_A_DAY = 24

/** In hours, and in days from a day and a half on. */
function timeLeft(deadlineAt: string, now: Date) {
  const left = (Date.parse(deadlineAt) - now.getTime()) / HOUR_MS
  const hours = Math.max(1, Math.floor(Math.abs(left)))
  const isHours = hours <= HOURS_SHOWN
  return { count: isHours ? hours : Math.round(hours / HOURS_A_DAY), isHours, isLate: left < 0 }
}

/** “6 hours”, “2 days”, “1 day late” */
export function leftWords(deadlineAt: string, now: Date): string {
  const { count, isHours, isLate } = timeLeft(deadlineAt, now)
  if (isHours) return isLate ? m.hoursLate({ count }) : m.hours({ count })
  return isLate ? m.daysLate({ count }) : m.days({ count })
}

const RADIUS = 12
const ROUND = 2 * Math.PI * RADIUS
const CIRCLE = { cx: 14, cy: 14, r: RADIUS }

const urgencyOf = ({ group }: Pick<DeskListed, 'group'>) => (group === 'late' || group === 'soon' ? group : undefined)

/** The share of the time that is used. */
export const Ring = ({ complaint, size = 28 }: { complaint: DeskListed; size?: number }) => (
  <svg
    className={css.ring}
    data-urgency={urgencyOf(complaint)}
    viewBox="0 0 28 28"
    width={size}
    height={size}
    aria-hidden="true"
  >
    <circle {...CIRCLE} />
    <circle {...CIRCLE} strokeDasharray={`${ROUND * complaint.used} ${ROUND}`} transform="rotate(-90 14 14)" />
  </svg>
)

const LARGE = 76

/** The ring with how much is left, or how late it is. */
export function LargeRing({ complaint, now }: { complaint: DeskListed; now: Date }) {
  const { deadlineAt } = complaint
  const left = deadlineAt === null ? undefined : timeLeft(deadlineAt, now)
  return (
    <span className={css.large} data-urgency={urgencyOf(complaint)} aria-hidden="true">
      <Ring complaint={complaint} size={LARGE} />
      {left && (
        <span>
          <b>{left.count}</b>
          <small>{(left.isHours ? m.hoursUnit : m.daysUnit)({ count: left.count })}</small>
        </span>
      )}
    </span>
  )
}

export function DeadlineWords({ complaint, now }: { complaint: DeskListed; now: Date }) {
  const { deadlineAt } = complaint
  if (deadlineAt === null) return <span className={desk.quiet}>{m.noDeadline()}</span>
  return (
    <span className={css.deadline} data-urgency={urgencyOf(complaint)}>
      <b>{leftWords(deadlineAt, now)}</b>
      <small>{untilWords(deadlineAt)}</small>
    </span>
  )
}
