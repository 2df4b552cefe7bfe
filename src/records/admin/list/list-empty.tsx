import { Button } from '@mantine/core'
import * as m from '#records/admin/list/messages.ts'
import { CreateButton } from '#records/admin/list/create-button.tsx'
import type { ListOptions } from '#records/admin/list/types.ts'
import { text } from '#shared/words/message.ts'
import { EmptyState } from '#ui/admin/empty-state.tsx'

interface ListEmptyProps {
  options: Pick<ListOptions<any>, 'empty' | 'resource'>
  isFiltered: boolean
  onClear: () => void
}

export const ListEmpty = ({ options: { empty, resource }, isFiltered, onClear }: ListEmptyProps) =>
  isFiltered ? (
    <EmptyState title={m.nothingMatches()} words={m.tryFewer()}>
      <Button variant="default" onClick={onClear}>
        {m.clearFilters()}
      </Button>
    </EmptyState>
  ) : (
    <EmptyState title={text(empty.title)} words={text(empty.body)}>
      <CreateButton resource={resource}>{m.newOne({ noun: resource.words.one })}</CreateButton>
    </EmptyState>
  )
