import type { Editor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { storedOf } from '#posts/admin/editor/stored/to-stored.ts'
import type { WrittenText } from '#posts/admin/editor/types.ts'
import { useStableCallback } from '#ui/admin/use-stable-callback.ts'

const CHANGE_DELAY_MS = 300

/** Debounced change event: the document is serialized a moment after the last key, never on a key itself. */
export function useDebouncedChange(editor: Editor, onChange: (text: WrittenText) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stableOnChange = useStableCallback(onChange)

  useEffect(() => {
    const emit = () => {
      timer.current = undefined
      stableOnChange(storedOf(editor.state.doc))
    }
    const onUpdate = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(emit, CHANGE_DELAY_MS)
    }
    editor.on('update', onUpdate)
    return () => {
      editor.off('update', onUpdate)
      // Emits the pending change on unmount.
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      emit()
    }
  }, [editor, stableOnChange])

  return {
    flush: () => {
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      timer.current = undefined
      onChange(storedOf(editor.state.doc))
    },
    cancel: () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
  }
}
