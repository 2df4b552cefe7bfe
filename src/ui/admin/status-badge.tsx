import css from './status-badge.module.css'

const STATUSES = {
  active: { tone: 'good', label: 'Active' },
  inactive: { tone: 'caution', label: 'Inactive' },
  scheduled: { tone: 'quiet', label: 'Scheduled' },
  archived: { tone: 'quiet', label: 'Archived' },
} as const

export type Status = keyof typeof STATUSES

interface Shown {
  isDeleted: boolean
  isActive?: boolean
  /** When a draft becomes active by itself. */
  publishAt?: string | null
}

export const statusOf = ({ isDeleted, isActive, publishAt }: Shown): Status => {
  if (isDeleted) return 'archived'
  if (isActive !== false) return 'active'
  return publishAt ? 'scheduled' : 'inactive'
}

export const StatusBadge = ({ status }: { status: Status }) => {
  const { tone, label } = STATUSES[status]
  return <Badge tone={tone}>{label}</Badge>
}

interface BadgeProps {
  tone: 'good' | 'caution' | 'bad' | 'quiet'
  children: string
}

/** How something stands, in a word and a colour. */
export const Badge = ({ tone, children }: BadgeProps) => (
  <span className={css.badge} data-tone={tone}>
    {children}
  </span>
)

export const Tag = ({ children }: { children: string }) => <span className={css.badge}>{children}</span>
