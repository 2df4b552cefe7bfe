import { Button } from '@mantine/core'
import * as m from '#records/admin/list/messages.ts'
import { CreateButton } from '#records/admin/list/create-button.tsx'
import type { ListOptions } from '#records/admin/list/types.ts'
import { text } from '#shared/words/message.ts'
import css from './list.module.css'

interface ListEmptyProps {
  options: Pick<ListOptions<any>, 'empty' | 'resource'>
  isFiltered: boolean
  onClear: () => void
}

export const ListEmpty = ({ options: { empty, resource }, isFiltered, onClear }: ListEmptyProps) =>
  isFiltered ? (
    <div className={css.empty}>
      <h2>{m.nothingMatches()}</h2>
      <p>{m.tryFewer()}</p>
      <Button variant="default" onClick={onClear}>
        {m.clearFilters()}
      </Button>
    </div>
  ) : (
    <div className={css.empty}>
      <h2>{text(empty.title)}</h2>
      <p>{text(empty.body)}</p>
      <CreateButton resource={resource}>{m.newOne({ noun: resource.words.one })}</CreateButton>
    </div>
  )
