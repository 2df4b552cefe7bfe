import * as m from '#posts/admin/form/messages.ts'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useMainKeys } from '#records/admin/form/use-main-keys.ts'
import type { Post, PostInput } from '#posts/schema.ts'
import { ApiError } from '#records/admin/api/api-error.ts'
import { api } from '#records/admin/api/client.ts'
import { SuggestButton } from '#records/admin/changes/suggest-button.tsx'
import type { RecordForm } from '#records/admin/form/record-form-types.ts'
import { showFirstError } from '#records/admin/form/show-first-error.ts'
import { toFormErrors } from '#records/admin/form/form-errors.ts'
import { invalidateRecords } from '#records/admin/queries.ts'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'

export interface ApprovalProps {
  recordForm: RecordForm<PostInput, Post>
}

export const readListsAgain = () => Promise.all([invalidateRecords('posts'), invalidateRecords('waiting')])

export function ContributorActions({ recordForm }: ApprovalProps) {
  return recordForm.access.maySuggest ? (
    <SuggestButton recordForm={recordForm} />
  ) : (
    <WriteAndSubmit recordForm={recordForm} />
  )
}

function WriteAndSubmit({ recordForm }: ApprovalProps) {
  const {
    state: { record, isNew, status, isQuiet },
    access: { readOnly },
  } = recordForm
  const [isBusy, setBusy] = useState(false)
  useMainKeys({ onDo: () => void (record && !isNew ? move(record) : recordForm.save()) })
  if (!record || isNew) {
    return (
      <Button loading={status === 'saving' && !isQuiet} onClick={() => void recordForm.save()}>
        {m.createPost()}
      </Button>
    )
  }
  const isReady = record.stage === 'ready'

  async function move(post: Post): Promise<void> {
    setBusy(true)
    try {
      const saved = recordForm.input.hasChanges() ? await recordForm.save() : post
      if (!saved) return
      const action = post.stage === 'ready' ? 'take-back' : 'submit'
      recordForm.accept(await api.post(`/posts/{id}/${action}`, { params: { id: saved.id }, isQuiet: true }))
      notify.success(SUCCESS.updated)
      await readListsAgain()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify.error(error.message)
      if (error.fields.length === 0) return
      recordForm.form.setErrors(toFormErrors(error.fields))
      showFirstError()
    } finally {
      setBusy(false)
    }
  }

  return (
    <Group gap={8} justify="flex-end">
      <Button
        variant="default"
        loading={status === 'saving' && !isQuiet}
        disabled={readOnly !== ''}
        onClick={() => void recordForm.save()}
      >
        {m.saveChanges()}
      </Button>
      <Button
        variant={isReady ? 'default' : 'filled'}
        loading={isBusy}
        disabled={readOnly !== ''}
        title={readOnly || undefined}
        onClick={() => void move(record)}
      >
        {isReady ? m.takeBack() : m.submit()}
      </Button>
    </Group>
  )
}

export const isSubmitted = ({ stage, isActive, isDeleted }: Post) => stage === 'ready' && !isActive && !isDeleted
