import * as m from '#posts/admin/editor/messages.ts'
import { type Editor, EditorContent, useEditor, type UseEditorOptions } from '@tiptap/react'
import { useEffect, useId, useImperativeHandle, useState } from 'react'
import { Alert } from '@mantine/core'
import { openBlock, openNewBlock } from '#posts/admin/editor/block/block-actions.ts'
import { selectBlock } from '#posts/admin/editor/block/block-changes.ts'
import { editorExtensions } from '#posts/admin/editor/extensions.ts'
import { headingItems, setIds } from '#posts/admin/editor/headings/headings.ts'
import { EditorOverlay } from '#posts/admin/editor/editor-overlay.tsx'
import { finishUploads, waitingIn } from '#posts/admin/editor/image/settle-uploads.ts'
import { PlusButton } from '#posts/admin/editor/slash/plus-button.tsx'
import { SlashMenu } from '#posts/admin/editor/slash/slash-menu.tsx'
import { fromStored } from '#posts/admin/editor/stored/from-stored.ts'
import { Toolbar } from '#posts/admin/editor/toolbar/toolbar.tsx'
import { createTools, type Tools, ToolsContext } from '#posts/admin/editor/tools.ts'
import type { ContentEditorProps, HeadingItem } from '#posts/admin/editor/types.ts'
import { changeText, takeOverText } from '#posts/admin/editor/change-text.ts'
import { selectPlace } from '#posts/admin/editor/select-place.ts'
import { useDebouncedChange } from '#posts/admin/editor/use-debounced-change.ts'
import { Lockable, useLocked } from '#records/admin/form/lockable.tsx'
import { usePending } from '#records/admin/form/pending.tsx'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { useLanguage } from '#ui/admin/words/speak.ts'
import { useStableCallback } from '#ui/admin/use-stable-callback.ts'
import { type LeftOut, useLeftOut } from '#posts/admin/editor/paste/left-out.ts'
import { Icon } from '#ui/admin/icon.tsx'
import css from './content-editor.module.css'

export function ContentEditor(props: ContentEditorProps) {
  const { content, shortcodes, onChange, handle, error, onHeadingIds, notes, mayNote = false, checks, carets } = props
  const { children, footer } = props
  const [tools] = useState(() => createTools({ notes, checks, carets }))
  const { overlays } = tools
  const errorId = useId()
  const editor = useTextEditor(tools, () => fromStored(content, shortcodes), errorId)
  const { flush, cancel } = useDebouncedChange(editor, onChange)
  const isLocked = useLocked()
  useEffect(() => editor.setEditable(!isLocked, false), [editor, isLocked])
  useLanguage()
  const label = m.content()
  // A switch of language is no change of the text, after which the view would read its attributes.
  useEffect(() => {
    if (editor.isInitialized) editor.view.dom.setAttribute('aria-label', label)
  }, [editor, label])
  usePending((reason) =>
    reason === 'collect' ? waitingIn(editor.state.doc).length === 0 : finishUploads(() => editor.state, tools.uploads),
  )

  function setHeadingIds(): HeadingItem[] {
    const tr = setIds(editor.state)
    if (tr) editor.view.dispatch(tr)
    flush()
    return headingItems(editor.state.doc)
  }

  const setIdsAndNotify = useStableCallback(() => {
    const headings = setHeadingIds()
    notify.success(SUCCESS.headingIds)
    onHeadingIds?.(headings)
  })

  useImperativeHandle(handle, () => ({
    flush,
    setHeadingIds,
    headings: () => headingItems(editor.state.doc),
    replace: (nextContent, nextShortcodes) => {
      cancel()
      editor.commands.setContent(fromStored(nextContent, nextShortcodes), { emitUpdate: false })
    },
    merge: (text) => {
      cancel()
      const tr = takeOverText(editor.state, text)
      if (tr) editor.view.dispatch(tr.setMeta('preventUpdate', true))
    },
    insertBlock: (kind) => openNewBlock(editor, overlays, kind),
    editBlock: (uniqId) => openBlock(editor, overlays, uniqId),
    scrollToBlock: (uniqId) => {
      const tr = selectBlock(editor.state, uniqId)
      if (tr) editor.view.dispatch(tr)
      editor.view.dom.querySelector(`[data-uniq-id="${uniqId}"]`)?.scrollIntoView({ block: 'center' })
    },
    change: (text) => {
      const tr = changeText(editor.state, text)
      if (tr) editor.view.dispatch(tr)
      flush()
      // The button that triggered it disappears with its finding; focus the text, as the next key may be undo.
      editor.view.focus()
    },
    goTo: (place) => {
      editor.view.dispatch(selectPlace(editor.state, place))
      editor.view.focus()
    },
    // Synchronously: TipTap's own command waits for a frame, and the next key would still go to the title.
    focus: () => {
      editor.commands.setTextSelection(0)
      editor.view.focus()
    },
  }))

  return (
    <ToolsContext value={tools}>
      <div className={css.sheet}>
        <Toolbar
          editor={editor}
          overlays={overlays}
          notes={mayNote ? notes : undefined}
          onHeadingIds={setIdsAndNotify}
        />
        <div className={css.page}>
          <Lockable>{children}</Lockable>
          <div className={css.text}>
            <Lockable>
              <EditorContent editor={editor} />
              <PlusButton editor={editor} />
            </Lockable>
            <SlashMenu editor={editor} overlays={overlays} />
            <EditorOverlay editor={editor} />
          </div>
        </div>
        <LeftOutNotice leftOut={tools.leftOut} />
        {footer}
        {error && (
          <div className={css.error} id={errorId} role="alert">
            {error}
          </div>
        )}
      </div>
    </ToolsContext>
  )
}

const CARET_GAP = 24

/** Keeps the caret's line clear of the sticky bars, whose height changes with the screen and their notices. */
const underBars = {
  get top() {
    const toolbar = document.querySelector<HTMLElement>(`.${css.sheet} > [role="toolbar"]`)
    if (!toolbar) return 0
    const { position, top } = getComputedStyle(toolbar)
    // On a very low screen it scrolls with the text.
    return position === 'sticky' ? Number.parseFloat(top) + toolbar.offsetHeight + CARET_GAP : CARET_GAP
  },
  right: 0,
  bottom: 60,
  left: 0,
}

function useTextEditor(tools: Tools, firstContent: () => object, errorId: string): Editor {
  // Stable options: new ones would make the editor render the whole text again.
  const [options] = useState<UseEditorOptions>(() => ({
    extensions: editorExtensions(tools),
    content: firstContent(),
    // The Content-Security-Policy allows no injected styles.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      scrollMargin: underBars,
      scrollThreshold: underBars,
      attributes: () => ({
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': m.content(),
        lang: 'cs',
        'data-path': 'content',
        'aria-describedby': errorId,
      }),
      handleKeyDown: (_view, event) => {
        if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return false
        // Elsewhere the same keys open the command palette.
        event.stopPropagation()
        tools.overlays.open({ what: 'link' })
        return true
      },
    },
  }))
  return useEditor(options)
}

function LeftOutNotice({ leftOut }: { leftOut: LeftOut }) {
  const sentences = useLeftOut(leftOut)
  if (sentences.length === 0) return null
  return (
    <Alert
      className={css.notice}
      color="yellow"
      icon={<Icon name="warn" />}
      title={m.notAllPasted()}
      withCloseButton
      closeButtonLabel={m.closeNotice()}
      onClose={leftOut.clear}
    >
      {sentences.map((sentence, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- only ever appended
        <div key={index}>{sentence}</div>
      ))}
    </Alert>
  )
}
