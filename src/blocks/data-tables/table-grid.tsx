import { undo } from '#ui/admin/messages.ts'
import * as m from '#blocks/data-tables/messages.ts'
import { Button, Input, Text, VisuallyHidden } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { type ClipboardEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { Editing } from '#blocks/admin/editing.ts'
import { MAX_COLUMNS, MAX_ROWS } from '#blocks/data-tables/block.ts'
import { focusCell, placeOf } from '#blocks/data-tables/cell-focus.ts'
import { ColumnHead } from '#blocks/data-tables/column-head.tsx'
import {
  type Grid,
  HEADINGS,
  insertColumn,
  insertRow,
  moveRow,
  isAllPasted,
  pasteInto,
  type Place,
} from '#blocks/data-tables/grid.ts'
import { GridRow } from '#blocks/data-tables/grid-row.tsx'
import { readPasted } from '#blocks/data-tables/pasted.ts'
import { InlineToolbar } from '#records/admin/form/rich-text/inline-toolbar.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { useStableCallback } from '#ui/admin/use-stable-callback.ts'
import css from './table-grid.module.css'

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

export function TableGrid({ table }: { table: Editing<Grid> }) {
  const { columns, rows } = table.value
  const box = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<Place>()
  const [editor, setEditor] = useState<Editor>()
  const [isLinking, setLinking] = useState(false)
  const [pasted, setPasted] = useState<{ before: Grid; after: Grid; words: string }>()
  // Undoing it later would undo what was typed since, too.
  const isLastChange = pasted?.after.rows === rows && pasted.after.columns === columns

  // Rows are memoized, as there are many.
  const change = useStableCallback(table.update)

  const wanted = useRef<Place>(undefined)
  useEffect(() => {
    if (wanted.current) focusCell(box.current, wanted.current)
    wanted.current = undefined
  })
  const goDown = useCallback(
    ({ row, column }: Place) => {
      const below = { row: row + 1, column }
      if (focusCell(box.current, below)) return
      wanted.current = below
      change((grid) => insertRow(grid, grid.rows.length))
    },
    [change],
  )

  function onPaste(event: ClipboardEvent): void {
    const place = placeOf(event.target)
    const lines = readPasted({
      text: event.clipboardData.getData('text/plain'),
      html: event.clipboardData.getData('text/html'),
    })
    if (!place || !lines) return
    event.preventDefault()
    event.stopPropagation()
    const next = pasteInto(table.value, place, lines)
    setPasted({
      before: table.value,
      after: next,
      words: isAllPasted(place, lines) ? m.pasted() : m.pastedPartly({ rows: MAX_ROWS, columns: MAX_COLUMNS }),
    })
    change(() => next)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const place = placeOf(event.target)
    const step = STEPS[event.key]
    if (!place || place.row === HEADINGS || step === undefined || !event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    const row = Math.min(Math.max(place.row + step, 0), rows.length - 1)
    wanted.current = { ...place, row }
    change((grid) => moveRow(grid, place.row, row))
  }

  const wrongIn = (row: number) =>
    table.errorsIn(`rows.${row}`) > 0
      ? columns.flatMap((_, column) => (table.errorAt(`rows.${row}.${column}`) ? column : [])).join()
      : ''
  return (
    <Input.Wrapper label={m.table()} required labelElement="div" error={table.errorAt('rows') ?? wrongCell(table)}>
      <div className={css.box} ref={box} onPasteCapture={onPaste} onKeyDownCapture={onKeyDown}>
        <div className={css.bar}>
          {editor ? (
            <InlineToolbar editor={editor} label={m.cell()} isLinking={isLinking} onLinking={setLinking} />
          ) : (
            <Text size="xs" c="dimmed">
              {m.keysHint()}
            </Text>
          )}
        </div>
        <div className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                <th className={css.corner}>
                  <VisuallyHidden>{m.row()}</VisuallyHidden>
                </th>
                {columns.map((column, index) => (
                  <ColumnHead
                    key={index}
                    column={column}
                    index={index}
                    count={columns.length}
                    error={table.errorAt(`columns.${index}.label`)}
                    change={change}
                    onEnter={goDown}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <GridRow
                  key={index}
                  row={row}
                  index={index}
                  count={rows.length}
                  columns={columns}
                  activeColumn={active?.row === index ? active.column : undefined}
                  wrong={wrongIn(index)}
                  change={change}
                  onActive={setActive}
                  onEnter={goDown}
                  onEditor={setEditor}
                  onLink={setLinking}
                />
              ))}
            </tbody>
          </table>
        </div>
      </div>
      {pasted && isLastChange && (
        <div className={css.pasted} role="status">
          <span>{pasted.words}</span>
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => {
              change((grid) => ({ ...grid, columns: pasted.before.columns, rows: pasted.before.rows }))
              setPasted(undefined)
            }}
          >
            {undo()}
          </Button>
        </div>
      )}
      <div className={css.add}>
        <AddButton
          what={m.addRow()}
          count={rows.length}
          max={MAX_ROWS}
          onAdd={() => goDown({ row: rows.length - 1, column: 0 })}
        />
        <AddButton
          what={m.addColumn()}
          count={columns.length}
          max={MAX_COLUMNS}
          onAdd={() => {
            wanted.current = { row: HEADINGS, column: columns.length }
            change((grid) => insertColumn(grid, grid.columns.length))
          }}
        />
      </div>
    </Input.Wrapper>
  )
}

/** The first cell error, shown below the table: cells have no room for messages. */
function wrongCell({ value, errorAt, errorsIn }: Editing<Grid>): string | undefined {
  if (errorsIn('rows') === 0) return undefined
  for (const [row, cells] of value.rows.entries()) {
    for (const column of cells.keys()) {
      const error = errorAt(`rows.${row}.${column}`)
      if (error) return m.cellProblem({ row: row + 1, column: column + 1, problem: error })
    }
  }
  return undefined
}

interface AddButtonProps {
  what: string
  count: number
  max: number
  onAdd: () => void
}

const AddButton = ({ what, count, max, onAdd }: AddButtonProps) => (
  <>
    <Button
      variant="default"
      size="xs"
      leftSection={<Icon name="plus" size={15} />}
      disabled={count >= max}
      onClick={onAdd}
    >
      {what}
    </Button>
    <Text size="xs" c="dimmed" mr={8}>
      {m.countOfMost({ count, most: max })}
    </Text>
  </>
)
