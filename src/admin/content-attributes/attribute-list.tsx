import { Button, Switch } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { text } from '#shared/words/message.ts'
import { listUnread, nothingMatches } from '#records/admin/list/messages.ts'
import * as m from '#admin/content-attributes/messages.ts'
import { AttributeTable } from '#admin/content-attributes/attribute-table.tsx'
import type { Attribute, AttributeKind } from '#admin/content-attributes/kinds.ts'
import { useReorder } from '#admin/content-attributes/use-reorder.ts'
import { CreateButton } from '#records/admin/list/create-button.tsx'
import { CsvButton } from '#records/admin/list/list-csv.tsx'
import { ListFooter } from '#records/admin/list/list-footer.tsx'
import { SearchField } from '#records/admin/list/list-toolbar.tsx'
import { useListAddress } from '#records/admin/list/use-list-address.ts'
import { ReadFailure } from '#records/admin/read-failure.tsx'
import { listQuery } from '#records/admin/queries.ts'
import { EmptyState } from '#ui/admin/empty-state.tsx'
import css from './hub.module.css'

/** The maximum of the API, so that an order can be viewed and changed as a whole. */
const PER_PAGE = 100

export function AttributeList({ kind }: { kind: AttributeKind }) {
  const { resource } = kind
  const address = useListAddress(['q', 'archived', 'page'], { page: '1' })
  const { q, archived, page } = address.values
  const query = listQuery<Attribute>(resource.collection, {
    q,
    page,
    perPage: PER_PAGE,
    status: archived ? 'all' : undefined,
  })
  // Always refetched: usage counts change on other screens.
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    ...query,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const reorder = useReorder(resource.collection, query.queryKey)
  const isWhole = !address.isFiltered && data !== undefined && data.items.length === data.total

  return (
    <>
      <div className={css.toolbar}>
        <SearchField
          label={m.search({ many: resource.many })}
          value={q ?? ''}
          onChange={(typed) => address.change({ q: typed }, { replace: true })}
        />
        <Switch
          label={m.showArchived()}
          checked={archived === 'true'}
          onChange={(event) => address.change({ archived: event.currentTarget.checked ? 'true' : '' })}
        />
        <span className={css.hint}>{kind.isOrdered && data && !isWhole ? m.showAllToOrder() : text(kind.hint)}</span>
        <CsvButton collection={resource.collection} parameters={{ q, status: archived ? 'all' : undefined }} />
      </div>
      {isError && <ReadFailure title={listUnread()} onTryAgain={refetch} m={12} />}
      {!isError && data?.total !== 0 && (
        <AttributeTable
          kind={kind}
          items={data?.items}
          isFaded={isPlaceholderData}
          onReorder={kind.isOrdered && isWhole ? reorder : undefined}
        />
      )}
      {data?.total === 0 && <Empty kind={kind} isSearched={q !== ''} onClear={address.clear} />}
      {data && data.total > PER_PAGE && (
        <ListFooter {...data} shown={data.items.length} onPage={(number) => address.change({ page: String(number) })} />
      )}
    </>
  )
}

interface EmptyProps {
  kind: AttributeKind
  isSearched: boolean
  onClear: () => void
}

const Empty = ({ kind: { resource, purpose }, isSearched, onClear }: EmptyProps) => (
  <EmptyState
    title={isSearched ? nothingMatches() : m.noneYet({ many: resource.many })}
    words={isSearched ? m.tryFewer() : purpose()}
  >
    {isSearched ? (
      <Button variant="default" onClick={onClear}>
        {m.clearSearch()}
      </Button>
    ) : (
      <CreateButton resource={resource}>{m.add({ noun: resource.words.one })}</CreateButton>
    )}
  </EmptyState>
)
