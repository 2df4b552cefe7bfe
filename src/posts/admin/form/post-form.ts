import type { UseFormReturnType } from '@mantine/form'
import type { RefObject } from 'react'
import type { ContentEditorHandle } from '#posts/admin/editor/types.ts'
import type { Post, PostInput } from '#posts/schema.ts'

export type PostFormApi = UseFormReturnType<PostInput>

export interface PartProps {
  form: PostFormApi
  /** As stored; undefined for a new post. */
  record: Post | undefined
  editor: RefObject<ContentEditorHandle | null>
}
