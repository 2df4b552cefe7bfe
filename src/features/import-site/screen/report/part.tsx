import { Badge, Button, Paper, Select, type SelectProps, Table } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import * as m from '#features/import-site/screen/report/messages.ts'
import { formatNumber } from '#ui/admin/format.ts'
import css from '#features/import-site/screen/import-site.module.css'

const FIRST = 6

interface PartProps<Item> {
  id: string
  title: string
  lead?: string
  count?: number
  tone?: 'warn'
  items: readonly Item[]
  children?: ReactNode
  columns: readonly (readonly [head: string, cell: (item: Item) => ReactNode])[]
}

/** A table of the report: the first lines, and all on demand. */
export function Part<Item>({ id, title, lead, count, tone, items, columns, children }: PartProps<Item>) {
  const [isWhole, setWhole] = useState(false)
  if (items.length === 0) return null
  const shown = isWhole ? items : items.slice(0, FIRST)
  return (
    <Paper withBorder radius="lg" component="section" id={id} aria-label={title} className={css.part}>
      <header>
        <h2>
          {title}
          {count !== undefined && (
            <Badge size="sm" variant="light" color={tone === 'warn' ? 'yellow' : undefined} ml={8}>
              {formatNumber(count)}
            </Badge>
          )}
        </h2>
        {lead && <p className={css.quiet}>{lead}</p>}
      </header>
      {children}
      <div className={css.scroll}>
        <Table className={css.table}>
          <Table.Thead>
            <Table.Tr>
              {columns.map(([head]) => (
                <Table.Th key={head}>{head}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map((item, row) => (
              <Table.Tr key={row}>
                {columns.map(([head, cell], column) => (
                  // The first is what it is about; a phone shows the others below it, with their names.
                  <Table.Td key={head} data-label={column > 0 ? head : undefined}>
                    {cell(item)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {items.length > shown.length && (
        <Button variant="subtle" size="compact-sm" m={10} onClick={() => setWhole(true)}>
          {m.showAll({ count: items.length - shown.length })}
        </Button>
      )}
    </Paper>
  )
}

/** What something of the file becomes here. */
export const Becomes = (props: Pick<SelectProps, 'aria-label' | 'data' | 'value' | 'onChange' | 'searchable'>) => (
  <Select {...props} className={css.select} allowDeselect={false} />
)
