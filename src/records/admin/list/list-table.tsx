import { Skeleton, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { Link } from 'react-router'
import * as m from '#records/admin/list/messages.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { RowCheck } from '#records/admin/list/row-check.tsx'
import { RowMenu } from '#records/admin/list/row-menu.tsx'
import type { Column, ListOptions } from '#records/admin/list/types.ts'
import type { Selection } from '#records/admin/list/use-selection.ts'
import { editPathOf, type RecordBase } from '#records/admin/resource.ts'
import { useBackState } from '#records/admin/back-path.ts'
import { text } from '#shared/words/message.ts'
import css from './list.module.css'

const SKELETON_ROWS = 8

interface ListTableProps<Item extends RecordBase> {
  options: ListOptions<Item>
  columns: Column<Item>[]
  items: Item[]
  sort: string
  onSort: (sort: string) => void
  selection: Selection
  titleOf: (item: Item) => string
  isLoading: boolean
  /** Outdated rows, shown until new ones are loaded. */
  isFaded: boolean
  failedIds: ReadonlySet<string>
  /** Columns were chosen explicitly: a phone shows them all, too. */
  areColumnsChosen: boolean
}

export function ListTable<Item extends RecordBase>(props: ListTableProps<Item>) {
  const { columns, items, selection, titleOf, isLoading, isFaded } = props
  const named = items.map((item) => ({ ...item, title: titleOf(item) }))
  const chosenHere = named.filter(({ id }) => selection.chosen.has(id)).length
  return (
    <table
      className={css.table}
      data-chosen={props.areColumnsChosen || undefined}
      data-faded={isFaded || undefined}
      aria-label={props.options.resource.many}
      aria-busy={isLoading || isFaded}
    >
      <thead>
        <tr>
          <th className={css.check}>
            <label>
              <RowCheck
                aria-label={m.selectAllHere()}
                disabled={items.length === 0}
                checked={items.length > 0 && chosenHere === items.length}
                isPartly={chosenHere > 0 && chosenHere < items.length}
                onChange={(event) => selection.toggle(named, event.currentTarget.checked)}
              />
              <span className={css.selectAll}>{m.selectAll()}</span>
            </label>
          </th>
          {columns.map((column) => (
            <HeadCell key={column.name} column={column} sort={props.sort} onSort={props.onSort} />
          ))}
          <th className={css.menu}>
            <VisuallyHidden>{m.actions()}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {isLoading
          ? Array.from({ length: SKELETON_ROWS }, (_, row) => <SkeletonRow key={row} columns={columns.length} />)
          : items.map((item) => <Row key={item.id} item={item} {...props} />)}
      </tbody>
    </table>
  )
}

interface HeadCellProps {
  column: Pick<Column<never>, 'label' | 'sort'>
  sort: string
  onSort: (sort: string) => void
}

function HeadCell({ column: { label, sort: own }, sort, onSort }: HeadCellProps) {
  if (!own) return <th data-phone="hidden">{text(label)}</th>
  const isUp = sort === own
  const isDown = sort === `-${own}`
  return (
    <th aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}>
      <UnstyledButton className={css.sort} onClick={() => onSort(isDown ? own : isUp ? `-${own}` : firstSort(own))}>
        {text(label)}
        {(isUp || isDown) && <Icon name={isUp ? 'up' : 'down'} size={14} />}
      </UnstyledButton>
    </th>
  )
}

/** Names sort ascending first; dates and numbers descending. */
const firstSort = (name: string) => (name === 'title' ? name : `-${name}`)

function Row<Item extends RecordBase>({
  item,
  options,
  columns,
  selection,
  titleOf,
  failedIds,
  areColumnsChosen,
}: ListTableProps<Item> & { item: Item }) {
  const title = titleOf(item)
  const wayBack = useBackState()
  const isChosen = selection.chosen.has(item.id)
  return (
    <tr data-chosen={isChosen || undefined} data-failed={failedIds.has(item.id) || undefined}>
      <td className={css.check}>
        <RowCheck
          aria-label={m.select({ title })}
          checked={isChosen}
          onChange={(event) => selection.toggle([{ ...item, title }], event.currentTarget.checked)}
        />
      </td>
      {columns.map((column, index) => (
        <td
          key={column.name}
          lang={index === 0 || column.isCzech ? 'cs' : undefined}
          data-label={text(column.label)}
          data-phone={index === 0 ? 'main' : column.isOnPhone || areColumnsChosen ? 'below' : 'hidden'}
        >
          {index === 0 ? (
            <Link to={editPathOf(options.resource, item.id)} state={wayBack} className={css.title} prefetch="intent">
              {column.show(item)}
            </Link>
          ) : (
            column.show(item)
          )}
        </td>
      ))}
      <td className={css.menu}>
        <RowMenu item={item} title={title} options={options} />
      </td>
    </tr>
  )
}

const SkeletonRow = ({ columns }: { columns: number }) => (
  <tr>
    <td className={css.check}>
      <Skeleton width={18} height={18} />
    </td>
    {Array.from({ length: columns }, (_, column) => (
      <td key={column} data-phone={column === 0 ? 'main' : 'hidden'}>
        <Skeleton height={14} width={column === 0 ? '60%' : '70%'} my={13} />
      </td>
    ))}
  </tr>
)
