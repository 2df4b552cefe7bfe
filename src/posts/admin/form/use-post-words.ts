import { useEffect, useMemo, useState } from 'react'
import { useWriterNames } from '#entities/writer/admin/use-writers.ts'
import * as m from '#posts/admin/form/messages.ts'
import { POST_LABELS } from '#posts/admin/form/post-labels.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import { warm } from '#ui/admin/lazy-part.tsx'
import { whenIdle } from '#ui/admin/when-idle.ts'

let known = POST_LABELS

/** How values are said is first needed by a comparison; one that is open before reads as plain lines until then. */
async function load(): Promise<FieldWords> {
  known = (await import('#posts/admin/form/post-words.ts')).POST_WORDS
  return known
}

export function usePostWords(): FieldWords {
  const { names } = useWriterNames()
  const [words, setWords] = useState(known)
  useEffect(() => whenIdle(() => warm(async () => setWords(await load()))), [])
  return useMemo(
    () => ({
      ...words,
      writer: { label: m.writer, text: (id: string | null) => (id ? (names.get(id) ?? id) : '') },
    }),
    [names, words],
  )
}
