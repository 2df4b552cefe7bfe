import * as m from '#posts/admin/editor/messages.ts'
import { Menu } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { insertTable } from '#posts/admin/editor/slash/items.ts'
import { MAX_COLUMNS, MAX_ROWS } from '#posts/admin/editor/schema/table.ts'
import { ToolButton } from '#posts/admin/editor/toolbar/tool-button.tsx'
import { Icon } from '#ui/admin/icon.tsx'

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
    <Menu position="bottom-start" width={220} returnFocus={false}>
      <Menu.Target>
        <ToolButton label={m.changeTable()} isOn>
          <Icon name="table" />
        </ToolButton>
      </Menu.Target>
      <Menu.Dropdown>
        <TableItems editor={editor} />
      </Menu.Dropdown>
    </Menu>
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
      <Menu.Item disabled={isLong} onClick={() => chain().addRowBefore().run()}>
        {m.rowAbove()}
      </Menu.Item>
      <Menu.Item disabled={isLong} onClick={() => chain().addRowAfter().run()}>
        {m.rowBelow()}
      </Menu.Item>
      <Menu.Item disabled={isWide} onClick={() => chain().addColumnBefore().run()}>
        {m.columnBefore()}
      </Menu.Item>
      <Menu.Item disabled={isWide} onClick={() => chain().addColumnAfter().run()}>
        {m.columnAfter()}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item onClick={() => chain().toggleHeaderRow().run()}>{m.headerRow()}</Menu.Item>
      <Menu.Item onClick={() => chain().toggleHeaderColumn().run()}>{m.headerColumn()}</Menu.Item>
      <Menu.Item disabled={!can.mergeCells()} onClick={() => chain().mergeCells().run()}>
        {m.mergeCells()}
      </Menu.Item>
      <Menu.Item disabled={!can.splitCell()} onClick={() => chain().splitCell().run()}>
        {m.splitCell()}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item onClick={() => chain().deleteRow().run()}>{m.deleteRow()}</Menu.Item>
      <Menu.Item onClick={() => chain().deleteColumn().run()}>{m.deleteColumn()}</Menu.Item>
      <Menu.Item color="red" onClick={() => chain().deleteTable().run()}>
        {m.deleteTable()}
      </Menu.Item>
    </>
  )
}
