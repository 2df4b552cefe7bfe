import * as m from '#blocks/data-tables/messages.ts'
import { Menu, UnstyledButton } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { memo } from 'react'
import type { Column } from '#blocks/data-tables/block.ts'
import { type Grid, insertRow, moveRow, type Place, removeRow, setCell } from '#blocks/data-tables/grid.ts'
import { GridCell } from '#blocks/data-tables/grid-cell.tsx'
import { MAX_ROWS } from '#blocks/data-tables/block.ts'
import { useLanguage } from '#ui/admin/words/speak.ts'
import type { Inline } from '#shared/schema/rich-text.ts'
import css from './table-grid.module.css'

interface GridRowProps {
  row: Inline[][]
  index: number
  count: number
  columns: Column[]
  activeColumn: number | undefined
  /** Columns with errors, as “1,3”. */
  wrong: string
  change: (how: (grid: Grid) => Grid) => void
  onActive: (place: Place) => void
  onEnter: (place: Place) => void
  onEditor: (editor: Editor | undefined) => void
  onLink: (isLinking: boolean) => void
}

const NOTHING: Inline[] = []

export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, index, count, columns, activeColumn, wrong, change, onActive, onEnter, onEditor, onLink } = props
  useLanguage()
  const wrongColumns = wrong.split(',')
  return (
    <tr>
      <td className={css.number}>
        <RowMenu index={index} count={count} change={change} />
      </td>
      {columns.map(({ label, type = 'text' }, column) => (
        <GridCell
          key={column}
          label={
            label
              ? m.cellLabel({ row: index + 1, column: label })
              : m.cellNumbered({ row: index + 1, column: column + 1 })
          }
          type={type}
          place={{ row: index, column }}
          value={row[column] ?? NOTHING}
          isActive={activeColumn === column}
          isWrong={wrongColumns.includes(String(column))}
          onChange={(cell) => change((grid) => setCell(grid, index, column, cell))}
          onActive={onActive}
          onEnter={onEnter}
          onEditor={onEditor}
          onLink={onLink}
        />
      ))}
    </tr>
  )
})

function RowMenu({ index, count, change }: Pick<GridRowProps, 'index' | 'count' | 'change'>) {
  const isFull = count >= MAX_ROWS
  return (
    <Menu position="bottom-start" width={200}>
      <Menu.Target>
        <UnstyledButton className={css.handle} aria-label={m.rowOptions({ number: index + 1 })}>
          {index + 1}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={isFull} onClick={() => change((grid) => insertRow(grid, index))}>
          {m.insertRowAbove()}
        </Menu.Item>
        <Menu.Item disabled={isFull} onClick={() => change((grid) => insertRow(grid, index + 1))}>
          {m.insertRowBelow()}
        </Menu.Item>
        <Menu.Item
          disabled={index === 0}
          rightSection="Alt+↑"
          onClick={() => change((grid) => moveRow(grid, index, index - 1))}
        >
          {m.moveUp()}
        </Menu.Item>
        <Menu.Item
          disabled={index === count - 1}
          rightSection="Alt+↓"
          onClick={() => change((grid) => moveRow(grid, index, index + 1))}
        >
          {m.moveDown()}
        </Menu.Item>
        <Menu.Item color="red" disabled={count === 1} onClick={() => change((grid) => removeRow(grid, index))}>
          {m.removeRow()}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
