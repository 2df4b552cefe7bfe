import { Link } from 'react-router'
import * as m from '#records/admin/list/messages.ts'
import type { WaitingChangesSummary } from '#shared/schema/waiting-changes-summary.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { shortMoment } from '#ui/admin/prague-words.ts'
import { useBackState } from '#records/admin/back-path.ts'
import { comparePathOf, type Resource } from '#records/admin/resource.ts'
import { useNow } from '#ui/admin/use-now.ts'
import { waitText } from '#records/admin/changes/wait-text.ts'
import css from '#records/admin/changes/wait-badge.module.css'

interface ChangesBadgeProps {
  resource: Resource
  record: { id: string; changes: WaitingChangesSummary }
}

export const ChangesBadge = ({ resource, record }: ChangesBadgeProps) =>
  record.changes.count > 0 ? <Waiting resource={resource} record={record} /> : null

function Waiting({ resource, record: { id, changes } }: ChangesBadgeProps) {
  const wayBack = useBackState()
  const now = useNow()
  const { count, nextAt, isStuck } = changes
  return (
    <Link
      to={comparePathOf(resource, id)}
      state={wayBack}
      className={css.badge}
      data-tone={isStuck ? 'bad' : undefined}
      prefetch="intent"
    >
      <Icon name={isStuck ? 'warn' : nextAt ? 'clock' : 'swap'} size={14} />
      {isStuck
        ? m.needsDecision({ waiting: waitText(count) })
        : nextAt
          ? m.waitingUntil({ waiting: waitText(count), moment: shortMoment(nextAt, now) })
          : waitText(count)}
    </Link>
  )
}
