import { Button } from '@mantine/core'
import type { Post, PostInput } from '#posts/schema.ts'
import type { RecordForm } from '#ui/admin/form/record-form-types.ts'

/** What the main button of a post does, in its own words. */
export function MainAction({ recordForm }: { recordForm: RecordForm<PostInput, Post> }) {
  const { record, isSaving, isQuiet } = recordForm
  return (
    <Button type="submit" loading={isSaving && !isQuiet}>
      {record ? 'Save changes' : 'Create post'}
    </Button>
  )
}
