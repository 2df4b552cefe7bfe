import { Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import * as m from '#records/admin/changes/messages.ts'
import type { ChangePlan } from '#records/changes/schema.ts'
import { DialogButtons } from '#records/admin/form/action-dialog.tsx'
import type { AnyRecordForm } from '#records/admin/form/record-form-types.ts'
import { MomentField } from '#records/admin/form/moment-field.tsx'
import { useBusy } from '#ui/admin/use-busy.ts'

interface PlanDialogProps {
  form: Pick<AnyRecordForm['form'], 'errors' | 'clearFieldError'>
  heading: string
  action: string
  plan?: ChangePlan
  needsTime?: boolean
  /** Returns whether it succeeded. */
  onSubmit: (plan: ChangePlan) => Promise<boolean>
  onClose: () => void
}

const TITLE_MAX = 80
const TIME = 'publishAt'

export function PlanDialog({ form, heading, action, plan, needsTime = false, onSubmit, onClose }: PlanDialogProps) {
  const [title, setTitle] = useState(plan?.title ?? '')
  const [publishAt, setPublishAt] = useState(plan?.publishAt ?? null)
  const [hasTime, setHasTime] = useState(needsTime || publishAt !== null)
  const { isBusy, whileBusy } = useBusy()
  const [error, setError] = useState<string>()

  function close(): void {
    form.clearFieldError(TIME)
    onClose()
  }

  async function submit(): Promise<void> {
    if (hasTime && publishAt === null) return setError(m.chooseDay())
    if (publishAt !== null && new Date(publishAt) <= new Date()) return setError(m.chooseLater())
    if (await whileBusy(() => onSubmit({ title: title.trim(), publishAt }))) close()
    return undefined
  }

  return (
    <Modal opened onClose={close} title={heading} centered>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // It is nested in the form of the record, which must not be submitted.
          event.stopPropagation()
          void submit()
        }}
      >
        <Stack gap={14}>
          <TextInput
            label={m.whatFor()}
            placeholder={m.forExample()}
            maxLength={TITLE_MAX}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
            data-autofocus
          />
          <div>
            <MomentField
              label={m.publishAt()}
              value={publishAt}
              error={error ?? form.errors[TIME]}
              onChange={(iso, isEmpty) => {
                setPublishAt(iso)
                setHasTime(needsTime || !isEmpty)
                setError(undefined)
                form.clearFieldError(TIME)
              }}
            />
            <Text size="xs" c="dimmed" mt={5}>
              {needsTime ? m.pragueTime() : m.pragueTimeOrEmpty()}
            </Text>
          </div>
          <DialogButtons action={action} isBusy={isBusy} onClose={close} />
        </Stack>
      </form>
    </Modal>
  )
}
