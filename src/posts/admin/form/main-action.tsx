import { Button } from '@mantine/core'
import { ContributorActions } from '#posts/admin/form/approval.tsx'
import { PublishAction } from '#posts/admin/schedule/publish-action.tsx'
import { useMainKeys } from '#posts/admin/schedule/use-main-keys.ts'
import type { Post, PostInput } from '#posts/schema.ts'
import type { RecordForm } from '#ui/admin/form/record-form-types.ts'
import { isEditor } from '#ui/admin/user.ts'

interface MainActionProps {
  recordForm: RecordForm<PostInput, Post>
}

/** What the main button of a post does, in its own words. */
export function MainAction({ recordForm }: MainActionProps) {
  const { record } = recordForm
  if (!isEditor()) return <ContributorActions recordForm={recordForm} />
  const isDraft = record && !record.isActive && !record.isDeleted
  return isDraft ? <PublishAction recordForm={recordForm} /> : <SaveAction recordForm={recordForm} />
}

function SaveAction({ recordForm: { record, isSaving, isQuiet, save } }: MainActionProps) {
  useMainKeys({ onDo: () => void save() })
  return (
    <Button type="submit" loading={isSaving && !isQuiet}>
      {record ? 'Save changes' : 'Create post'}
    </Button>
  )
}
