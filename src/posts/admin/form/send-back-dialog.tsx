import * as m from '#posts/admin/form/messages.ts'
import { Text, Textarea } from '@mantine/core'
import { type ApprovalProps, readListsAgain } from '#posts/admin/form/approval.tsx'
import type { Post } from '#posts/schema.ts'
import { api } from '#records/admin/api/client.ts'
import { ActionDialog } from '#records/admin/form/action-dialog.tsx'
import { useActionForm } from '#records/admin/form/use-action-form.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

export function SendBackDialog({ recordForm, post, onClose }: ApprovalProps & { post: Post; onClose: () => void }) {
  const { form, isBusy, message, onSubmit } = useActionForm({ note: '' }, async (body) => {
    if (recordForm.input.hasChanges() && !(await recordForm.save())) return
    recordForm.accept(await api.post('/posts/{id}/send-back', { params: { id: post.id }, body }))
    notify.success(SUCCESS.updated)
    onClose()
    await readListsAgain()
  })
  return (
    <ActionDialog
      title={m.sendBack()}
      action={m.sendBack()}
      {...{ isBusy, message, onClose }}
      centered
      onSubmit={(event) => {
        // Must not submit the form around it.
        event.stopPropagation()
        onSubmit(event)
      }}
    >
      <Text size="sm">{m.draftAgain({ title: post.title })}</Text>
      <Textarea
        label={m.whatIsMissing()}
        required
        autosize
        minRows={3}
        maxLength={2000}
        data-autofocus
        {...form.getInputProps('note')}
      />
    </ActionDialog>
  )
}
