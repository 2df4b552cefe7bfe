import { useQuery } from '@tanstack/react-query'
import { changesQuery } from '#ui/admin/changes/queries.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { plural } from '#ui/admin/format.ts'
import css from './changes.module.css'

export const waitText = (count: number) =>
  count === 1 ? '1 change waits' : `${plural(count, 'change', 'changes')} wait`

interface ChangesBadgeProps {
  collection: string
  recordId: string
  onOpen: () => void
}

/** How many changes wait beside the record, and the way to them. */
export function ChangesBadge({ collection, recordId, onOpen }: ChangesBadgeProps) {
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
