import type { PartProps } from '#posts/admin/form/post-form.ts'
import type { PostInput } from '#posts/schema.ts'
import { entriesOf } from '#shared/objects.ts'

/** Applies a change to the whole post: fields in the form, text and blocks as one undo step. */
export function useApplyFix({ form, editor }: Pick<PartProps, 'form' | 'editor'>) {
  return (change: (post: PostInput) => PostInput): void => {
    editor.current?.flush()
    const before = form.getValues()
    const { content, shortcodesConfig, ...after } = change(before)
    for (const [name, value] of entriesOf(after)) {
      if (value !== before[name]) form.setFieldValue(name, value)
    }
    if (content !== before.content || shortcodesConfig !== before.shortcodesConfig) {
      editor.current?.change({ content, shortcodesConfig })
    }
  }
}
