import * as m from '#posts/admin/editor/messages.ts'
import type { Editor } from '@tiptap/react'
import * as templates from '#features/templates/messages.ts'
import { selectedText } from '#features/templates/post/selected-text.ts'
import type { OverlayStore } from '#posts/admin/editor/overlay-store.ts'
import { insertDivider } from '#posts/admin/editor/slash/items.ts'
import type { Format } from '#posts/admin/editor/toolbar/use-active.ts'
import { ToolButton } from '#posts/admin/editor/toolbar/tool-button.tsx'
import { Icon, type IconName } from '#ui/admin/icon.tsx'
import { isEditor } from '#records/admin/api/user.ts'
import { MenuButton } from '#ui/admin/menu/menu-button.tsx'
import { MenuDivider, MenuItem } from '#ui/admin/menu/menu-item.tsx'
import { notify } from '#ui/admin/toasts.tsx'
import css from './toolbar.module.css'

const isLetters = (icon: string) => icon === 'H4' || icon === 'x²' || icon === 'x₂'

function keepSelected({ state }: Editor, overlays: OverlayStore): void {
  const text = selectedText(state)
  if (text.content.content.length > 0) overlays.open({ what: 'saveTemplate', text })
  else notify.warning(templates.nothingToKeep())
}

interface MoreMenuProps {
  editor: Editor
  overlays: OverlayStore
  formats: Format[]
  level: number | null
}

export function MoreMenu({ editor, overlays, formats, level }: MoreMenuProps) {
  const chain = () => editor.chain().focus()
  const raise = (mark: Format, other: Format) => chain().unsetMark(other).toggleMark(mark).run()
  const item = (
    label: string,
    keys: string,
    icon: IconName | 'H4' | 'x²' | 'x₂',
    isOn: boolean,
    onClick: () => void,
  ) => (
    <MenuItem
      leftSection={isLetters(icon) ? <b className={css.letters}>{icon}</b> : <Icon name={icon} size={16} />}
      rightSection={<span className={css.keys}>{isOn ? m.isOn() : keys}</span>}
      onClick={onClick}
    >
      {label}
    </MenuItem>
  )
  return (
    <MenuButton
      position="bottom-start"
      width={230}
      returnFocus={false}
      button={(aria) => (
        <ToolButton {...aria} label={m.moreFormatting()}>
          <Icon name="dots" />
        </ToolButton>
      )}
    >
      {item(m.heading4(), 'Ctrl+Alt+4', 'H4', level === 4, () => chain().toggleHeading({ level: 4 }).run())}
      {item(m.strikethrough(), 'Ctrl+Shift+X', 'strike', formats.includes('strike'), () =>
        chain().toggleMark('strike').run(),
      )}
      {item(m.code(), 'Ctrl+E', 'code', formats.includes('code'), () => chain().toggleMark('code').run())}
      {item(m.superscript(), '', 'x²', formats.includes('superscript'), () => raise('superscript', 'subscript'))}
      {item(m.subscript(), '', 'x₂', formats.includes('subscript'), () => raise('subscript', 'superscript'))}
      {item(m.divider(), '---', 'minus', false, () => insertDivider(editor))}
      <MenuDivider />
      {item(m.clearFormatting(), '', 'x', false, () => chain().unsetAllMarks().clearNodes().run())}
      {isEditor() && item(templates.saveAsTemplate(), '', 'copy', false, () => keepSelected(editor, overlays))}
    </MenuButton>
  )
}
