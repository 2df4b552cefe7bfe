import { useQuery } from '@tanstack/react-query'
import { changesQuery } from '#records/admin/changes/queries.ts'
import { waitText } from '#records/admin/changes/wait-text.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from '#records/admin/changes/wait-badge.module.css'
import type { CollectionName } from '#records/admin/api/calls.ts'

interface WaitingBadgeProps {
  collection: CollectionName
  recordId: string
  onOpen: () => void
}

export function WaitingBadge({ collection, recordId, onOpen }: WaitingBadgeProps) {
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
