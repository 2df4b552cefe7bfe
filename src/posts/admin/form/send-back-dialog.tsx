import { cancel } from '#ui/admin/messages.ts'
import * as m from '#posts/admin/form/messages.ts'
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { type ApprovalProps, readListsAgain } from '#posts/admin/form/approval.tsx'
import type { Post } from '#posts/schema.ts'
import { api } from '#records/admin/api/client.ts'
import { FormMessage } from '#records/admin/form/form-message.tsx'
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
    <Modal opened onClose={onClose} title={m.sendBack()} centered>
      <form
        onSubmit={(event) => {
          // Must not submit the form around it.
          event.stopPropagation()
          onSubmit(event)
        }}
      >
        <Stack gap={14}>
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
          <FormMessage>{message}</FormMessage>
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              {cancel()}
            </Button>
            <Button type="submit" loading={isBusy}>
              {m.sendBack()}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
