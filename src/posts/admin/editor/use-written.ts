import type { Editor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { toStored } from '#posts/admin/editor/stored/to-stored.ts'
import type { WrittenText } from '#posts/admin/editor/types.ts'
import { useSteady } from '#ui/admin/use-steady.ts'

const TELL_DELAY_MS = 300

/** Tells what was written a moment after the last key; the text is never written out at a key itself. */
export function useWritten(editor: Editor, onChange: (text: WrittenText) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tellForm = useSteady(onChange)

  useEffect(() => {
    const tell = () => {
      timer.current = undefined
      tellForm(toStored(editor.getJSON()))
    }
    const onUpdate = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(tell, TELL_DELAY_MS)
    }
    editor.on('update', onUpdate)
    return () => {
      editor.off('update', onUpdate)
      // What was typed last is told even when the editor goes away.
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      tell()
    }
  }, [editor, tellForm])

  return {
    /** Tells at once what was not told yet. */
    flush: () => {
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      timer.current = undefined
      onChange(toStored(editor.getJSON()))
    },
    forget: () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
  }
}
