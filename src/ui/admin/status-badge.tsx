import * as m from '#ui/admin/messages.ts'
import { shortMoment } from '#ui/admin/prague-words.ts'
import { useNow } from '#ui/admin/use-now.ts'
import css from './status-badge.module.css'

export const STATUSES = {
  active: { tone: 'good', label: m.statusActive, means: m.activeMeans },
  inactive: { tone: 'caution', label: m.statusInactive, means: m.inactiveMeans },
  ready: { tone: 'caution', label: m.statusReady, means: m.readyMeans },
  scheduled: { tone: 'quiet', label: m.statusScheduled, means: m.scheduledMeans },
  archived: { tone: 'quiet', label: m.statusArchived, means: m.archivedMeans },
} as const

export type Status = keyof typeof STATUSES

interface Shown {
  isDeleted: boolean
  isActive?: boolean
  /** When a draft is published automatically. */
  publishAt?: string | null
  /** Ready: awaiting approval by an editor. */
  stage?: 'draft' | 'ready'
}

export const statusOf = ({ isDeleted, isActive, publishAt, stage }: Shown): Status => {
  if (isDeleted) return 'archived'
  if (isActive !== false) return 'active'
  if (publishAt) return 'scheduled'
  return stage === 'ready' ? 'ready' : 'inactive'
}

export const StatusBadge = ({ status }: { status: Status }) => {
  const { tone, label, means } = STATUSES[status]
  return (
    <Badge tone={tone} means={means()}>
      {label()}
    </Badge>
  )
}

export const RecordStatus = ({ record }: { record: Shown }) => {
  const now = useNow()
  const status = statusOf(record)
  if (status !== 'scheduled' || !record.publishAt) return <StatusBadge status={status} />
  return (
    <Badge tone="quiet" means={m.scheduledMeans()}>
      {m.scheduledFor({ moment: shortMoment(record.publishAt, now) })}
    </Badge>
  )
}

interface BadgeProps {
  tone: 'good' | 'caution' | 'bad' | 'quiet'
  means?: string
  children: string
}

export const Badge = ({ tone, means, children }: BadgeProps) => (
  <span className={css.badge} data-tone={tone} title={means}>
    {children}
  </span>
)

export const Tag = ({ children }: { children: string }) => <span className={css.badge}>{children}</span>
