import { ContributorActions } from '#posts/admin/form/approval.tsx'
import { PublishAction } from '#features/schedule/post/publish-action.tsx'
import { useMainKeys } from '#records/admin/form/use-main-keys.ts'
import type { Post, PostInput } from '#posts/schema.ts'
import { MainButton } from '#records/admin/form/main-button.tsx'
import type { RecordForm } from '#records/admin/form/record-form-types.ts'
import { isEditor } from '#records/admin/api/user.ts'

interface MainActionProps {
  recordForm: RecordForm<PostInput, Post>
}

export function MainAction({ recordForm }: MainActionProps) {
  const { record, change, isNew } = recordForm.state
  // For a waiting change, publishing is above the form.
  if (change || recordForm.access.isSuggesting) return <MainButton recordForm={recordForm} />
  if (!isEditor()) return <ContributorActions recordForm={recordForm} />
  const isDraft = record && !isNew && !record.isActive && !record.isDeleted
  return isDraft ? <PublishAction recordForm={recordForm} /> : <SaveAction recordForm={recordForm} />
}

function SaveAction({ recordForm }: MainActionProps) {
  useMainKeys({ onDo: () => void recordForm.save() })
  return <MainButton recordForm={recordForm} />
}
