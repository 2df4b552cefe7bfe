import * as m from '#features/schedule/post/messages.ts'
import { Alert, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import { TakeDown } from '#features/schedule/post/take-down.tsx'
import type { Post } from '#posts/schema.ts'
import { api } from '#records/admin/api/client.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { longMoment } from '#ui/admin/prague-words.ts'
import { useNow } from '#ui/admin/use-now.ts'
import { text } from '#shared/words/message.ts'
import { WhenItAppears } from '#features/schedule/post/when-it-appears.tsx'

interface PlanSectionProps extends Pick<PartProps, 'form'> {
  record: Post
}

export function PlanSection({ form, record }: PlanSectionProps) {
  const now = useNow()
  const { publishAt } = record
  if (record.isDeleted) return null
  if (record.isActive) return <LiveUntil form={form} now={now} />
  if (publishAt === null) return null
  if (publishAt <= now.toISOString()) return <Overdue record={record} publishAt={publishAt} now={now} />
  return (
    <Text size="sm">
      <WhenItAppears publishAt={publishAt} unpublishAt={record.unpublishAt} now={now} />
    </Text>
  )
}

function LiveUntil({ form, now }: Pick<PartProps, 'form'> & { now: Date }) {
  const { unpublishAt, unpublishTo } = form.values
  // Keeps the field while its time is incomplete, which counts as none.
  const [isOpen, setOpen] = useState(false)
  return (
    <TakeDown
      isOn={isOpen || unpublishAt !== null}
      unpublishAt={unpublishAt}
      unpublishTo={unpublishTo}
      from={now.toISOString()}
      errors={{ unpublishAt: form.errors['unpublishAt'], unpublishTo: form.errors['unpublishTo'] }}
      onChange={({ isTakenDown, ...change }) => {
        if (isTakenDown !== undefined) setOpen(isTakenDown)
        if (change.unpublishAt !== undefined) form.setFieldValue('unpublishAt', change.unpublishAt)
        if (change.unpublishTo !== undefined) form.setFieldValue('unpublishTo', change.unpublishTo)
        if (isTakenDown === false) form.setFieldValue('unpublishTo', '')
      }}
    />
  )
}

/** A scheduled post that did not appear; the server knows why. */
function Overdue({ record, publishAt, now }: { record: Post; publishAt: string; now: Date }) {
  const { data } = useQuery({
    queryKey: ['calendar', 'posts', record.id, record.version],
    queryFn: ({ signal }) =>
      api.get('/calendar/{collection}/{id}', {
        params: { collection: 'posts', id: record.id },
        signal,
        isQuiet: true,
      }),
  })
  const problem = data?.items.find(({ kind }) => kind === 'publish')?.problem
  return (
    <Alert color="red" icon={<Icon name="warn" />} title={m.wasToAppear({ moment: longMoment(publishAt, now) })}>
      {problem ? text(problem) : m.appearsSoon()}
    </Alert>
  )
}
