import css from './status-badge.module.css'

const LABELS = { active: 'Active', inactive: 'Inactive', archived: 'Archived' }

export type Status = keyof typeof LABELS

export const statusOf = (record: { isDeleted: boolean; isActive?: boolean }): Status =>
  record.isDeleted ? 'archived' : record.isActive === false ? 'inactive' : 'active'

export const StatusBadge = ({ status }: { status: Status }) => (
  <span className={css.badge} data-status={status}>
    {LABELS[status]}
  </span>
)

export const Tag = ({ children }: { children: string }) => <span className={css.badge}>{children}</span>
