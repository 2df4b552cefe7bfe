import { useMemo } from 'react'
import { useWriterNames } from '#entities/writer/admin/use-writers.ts'
import * as m from '#posts/admin/form/messages.ts'
import { POST_WORDS } from '#posts/admin/form/post-words.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'

export function usePostWords(): FieldWords {
  const { names } = useWriterNames()
  return useMemo(
    () => ({
      ...POST_WORDS,
      writer: { label: m.writer, text: (id: string | null) => (id ? (names.get(id) ?? id) : '') },
    }),
    [names],
  )
}
