import type { DeskListed } from '#features/complaints/api-schema.ts'
import { leftWords, untilWords, STATES } from '#features/complaints/screen/words.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from './complaints.module.css'

export const StateBadge = ({ state }: Pick<DeskListed, 'state'>) => {
  const { label, icon, tone } = STATES[state]
  return (
    <span className={css.state} data-tone={tone}>
      <Icon name={icon} size={13} />
      {label}
    </span>
  )
}

const RADIUS = 12
const ROUND = 2 * Math.PI * RADIUS

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
    <circle cx="14" cy="14" r={RADIUS} />
    <circle
      cx="14"
      cy="14"
      r={RADIUS}
      strokeDasharray={`${ROUND * complaint.used} ${ROUND}`}
      transform="rotate(-90 14 14)"
    />
  </svg>
)

export function DeadlineWords({ complaint, now }: { complaint: DeskListed; now: Date }) {
  const { deadlineAt } = complaint
  if (deadlineAt === null) return <span className={css.quiet}>No deadline</span>
  return (
    <span className={css.deadline} data-urgency={urgencyOf(complaint)}>
      <b>{leftWords(deadlineAt, now)}</b>
      <small>{untilWords(deadlineAt)}</small>
    </span>
  )
}
