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
      <ToolButton label="Table" onClick={() => insertTable(editor)}>
        <Icon name="table" />
      </ToolButton>
    )
  }
  return (
    <Menu position="bottom-start" width={220} returnFocus={false}>
      <Menu.Target>
        <ToolButton label="Change the table" isOn>
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
        Add a row above
      </Menu.Item>
      <Menu.Item disabled={isLong} onClick={() => chain().addRowAfter().run()}>
        Add a row below
      </Menu.Item>
      <Menu.Item disabled={isWide} onClick={() => chain().addColumnBefore().run()}>
        Add a column before
      </Menu.Item>
      <Menu.Item disabled={isWide} onClick={() => chain().addColumnAfter().run()}>
        Add a column after
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item onClick={() => chain().toggleHeaderRow().run()}>Header row on / off</Menu.Item>
      <Menu.Item onClick={() => chain().toggleHeaderColumn().run()}>Header column on / off</Menu.Item>
      <Menu.Item disabled={!can.mergeCells()} onClick={() => chain().mergeCells().run()}>
        Merge cells
      </Menu.Item>
      <Menu.Item disabled={!can.splitCell()} onClick={() => chain().splitCell().run()}>
        Split cell
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item onClick={() => chain().deleteRow().run()}>Delete row</Menu.Item>
      <Menu.Item onClick={() => chain().deleteColumn().run()}>Delete column</Menu.Item>
      <Menu.Item color="red" onClick={() => chain().deleteTable().run()}>
        Delete table
      </Menu.Item>
    </>
  )
}
