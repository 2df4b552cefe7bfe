import type { Editor } from '@tiptap/react'
import { memo } from 'react'
import { BlockDrawer } from '#blocks/admin/block-drawer.tsx'
import { MediaPicker } from '#entities/media/admin/media-picker.tsx'
import { applyBlock } from '#posts/admin/editor/block/block-actions.ts'
import { placeAtCursor } from '#posts/admin/editor/block/block-changes.ts'
import { useOverlay } from '#posts/admin/editor/overlay-store.ts'
import { LinkPanel } from '#posts/admin/editor/link/link-panel.tsx'
import { useTools } from '#posts/admin/editor/tools.ts'

export const EditorOverlay = memo(function EditorOverlay({ editor }: { editor: Editor }) {
  const { overlays } = useTools()
  const opened = useOverlay(overlays)
  const close = () => {
    overlays.close()
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
      {opened?.what === 'link' && <LinkPanel editor={editor} onClose={overlays.close} />}
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
