import * as m from '#posts/admin/editor/messages.ts'
import { ActionIcon } from '@mantine/core'
import { type Editor, useEditorState } from '@tiptap/react'
import { useLayoutEffect, useRef } from 'react'
import { Icon } from '#ui/admin/icon.tsx'
import css from './plus-button.module.css'

/** Position of the empty top-level line with the caret. */
function emptyLine({ state: { selection }, isFocused }: Editor): number | null {
  const { $from, empty } = selection
  const isLine = empty && $from.depth === 1 && $from.parent.type.name === 'paragraph'
  return isFocused && isLine && $from.parent.childCount === 0 ? $from.before(1) : null
}

export function PlusButton({ editor }: { editor: Editor }) {
  const pos = useEditorState({ editor, selector: ({ editor: now }) => emptyLine(now) })
  return pos === null ? null : <Plus editor={editor} pos={pos} />
}

function Plus({ editor, pos }: { editor: Editor; pos: number }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const place = () => {
      const line = editor.view.nodeDOM(pos)
      if (line instanceof HTMLElement && button.current) {
        button.current.style.top = `${line.offsetTop + line.offsetHeight / 2}px`
      }
    }
    place()
    // Blocks above grow when their previews load.
    const sizes = new ResizeObserver(place)
    sizes.observe(editor.view.dom)
    return () => sizes.disconnect()
  }, [editor, pos])
  return (
    <ActionIcon
      ref={button}
      className={css.plus}
      variant="default"
      size={26}
      radius="xl"
      aria-label={m.insertABlock()}
      title={m.insertABlockKey()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => editor.chain().focus().insertContent('/').run()}
    >
      <Icon name="plus" size={15} />
    </ActionIcon>
  )
}
