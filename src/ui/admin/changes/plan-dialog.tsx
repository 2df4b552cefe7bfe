import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ChangePlan } from '#ui/admin/changes/queries.ts'
import { DateField } from '#ui/admin/form/date-field.tsx'
import { fromLocalInput, toLocalInput } from '#ui/admin/local-time.ts'

interface PlanDialogProps {
  heading: string
  action: string
  plan?: ChangePlan
  /** Left empty, it would not be what was asked for. */
  needsTime?: boolean
  /** Says whether it was done. */
  onSubmit: (plan: ChangePlan) => Promise<boolean>
  onClose: () => void
}

const TITLE_MAX = 80

/** What a change is for, and when it goes live by itself. */
export function PlanDialog({ heading, action, plan, needsTime = false, onSubmit, onClose }: PlanDialogProps) {
  const [title, setTitle] = useState(plan?.title ?? '')
  const [time, setTime] = useState(toLocalInput(plan?.publishAt ?? null))
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<string>()
  const publishAt = fromLocalInput(time)

  async function submit(): Promise<void> {
    if (needsTime && publishAt === null) return setError('Choose the day and the hour.')
    if (publishAt !== null && new Date(publishAt) <= new Date()) return setError('Choose a time that is still to come.')
    setSaving(true)
    const isDone = await onSubmit({ title: title.trim(), publishAt })
    setSaving(false)
    if (isDone) onClose()
    return undefined
  }

  return (
    <Modal opened onClose={onClose} title={heading} centered>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // It stands inside the form of the record.
          event.stopPropagation()
          void submit()
        }}
      >
        <Stack gap={14}>
          <TextInput
            label="What is it for?"
            placeholder="December bonus"
            maxLength={TITLE_MAX}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
            data-autofocus
          />
          <DateField
            type="datetime-local"
            label="Publish at"
            description={
              needsTime
                ? 'In the time of this device.'
                : 'In the time of this device. Empty: when somebody publishes it.'
            }
            value={time}
            error={error}
            onChange={(event) => {
              setTime(event.currentTarget.value)
              setError(undefined)
            }}
          />
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isSaving}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
