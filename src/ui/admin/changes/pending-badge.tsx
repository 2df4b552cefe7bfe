import { useQuery } from '@tanstack/react-query'
import { changesQuery } from '#ui/admin/changes/queries.ts'
import { waitText } from '#ui/admin/wait-text.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from '#ui/admin/wait-badge.module.css'

interface PendingBadgeProps {
  collection: string
  recordId: string
  onOpen: () => void
}

/** In a form: the number of pending changes, with a link to them. */
export function PendingBadge({ collection, recordId, onOpen }: PendingBadgeProps) {
  const { data: changes = [] } = useQuery(changesQuery(collection, recordId))
  if (changes.length === 0) return null
  const isStuck = changes.some(({ problem }) => problem)
  return (
    <button type="button" className={css.badge} data-tone={isStuck ? 'bad' : undefined} onClick={onOpen}>
      <Icon name={isStuck ? 'warn' : 'swap'} size={14} />
      {waitText(changes.length)}
    </button>
  )
}
