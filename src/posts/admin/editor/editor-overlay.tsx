import type { Editor } from '@tiptap/react'
import { memo, Suspense } from 'react'
import { BlockDrawer } from '#blocks/admin/block-drawer.tsx'
import { MediaPicker } from '#entities/media/admin/late-pickers.ts'
import { applyBlock } from '#posts/admin/editor/block/block-actions.ts'
import { placeAtCursor } from '#posts/admin/editor/block/block-changes.ts'
import { useOverlay } from '#posts/admin/editor/overlay-store.ts'
import { LinkPanel } from '#posts/admin/editor/link/link-panel.tsx'
import { useTools } from '#posts/admin/editor/tools.ts'
import { lazyPart } from '#ui/admin/lazy-part.tsx'

const SaveTemplate = lazyPart(
  async () => ({ default: (await import('#features/templates/post/save-template.tsx')).SaveTemplate }),
  'dialog',
)
const TemplatePicker = lazyPart(
  async () => ({ default: (await import('#features/templates/post/template-picker.tsx')).TemplatePicker }),
  'dialog',
)

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
      <Suspense fallback={null}>
        {opened?.what === 'template' && <TemplatePicker editor={editor} onClose={close} />}
        {opened?.what === 'saveTemplate' && <SaveTemplate from={{ text: opened.text }} onClose={close} />}
      </Suspense>
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
