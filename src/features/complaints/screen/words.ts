import type { DeskListed } from '#features/complaints/api-schema.ts'
import type { StepName } from '#features/complaints/step-schema.ts'
import type { ComplaintState } from '#features/complaints/shared/states.ts'
import { formatTime, inPrague, plural } from '#ui/admin/format.ts'
import type { IconName } from '#ui/admin/icon.tsx'

type Tone = 'info' | 'operator' | 'warn' | 'good' | 'bad' | 'quiet'

export const STATES: Record<ComplaintState, { label: string; icon: IconName; tone: Tone }> = {
  unconfirmed: { label: 'Not confirmed', icon: 'clock', tone: 'quiet' },
  received: { label: 'Received', icon: 'mail', tone: 'info' },
  checking: { label: 'Checking', icon: 'search', tone: 'info' },
  operator: { label: 'With the operator', icon: 'casino', tone: 'operator' },
  deciding: { label: 'To decide', icon: 'scales', tone: 'warn' },
  paying: { label: 'Casino pays', icon: 'gift', tone: 'operator' },
  solved: { label: 'Solved', icon: 'check', tone: 'good' },
  unsolved: { label: 'Unsolved', icon: 'x', tone: 'bad' },
  rejected: { label: 'Rejected', icon: 'blocked', tone: 'quiet' },
  withdrawn: { label: 'Withdrawn', icon: 'undo', tone: 'quiet' },
}

const TURNS = { us: 'Us', operator: 'Operator', player: 'Player', casino: 'Casino', '': '' } as const
const TASKS: Record<DeskListed['task'], string> = {
  take: 'take it or refuse it',
  check: 'check it',
  answer: 'answer',
  publish: 'publish their answer',
  decide: 'decide',
  confirm: 'confirm the decision',
  reply: 'answer our question',
  pay: 'pay what was decided',
  close: 'close it',
  '': '',
}

/** “Us: decide” */
export const turnWords = ({ turn, task }: Pick<DeskListed, 'turn' | 'task'>) =>
  turn === '' ? '' : `${TURNS[turn]}: ${TASKS[task]}`
export const taskWords = ({ task }: Pick<DeskListed, 'task'>) => TASKS[task]
export const turnName = ({ turn }: Pick<DeskListed, 'turn'>) => (turn === 'us' ? 'Our' : `${TURNS[turn]}’s`)

export const STEPS: Record<StepName, { label: string; about: string; icon: IconName }> = {
  take: { label: 'Take it', about: 'we check it, 5 days', icon: 'search' },
  send: { label: 'Send to the operator', about: 'it has 14 days to answer', icon: 'send' },
  publish: { label: 'Publish their answer', about: 'whole and unchanged', icon: 'eye' },
  'ask-operator': { label: 'Ask the operator again', about: 'their days go on', icon: 'casino' },
  'ask-player': { label: 'Ask the player', about: '14 days, the clock of others stands', icon: 'user' },
  wait: { label: 'Give more time', about: 'readers see the new date', icon: 'clock' },
  decide: { label: 'Decide', about: 'for the player or for the casino', icon: 'scales' },
  solve: { label: 'Solved', about: 'by the player’s word or a proof', icon: 'check' },
  unsolve: { label: 'Unsolved', about: 'closed, the casino did not do it', icon: 'x' },
  reject: { label: 'Reject', about: 'closed, you write why', icon: 'blocked' },
  withdraw: { label: 'Player takes it back', about: 'closed, nothing said about the casino', icon: 'undo' },
}

const HOUR_MS = 3_600_000
const HOURS_SHOWN = 36
const HOURS_A_DAY = 24

/** “6 hours”, “2 days”, “1 day late” */
export function leftWords(deadlineAt: string, now: Date): string {
  const hours = (Date.parse(deadlineAt) - now.getTime()) / HOUR_MS
  const whole = Math.max(1, Math.floor(Math.abs(hours)))
  const words =
    whole <= HOURS_SHOWN ? plural(whole, 'hour', 'hours') : plural(Math.round(whole / HOURS_A_DAY), 'day', 'days')
  return hours < 0 ? `${words} late` : words
}

const day = inPrague({ weekday: 'short', day: 'numeric', month: 'short' })
export const momentWords = (iso: string) => `${day.format(new Date(iso))}, ${formatTime(new Date(iso))}`

/** A time that ends with a day ends at 24:00 of it. */
export function untilWords(iso: string): string {
  const end = new Date(iso)
  if (formatTime(end) !== '00:00') return momentWords(iso)
  return `${day.format(new Date(end.getTime() - 1))}, 24:00`
}

const crowns = new Intl.NumberFormat('cs-CZ')
export const money = (amount: number | null) => (amount === null ? '–' : `${crowns.format(amount)}\u00a0Kč`)
