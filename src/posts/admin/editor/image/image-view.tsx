import { ALT_MAX } from '#entities/media/alt-max.ts'
import { tryAgain } from '#ui/admin/messages.ts'
import * as m from '#posts/admin/editor/messages.ts'
import { useLanguage } from '#ui/admin/words/speak.ts'
import { Button, Progress, Skeleton } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import { useState } from 'react'
import { useMedia } from '#entities/media/admin/use-media.ts'
import { lineAfter } from '#posts/admin/editor/block/after-block.ts'
import { useUpload } from '#posts/admin/editor/image/uploads.ts'
import { useTools } from '#posts/admin/editor/tools.ts'
import { CAPTION_MAX } from '#posts/admin/editor/schema/image.ts'
import { variantUrl } from '#shared/images.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import css from './image-view.module.css'
import { imageAttrs } from '#posts/admin/editor/image/image-attrs.ts'

export function ImageView({ node, selected, editor, getPos, updateAttributes, deleteNode }: ReactNodeViewProps) {
  useLanguage()
  const { mediaId, alt, caption, pending } = imageAttrs(node)
  function goOnBelow(): void {
    const pos = getPos()
    if (pos === undefined) return
    editor.view.dispatch(lineAfter(editor.state.tr, pos + node.nodeSize))
    editor.view.focus()
  }
  return (
    <NodeViewWrapper className={css.figure} data-selected={selected || undefined}>
      {pending === null ? <Picture mediaId={mediaId} alt={alt} /> : <Placeholder upload={pending} />}
      <div className={css.words} contentEditable={false}>
        <Words
          label={m.caption()}
          value={caption}
          max={CAPTION_MAX}
          onChange={(next) => updateAttributes({ caption: next })}
          onEnter={goOnBelow}
        />
        <Words
          label={m.whatItShows()}
          value={alt}
          max={ALT_MAX}
          onChange={(next) => updateAttributes({ alt: next })}
          onEnter={goOnBelow}
        />
        <Button variant="subtle" color="gray" size="compact-sm" onClick={deleteNode} aria-label={m.removePicture()}>
          <Icon name="trash" size={15} />
        </Button>
      </div>
    </NodeViewWrapper>
  )
}

function Picture({ mediaId, alt }: { mediaId: string; alt: string }) {
  const media = useMedia(mediaId)
  if (!media) return <Skeleton className={css.loading} />
  return (
    <img
      className={css.picture}
      src={variantUrl(media.url, { size: 'md' })}
      width={media.width}
      height={media.height}
      alt={alt || media.alt}
      data-drag-handle
    />
  )
}

function Placeholder({ upload }: { upload: string }) {
  const { uploads } = useTools()
  const state = useUpload(uploads, upload)
  const done = state?.state === 'sending' ? state.done : 1
  const again = () => uploads.again(upload)
  useWindowEvent('online', again)
  if (state?.state === 'failed') {
    return (
      <div className={css.loading} contentEditable={false}>
        <FormMessage>{m.notUploadedYet()}</FormMessage>
        <Button variant="default" size="compact-sm" onClick={again}>
          {tryAgain()}
        </Button>
      </div>
    )
  }
  return (
    <div className={css.loading}>
      <Icon name="upload" size={22} />
      <Progress w={180} value={done * 100} animated aria-label={m.uploadingPicture()} />
    </div>
  )
}

interface WordsProps {
  label: string
  value: string
  max: number
  onChange: (value: string) => void
  onEnter: () => void
}

/** Local state while focused: the value comes back from the document too late for the cursor. */
function Words({ label, value, max, onChange, onEnter }: WordsProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <input
      className={css.input}
      aria-label={label}
      placeholder={label}
      maxLength={max}
      value={typed ?? value}
      onFocus={() => setTyped(value)}
      onBlur={() => setTyped(undefined)}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(event.currentTarget.value)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
        // As in the text; it would save the post, and a live one with what is half written.
        event.preventDefault()
        onEnter()
      }}
    />
  )
}
