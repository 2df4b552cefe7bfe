import { useLanguage } from '#ui/admin/words/speak.ts'
import * as m from '#posts/admin/editor/messages.ts'
import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, memo } from 'react'
import { Button } from '@mantine/core'
import * as templates from '#features/templates/messages.ts'
import { openNewBlock } from '#posts/admin/editor/block/block-actions.ts'
import type { OverlayStore } from '#posts/admin/editor/overlay-store.ts'
import { selectedPassage } from '#features/collaboration/post/note-marks.ts'
import { MoreMenu } from '#posts/admin/editor/toolbar/more-menu.tsx'
import { TableMenu } from '#posts/admin/editor/toolbar/table-menu.tsx'
import { ToolButton } from '#posts/admin/editor/toolbar/tool-button.tsx'
import { useActive } from '#posts/admin/editor/toolbar/use-active.ts'
import { Lockable } from '#records/admin/form/lockable.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { MenuButton } from '#ui/admin/menu/menu-button.tsx'
import { MenuDivider, MenuItem } from '#ui/admin/menu/menu-item.tsx'
import type { NoteStore } from '#features/collaboration/admin/notes/note-store.ts'
import { notify } from '#ui/admin/toasts.tsx'
import type { BlockKind } from '#blocks/kinds.ts'
import { BLOCK_NAMES } from '#blocks/names.ts'
import { BLOCK_ICONS, INSERTED_KINDS } from '#posts/admin/editor/slash/items.ts'
import css from './toolbar.module.css'

interface ToolbarProps {
  editor: Editor
  overlays: OverlayStore
  notes?: NoteStore | undefined
  onHeadingIds: () => void
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')]
  const index = buttons.findIndex((button) => button === event.target)
  if (step === undefined || index === -1) return
  event.preventDefault()
  buttons.at((index + step) % buttons.length)?.focus()
}

/** Memoized: it is large and independent of the other fields. */
export const Toolbar = memo(function Toolbar({ editor, overlays, notes, onHeadingIds }: ToolbarProps) {
  useLanguage()
  const { formats, level, canUndo, canRedo } = useActive(editor)
  const isOn = (format: (typeof formats)[number]) => formats.includes(format)
  const chain = () => editor.chain().focus()
  return (
    <div className={css.toolbar} role="toolbar" aria-label={m.formatting()} onKeyDown={moveFocus} tabIndex={-1}>
      <Lockable>
        <ToolButton
          label={m.heading2()}
          keys="Ctrl+Alt+2"
          isOn={level === 2}
          onClick={() => chain().toggleHeading({ level: 2 }).run()}
        >
          H2
        </ToolButton>
        <ToolButton
          label={m.heading3()}
          keys="Ctrl+Alt+3"
          isOn={level === 3}
          onClick={() => chain().toggleHeading({ level: 3 }).run()}
        >
          H3
        </ToolButton>
        <hr />
        <ToolButton label={m.bold()} keys="Ctrl+B" isOn={isOn('bold')} onClick={() => chain().toggleMark('bold').run()}>
          B
        </ToolButton>
        <ToolButton
          label={m.italic()}
          keys="Ctrl+I"
          isOn={isOn('italic')}
          onClick={() => chain().toggleMark('italic').run()}
        >
          <i>I</i>
        </ToolButton>
        <ToolButton
          label={m.underline()}
          keys="Ctrl+U"
          isOn={isOn('underline')}
          onClick={() => chain().toggleMark('underline').run()}
        >
          <u>U</u>
        </ToolButton>
        <MoreMenu editor={editor} overlays={overlays} formats={formats} level={level} />
        <hr />
        <ToolButton
          label={m.bulletList()}
          keys="Ctrl+Shift+8"
          isOn={isOn('bulletList')}
          onClick={() => chain().toggleBulletList().run()}
        >
          <Icon name="list" />
        </ToolButton>
        <ToolButton
          label={m.numberedList()}
          keys="Ctrl+Shift+7"
          isOn={isOn('orderedList')}
          onClick={() => chain().toggleOrderedList().run()}
        >
          <Icon name="numbers" />
        </ToolButton>
        <ToolButton
          label={m.callout()}
          keys="Ctrl+Shift+B"
          isOn={isOn('blockquote')}
          onClick={() => chain().toggleBlockquote().run()}
        >
          <Icon name="warn" />
        </ToolButton>
        <ToolButton label={m.link()} keys="Ctrl+K" isOn={isOn('link')} onClick={() => overlays.open({ what: 'link' })}>
          <Icon name="link" />
        </ToolButton>
        <ToolButton label={m.picture()} onClick={() => overlays.open({ what: 'picture' })}>
          <Icon name="image" />
        </ToolButton>
        <TableMenu editor={editor} isOn={isOn('table')} />
        <hr />
        <ToolButton label={m.setHeadingIds()} onClick={onHeadingIds}>
          <Icon name="hash" />
        </ToolButton>
        <hr />
        <ToolButton label={m.undo()} keys="Ctrl+Z" disabled={!canUndo} onClick={() => chain().undo().run()}>
          <Icon name="undo" />
        </ToolButton>
        <ToolButton label={m.redo()} keys="Ctrl+Y" disabled={!canRedo} onClick={() => chain().redo().run()}>
          <Icon name="redo" />
        </ToolButton>
      </Lockable>
      {notes && (
        <ToolButton
          label={m.noteForColleagues()}
          keys="Ctrl+Alt+M"
          onClick={() => {
            const draftAnchor = selectedPassage(editor.state)
            if (draftAnchor) notes.change({ draftAnchor })
            else notify.warning(m.selectPassage())
          }}
        >
          <Icon name="note" />
        </ToolButton>
      )}
      <span className={css.space} />
      <Lockable>
        <InsertMenu
          onInsert={(kind) => openNewBlock(editor, overlays, kind)}
          onTemplate={() => overlays.open({ what: 'template' })}
        />
      </Lockable>
    </div>
  )
})

interface InsertMenuProps {
  onInsert: (kind: BlockKind) => void
  onTemplate: () => void
}

const InsertMenu = ({ onInsert, onTemplate }: InsertMenuProps) => (
  <MenuButton
    position="bottom-end"
    width={350}
    returnFocus={false}
    className={css.kinds}
    button={(aria) => (
      <Button
        {...aria}
        className={css.insert}
        variant="light"
        size="compact-md"
        leftSection={<Icon name="plus" size={15} />}
      >
        {m.insertBlock()}
      </Button>
    )}
  >
    {INSERTED_KINDS.map((kind) => (
      <MenuItem
        key={kind}
        leftSection={<Icon name={BLOCK_ICONS[kind]} size={16} />}
        rightSection={<span className={css.keys}>{kind}</span>}
        onClick={() => onInsert(kind)}
      >
        {BLOCK_NAMES[kind]()}
      </MenuItem>
    ))}
    <MenuDivider />
    <MenuItem leftSection={<Icon name="copy" size={16} />} onClick={onTemplate}>
      {templates.insertFromTemplate()}
    </MenuItem>
  </MenuButton>
)
