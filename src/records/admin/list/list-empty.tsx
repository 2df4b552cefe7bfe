import { Button } from '@mantine/core'
import { CreateButton } from '#records/admin/list/create-button.tsx'
import type { ListOptions } from '#records/admin/list/types.ts'
import css from './list.module.css'

interface ListEmptyProps {
  options: Pick<ListOptions<any>, 'empty' | 'resource'>
  isFiltered: boolean
  onClear: () => void
}

export const ListEmpty = ({ options: { empty, resource }, isFiltered, onClear }: ListEmptyProps) =>
  isFiltered ? (
    <div className={css.empty}>
      <h2>Nothing matches</h2>
      <p>Try fewer words or other filters.</p>
      <Button variant="default" onClick={onClear}>
        Clear filters
      </Button>
    </div>
  ) : (
    <div className={css.empty}>
      <h2>{empty.title}</h2>
      <p>{empty.body}</p>
      <CreateButton resource={resource}>New {resource.one}</CreateButton>
    </div>
  )
