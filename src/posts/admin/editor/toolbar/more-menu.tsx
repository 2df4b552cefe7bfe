import * as m from '#posts/admin/editor/messages.ts'
import { Menu } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { insertDivider } from '#posts/admin/editor/slash/items.ts'
import type { Format } from '#posts/admin/editor/toolbar/use-active.ts'
import { ToolButton } from '#posts/admin/editor/toolbar/tool-button.tsx'
import { Icon, type IconName } from '#ui/admin/icon.tsx'
import css from './toolbar.module.css'

const isLetters = (icon: string) => icon === 'H4' || icon === 'x²' || icon === 'x₂'

interface MoreMenuProps {
  editor: Editor
  formats: Format[]
  level: number | null
}

export function MoreMenu({ editor, formats, level }: MoreMenuProps) {
  const chain = () => editor.chain().focus()
  const raise = (mark: Format, other: Format) => chain().unsetMark(other).toggleMark(mark).run()
  const item = (
    label: string,
    keys: string,
    icon: IconName | 'H4' | 'x²' | 'x₂',
    isOn: boolean,
    onClick: () => void,
  ) => (
    <Menu.Item
      leftSection={isLetters(icon) ? <b className={css.letters}>{icon}</b> : <Icon name={icon} size={16} />}
      rightSection={<span className={css.keys}>{isOn ? m.isOn() : keys}</span>}
      onClick={onClick}
    >
      {label}
    </Menu.Item>
  )
  return (
    <Menu position="bottom-start" width={230} returnFocus={false}>
      <Menu.Target>
        <ToolButton label={m.moreFormatting()}>
          <Icon name="dots" />
        </ToolButton>
      </Menu.Target>
      <Menu.Dropdown>
        {item(m.heading4(), 'Ctrl+Alt+4', 'H4', level === 4, () => chain().toggleHeading({ level: 4 }).run())}
        {item(m.strikethrough(), 'Ctrl+Shift+X', 'strike', formats.includes('strike'), () =>
          chain().toggleStrike().run(),
        )}
        {item(m.code(), 'Ctrl+E', 'code', formats.includes('code'), () => chain().toggleCode().run())}
        {item(m.superscript(), '', 'x²', formats.includes('superscript'), () => raise('superscript', 'subscript'))}
        {item(m.subscript(), '', 'x₂', formats.includes('subscript'), () => raise('subscript', 'superscript'))}
        {item(m.divider(), '---', 'minus', false, () => insertDivider(editor))}
        <Menu.Divider />
        {item(m.clearFormatting(), '', 'x', false, () => chain().unsetAllMarks().clearNodes().run())}
      </Menu.Dropdown>
    </Menu>
  )
}
