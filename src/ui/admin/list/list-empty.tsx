import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { ListOptions } from '#ui/admin/list/types.ts'
import { createPathOf } from '#ui/admin/records/resource.ts'
import css from './list.module.css'

interface ListEmptyProps {
  options: Pick<ListOptions<never>, 'empty' | 'resource'>
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
      <Button component={Link} to={createPathOf(resource)}>
        New {resource.one}
      </Button>
    </div>
  )
