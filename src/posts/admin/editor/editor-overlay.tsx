import type { Editor } from '@tiptap/react'
import { memo, Suspense, useEffect } from 'react'
import { MediaPicker } from '#entities/media/admin/late-pickers.ts'
import { placeAtCursor } from '#posts/admin/editor/block/block-changes.ts'
import { loadBlockPanel, loadLinkPanel, loadPanels, useOverlay } from '#posts/admin/editor/overlay-store.ts'
import { useTools } from '#posts/admin/editor/tools.ts'
import { lazyDialog, warm } from '#ui/admin/lazy-part.tsx'
import { whenIdle } from '#ui/admin/when-idle.ts'

const LinkPanel = lazyDialog(async () => (await loadLinkPanel()).LinkPanel)
const BlockPanel = lazyDialog(async () => (await loadBlockPanel()).BlockPanel)

const SaveTemplate = lazyDialog(async () => (await import('#features/templates/post/save-template.tsx')).SaveTemplate)
const TemplatePicker = lazyDialog(
  async () => (await import('#features/templates/post/template-picker.tsx')).TemplatePicker,
)

export const EditorOverlay = memo(function EditorOverlay({ editor }: { editor: Editor }) {
  const { overlays } = useTools()
  const opened = useOverlay(overlays)
  useEffect(() => {
    const onTheWay = () => warm(loadPanels)
    editor.on('focus', onTheWay)
    const giveUp = whenIdle(onTheWay)
    return () => {
      giveUp()
      editor.off('focus', onTheWay)
    }
  }, [editor])
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
      <Suspense fallback={null}>
        {opened?.what === 'link' && <LinkPanel editor={editor} onClose={overlays.close} />}
        {opened?.what === 'template' && <TemplatePicker editor={editor} onClose={close} />}
        {opened?.what === 'saveTemplate' && <SaveTemplate from={{ text: opened.text }} onClose={close} />}
        {opened?.what === 'block' && <BlockPanel key={opened.uniqId} editor={editor} opened={opened} onClose={close} />}
      </Suspense>
    </>
  )
})
