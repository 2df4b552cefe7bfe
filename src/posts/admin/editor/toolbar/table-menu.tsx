import * as m from '#posts/admin/editor/messages.ts'
import type { Editor } from '@tiptap/react'
import { insertTable } from '#posts/admin/editor/slash/items.ts'
import { MAX_COLUMNS, MAX_ROWS } from '#posts/admin/editor/schema/table.ts'
import { ToolButton } from '#posts/admin/editor/toolbar/tool-button.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { MenuButton } from '#ui/admin/menu/menu-button.tsx'
import { MenuDivider, MenuItem } from '#ui/admin/menu/menu-item.tsx'

function sizeOf({ state: { selection } }: Editor): { rows: number; columns: number } {
  const { $from } = selection
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth)
    if (node.type.name !== 'table') continue
    const cells = node.firstChild?.children ?? []
    return { rows: node.childCount, columns: cells.reduce((sum, cell) => sum + Number(cell.attrs['colspan']), 0) }
  }
  return { rows: 0, columns: 0 }
}

export function TableMenu({ editor, isOn }: { editor: Editor; isOn: boolean }) {
  if (!isOn) {
    return (
      <ToolButton label={m.table()} onClick={() => insertTable(editor)}>
        <Icon name="table" />
      </ToolButton>
    )
  }
  return (
    <MenuButton
      position="bottom-start"
      width={220}
      returnFocus={false}
      button={(aria) => (
        <ToolButton {...aria} label={m.changeTable()} isOn>
          <Icon name="table" />
        </ToolButton>
      )}
    >
      <TableItems editor={editor} />
    </MenuButton>
  )
}

/** Rendered only while the menu is open, so `can` is evaluated on the current document. */
function TableItems({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus()
  const { rows, columns } = sizeOf(editor)
  const can = editor.can()
  const isWide = columns >= MAX_COLUMNS
  const isLong = rows >= MAX_ROWS
  return (
    <>
      <MenuItem disabled={isLong} onClick={() => chain().addRowBefore().run()}>
        {m.rowAbove()}
      </MenuItem>
      <MenuItem disabled={isLong} onClick={() => chain().addRowAfter().run()}>
        {m.rowBelow()}
      </MenuItem>
      <MenuItem disabled={isWide} onClick={() => chain().addColumnBefore().run()}>
        {m.columnBefore()}
      </MenuItem>
      <MenuItem disabled={isWide} onClick={() => chain().addColumnAfter().run()}>
        {m.columnAfter()}
      </MenuItem>
      <MenuDivider />
      <MenuItem onClick={() => chain().toggleHeaderRow().run()}>{m.headerRow()}</MenuItem>
      <MenuItem onClick={() => chain().toggleHeaderColumn().run()}>{m.headerColumn()}</MenuItem>
      <MenuItem disabled={!can.mergeCells()} onClick={() => chain().mergeCells().run()}>
        {m.mergeCells()}
      </MenuItem>
      <MenuItem disabled={!can.splitCell()} onClick={() => chain().splitCell().run()}>
        {m.splitCell()}
      </MenuItem>
      <MenuDivider />
      <MenuItem onClick={() => chain().deleteRow().run()}>{m.deleteRow()}</MenuItem>
      <MenuItem onClick={() => chain().deleteColumn().run()}>{m.deleteColumn()}</MenuItem>
      <MenuItem color="red" onClick={() => chain().deleteTable().run()}>
        {m.deleteTable()}
      </MenuItem>
    </>
  )
}
