import type { Editor } from '@tiptap/react'
import { memo } from 'react'
import { BlockDrawer } from '#blocks/admin/block-drawer.tsx'
import { MediaPicker } from '#entities/media/admin/media-picker.tsx'
import { applyBlock } from '#posts/admin/editor/block/block-actions.ts'
import { placeAtCursor } from '#posts/admin/editor/block/block-changes.ts'
import { useOpened } from '#posts/admin/editor/desk.ts'
import { LinkPanel } from '#posts/admin/editor/link/link-panel.tsx'
import { useTools } from '#posts/admin/editor/tools.ts'

/** The open overlay of the editor: the form of a block, the media library or the link panel. */
export const OpenedThing = memo(function OpenedThing({ editor }: { editor: Editor }) {
  const { desk } = useTools()
  const opened = useOpened(desk)
  const close = () => {
    desk.close()
    editor.view.focus()
  }
  return (
    <>
      <MediaPicker
        isOpen={opened?.what === 'picture'}
        onClose={close}
        onPick={({ id: mediaId, alt }) => {
          const image = editor.schema.node('image', { mediaId, alt })
          editor.view.dispatch(placeAtCursor(editor.state, [image]))
        }}
      />
      {opened?.what === 'link' && <LinkPanel editor={editor} onClose={desk.close} />}
      {opened?.what === 'block' && (
        <BlockDrawer
          kind={opened.kind}
          data={opened.data}
          isNew={opened.isNew}
          onApply={(data) => applyBlock(editor, opened, data)}
          onClose={close}
        />
      )}
    </>
  )
})
