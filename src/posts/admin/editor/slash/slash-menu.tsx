import * as m from '#posts/admin/editor/messages.ts'
import { type Editor, useEditorState } from '@tiptap/react'
import { Fragment, useEffect, useId, useRef } from 'react'
import type { OverlayStore } from '#posts/admin/editor/overlay-store.ts'
import { useFloatingPosition } from '#posts/admin/editor/floating-position.ts'
import { type Item, matchingItems } from '#posts/admin/editor/slash/items.ts'
import { chooseItem, openSlash, type Slash } from '#posts/admin/editor/slash/slash.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from './slash-menu.module.css'

interface SlashMenuProps {
  editor: Editor
  overlays: OverlayStore
}

export function SlashMenu({ editor, overlays }: SlashMenuProps) {
  const open = useEditorState({ editor, selector: ({ editor: { state } }) => openSlash(state) ?? null })
  return open && <Menu editor={editor} overlays={overlays} open={open} />
}

function Menu({ editor, overlays, open }: SlashMenuProps & { open: Slash }) {
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const items = matchingItems(open.query)
  const firstBlock = items.find(({ isBlock }) => isBlock)
  const optionId = (item: Item | undefined) => `${listId}-${item?.id ?? ''}`
  const active = optionId(items[open.index])

  useFloatingPosition(list, editor.view, open.from)
  useEffect(() => {
    document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
    const { dom } = editor.view
    dom.setAttribute('aria-controls', listId)
    dom.setAttribute('aria-activedescendant', active)
    return () => {
      dom.removeAttribute('aria-controls')
      dom.removeAttribute('aria-activedescendant')
    }
  }, [editor, listId, active])

  return (
    <div ref={list} className={css.menu} role="listbox" tabIndex={0} id={listId} aria-label={m.insert()}>
      {items.map((item) => (
        <Fragment key={item.id}>
          {item === firstBlock && (
            <div className={css.group} role="presentation">
              {m.blocks()}
            </div>
          )}
          <button
            type="button"
            id={optionId(item)}
            role="option"
            tabIndex={-1}
            aria-selected={optionId(item) === active}
            className={css.option}
            // The editor keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => chooseItem(editor, overlays, item)}
          >
            <ItemIcon icon={item.icon} />
            <span>{item.name}</span>
            {item.isBlock && <span className={css.kind}>{item.id}</span>}
          </button>
        </Fragment>
      ))}
    </div>
  )
}

const isLetters = (icon: Item['icon']): icon is 'H2' | 'H3' | 'H4' => /^H\d$/.test(icon)

const ItemIcon = ({ icon }: Pick<Item, 'icon'>) =>
  isLetters(icon) ? (
    <span className={css.letters} aria-hidden>
      {icon}
    </span>
  ) : (
    <Icon name={icon} />
  )
