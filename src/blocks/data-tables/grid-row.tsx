import { Menu, UnstyledButton } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { memo } from 'react'
import type { Column } from '#blocks/data-tables/block.ts'
import { type Grid, insertRow, moveRow, type Place, removeRow, setCell } from '#blocks/data-tables/grid.ts'
import { GridCell } from '#blocks/data-tables/grid-cell.tsx'
import { MAX_ROWS } from '#blocks/data-tables/block.ts'
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
  const wrongColumns = wrong.split(',')
  return (
    <tr>
      <td className={css.number}>
        <RowMenu index={index} count={count} change={change} />
      </td>
      {columns.map(({ label, type = 'text' }, column) => (
        <GridCell
          key={column}
          label={`Row ${index + 1}, ${label || `column ${column + 1}`}`}
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
        <UnstyledButton className={css.handle} aria-label={`Row ${index + 1}: options`}>
          {index + 1}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={isFull} onClick={() => change((grid) => insertRow(grid, index))}>
          Insert a row above
        </Menu.Item>
        <Menu.Item disabled={isFull} onClick={() => change((grid) => insertRow(grid, index + 1))}>
          Insert a row below
        </Menu.Item>
        <Menu.Item
          disabled={index === 0}
          rightSection="Alt+↑"
          onClick={() => change((grid) => moveRow(grid, index, index - 1))}
        >
          Move up
        </Menu.Item>
        <Menu.Item
          disabled={index === count - 1}
          rightSection="Alt+↓"
          onClick={() => change((grid) => moveRow(grid, index, index + 1))}
        >
          Move down
        </Menu.Item>
        <Menu.Item color="red" disabled={count === 1} onClick={() => change((grid) => removeRow(grid, index))}>
          Remove the row
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
