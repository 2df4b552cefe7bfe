import { Menu } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { insertDivider } from '#posts/admin/editor/slash/items.ts'
import type { Format } from '#posts/admin/editor/toolbar/use-active.ts'
import { ToolButton } from '#posts/admin/editor/toolbar/tool-button.tsx'
import { Icon, type IconName } from '#ui/admin/icon.tsx'
import css from './toolbar.module.css'

interface MoreMenuProps {
  editor: Editor
  formats: Format[]
  level: number | null
}

/** Rarely used formatting. */
export function MoreMenu({ editor, formats, level }: MoreMenuProps) {
  const chain = () => editor.chain().focus()
  const item = (label: string, keys: string, icon: IconName | null, isOn: boolean, onClick: () => void) => (
    <Menu.Item
      leftSection={icon ? <Icon name={icon} size={16} /> : <b className={css.letters}>H4</b>}
      rightSection={<span className={css.keys}>{isOn ? 'on' : keys}</span>}
      onClick={onClick}
    >
      {label}
    </Menu.Item>
  )
  return (
    <Menu position="bottom-start" width={230} returnFocus={false}>
      <Menu.Target>
        <ToolButton label="More formatting">
          <Icon name="dots" />
        </ToolButton>
      </Menu.Target>
      <Menu.Dropdown>
        {item('Heading 4', 'Ctrl+Alt+4', null, level === 4, () => chain().toggleHeading({ level: 4 }).run())}
        {item('Strikethrough', 'Ctrl+Shift+X', 'strike', formats.includes('strike'), () =>
          chain().toggleStrike().run(),
        )}
        {item('Code', 'Ctrl+E', 'code', formats.includes('code'), () => chain().toggleCode().run())}
        {item('Divider', '---', 'minus', false, () => insertDivider(editor))}
        <Menu.Divider />
        {item('Clear formatting', '', 'x', false, () => chain().unsetAllMarks().clearNodes().run())}
      </Menu.Dropdown>
    </Menu>
  )
}
