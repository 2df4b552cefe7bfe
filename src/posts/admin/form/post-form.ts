import type { UseFormReturnType } from '@mantine/form'
import type { RefObject } from 'react'
import type { ContentEditorHandle } from '#posts/admin/editor/types.ts'
import type { Post, PostInput } from '#posts/schema.ts'

export type PostFormApi = UseFormReturnType<PostInput>

/** What every part of the form works with. */
export interface PartProps {
  form: PostFormApi
  /** As the server has it; undefined for a new post. */
  record: Post | undefined
  editor: RefObject<ContentEditorHandle | null>
}
