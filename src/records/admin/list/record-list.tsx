import { Alert, Paper } from '@mantine/core'
import { Suspense, useEffect, useMemo, useState } from 'react'
import * as m from '#records/admin/list/messages.ts'
import { ApiError } from '#records/admin/api/api-error.ts'
import { allMatching } from '#records/admin/list/all-matching.ts'
import type { BulkResult } from '#records/admin/list/bulk-result.ts'
import { ColumnsButton } from '#records/admin/list/columns-button.tsx'
import { LateBulkBar, LateBulkOutcome, loadBulk } from '#records/admin/list/late-bulk.tsx'
import { ListEmpty } from '#records/admin/list/list-empty.tsx'
import { ListFooter } from '#records/admin/list/list-footer.tsx'
import { ListTable } from '#records/admin/list/list-table.tsx'
import { ListToolbar } from '#records/admin/list/list-toolbar.tsx'
import type { ListOptions } from '#records/admin/list/types.ts'
import { columnsParam, columnsFor } from '#records/admin/list/use-columns.ts'
import { useListAddress } from '#records/admin/list/use-list-address.ts'
import { useSelection } from '#records/admin/list/use-selection.ts'
import { useList } from '#records/admin/queries.ts'
import type { RecordBase } from '#records/admin/resource.ts'
import { lazyPart, warm } from '#ui/admin/lazy-part.tsx'
import { tryAgain } from '#ui/admin/messages.ts'
import { whenIdle } from '#ui/admin/when-idle.ts'
import css from './list.module.css'

const PER_PAGE = 20

const ViewTabs = lazyPart(() => import('#records/admin/list/view-tabs.tsx'), 'unseen')

export function RecordList<Item extends RecordBase>(options: ListOptions<Item>) {
  const { resource, defaultSort, filters = [], columns, titleOf } = options
  const names = ['q', 'status', 'sort', 'page', 'columns', ...filters.map(({ name }) => name)]
  const address = useListAddress(names, { status: 'all', sort: defaultSort, page: '1' })
  const { columns: columnNames = '', ...rows } = address.values
  const parameters = { ...rows, perPage: PER_PAGE }
  const shown = useMemo(() => columnsFor(columns, columnNames), [columns, columnNames])
  const showColumns = (next: { name: string }[]) => {
    const chosen = next.flatMap(({ name }) => columns.find((column) => column.name === name) ?? [])
    address.change({ columns: columnsParam(columns, chosen) }, { replace: true, keepsPage: true })
  }
  const { data, isPending, isPlaceholderData, isError, error, refetch } = useList<Item>(resource.collection, parameters)
  const selection = useSelection()
  const named = (item: Item) => ({ ...item, title: titleOf(item) })
  useEffect(() => whenIdle(() => warm(loadBulk)), [])
  const [result, setResult] = useState<BulkResult>()

  // An old link or view may ask for a filter or an order that does not exist any more: trying again would not help.
  const isRefused = error instanceof ApiError && error.status === 400
  const items = data?.items ?? []
  const isEmpty = data?.total === 0
  return (
    <Paper withBorder radius="lg" className={css.list}>
      <Suspense fallback={<div className={css.views} />}>
        <ViewTabs resource={resource}>
          <ColumnsButton
            columns={columns}
            shown={shown}
            onChange={showColumns}
            onReset={() => showColumns(columnsFor(columns, ''))}
          />
        </ViewTabs>
      </Suspense>
      {selection.chosen.size > 0 ? (
        <LateBulkBar
          resource={resource}
          own={options.bulkActions}
          selection={selection}
          findAll={async () => (await allMatching<Item>(resource.collection, parameters)).map(named)}
          total={data?.total ?? 0}
          isTotalCapped={data?.isTotalCapped}
          status={address.values['status'] ?? 'all'}
          onDone={setResult}
        />
      ) : (
        <ListToolbar options={options} address={address} />
      )}
      {result && <LateBulkOutcome result={result} resource={resource} onChange={setResult} />}
      {isError && (
        <Alert color="red" m={12} title={m.listUnread()}>
          {isRefused && <span>{m.noSuchList()} </span>}
          <button type="button" className={css.again} onClick={() => (isRefused ? address.clear() : void refetch())}>
            {isRefused ? m.showWhole() : tryAgain()}
          </button>
        </Alert>
      )}
      {!isEmpty && (
        <ListTable
          options={options}
          columns={shown}
          areColumnsChosen={columnNames !== ''}
          items={items}
          sort={address.values['sort'] ?? defaultSort}
          onSort={(sort) => address.change({ sort })}
          selection={selection}
          isLoading={isPending}
          isFaded={isPlaceholderData}
          failedIds={new Set(result?.failures.map(({ id }) => id))}
          titleOf={titleOf}
        />
      )}
      {isEmpty && <ListEmpty options={options} isFiltered={address.isFiltered} onClear={address.clear} />}
      {data && data.total > 0 && (
        <ListFooter {...data} shown={items.length} onPage={(page) => address.change({ page: String(page) })} />
      )}
    </Paper>
  )
}
