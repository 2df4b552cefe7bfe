import type { DeskComplaint } from '#features/complaints/api-schema.ts'
import * as c from '#features/complaints/messages.ts'
import * as m from '#features/complaints/screen/messages.ts'
import { dayOf, type Passed, passedBy, type Stop, WILL_TAKE } from '#features/complaints/screen/way.ts'
import { leftWords, STATES, turnName } from '#features/complaints/screen/words.tsx'
import { shortDay } from '#features/players/screen/words.ts'
import { Icon, type IconName } from '#ui/admin/icon.tsx'
import { useNow } from '#ui/admin/use-now.ts'
import css from './steps-bar.module.css'

const NAMES: Record<Exclude<Stop, 'closed'>, [name: () => string, icon: IconName]> = {
  received: [c.received, 'mail'],
  checking: [c.checking, 'search'],
  operator: [c.operator, 'casino'],
  deciding: [m.decision, 'scales'],
  paying: [m.payment, 'gift'],
}

/** How far it has come, and what each step takes. */
export function StepsBar({ complaint }: { complaint: DeskComplaint }) {
  const now = useNow()
  const steps = passedBy(complaint).map((passed) => ({ ...passed, words: aboutStep(passed, complaint, now) }))
  const current = steps.find(({ is }) => is === 'now') ?? steps.at(-1)
  return (
    <nav className={css.way} aria-label={m.steps()}>
      <ol>
        {steps.map(({ stop, is, words }) => (
          <li key={stop} data-is={is} aria-current={is === 'now' ? 'step' : undefined}>
            <span className={css.dot}>
              <Icon name={is === 'done' ? 'check' : iconOf(stop)} size={15} />
            </span>
            <span className={css.words}>
              <b>{nameOf(stop, complaint)}</b>
              <small>{words}</small>
            </span>
          </li>
        ))}
      </ol>
      {current && (
        <p aria-hidden="true">
          <b>{nameOf(current.stop, complaint)}</b>
          <small>{current.words}</small>
        </p>
      )}
    </nav>
  )
}

const iconOf = (stop: Stop): IconName => (stop === 'closed' ? 'flag' : NAMES[stop][1])

function nameOf(stop: Stop, { state, closedAt }: DeskComplaint): string {
  if (stop !== 'closed') return NAMES[stop][0]()
  return closedAt === null ? m.closing() : STATES[state].label()
}

function aboutStep({ stop, is, since }: Passed, complaint: DeskComplaint, now: Date): string {
  if (is === 'left-out') return m.leftOut()
  if (is === 'done') return since === null ? '' : shortDay(since)
  if (is === 'now') return aboutNow(complaint, now)
  if (stop === 'operator' && complaint.operator.contact === null) return m.withoutContact()
  const count = WILL_TAKE[stop]
  return count === undefined ? '' : c.days({ count })
}

function aboutNow(complaint: DeskComplaint, now: Date): string {
  const { group, deadlineAt, turn, operator, state } = complaint
  if (group === 'late' && deadlineAt !== null) return leftWords(deadlineAt, now)
  if (turn === 'player') return turnName(complaint)
  const day = dayOf(complaint, now)
  if (!day) return ''
  return state === 'operator' && operator.pendingAnswer ? m.answeredDayOf({ ...day }) : m.dayOf({ ...day })
}
