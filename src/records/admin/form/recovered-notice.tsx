import { Alert, Button, Group, Text } from '@mantine/core'
import { Suspense } from 'react'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import type { RecordForm } from '#records/admin/form/record-form-types.ts'
import { formatDateTime } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { lazyPart } from '#ui/admin/lazy-part.tsx'
import type { RecordBase } from '#records/admin/resource.ts'

const WhatChanged = lazyPart(async () => ({
  default: (await import('#records/admin/form/what-changed.tsx')).WhatChanged,
}))

interface RecoveredNoticeProps<Input extends object, Rec> {
  recordForm: Pick<RecordForm<Input, Rec>, 'draft' | 'state' | 'resource' | 'form' | 'input'>
  words: FieldWords | undefined
  className?: string | undefined
}

export function RecoveredNotice<Input extends object, Rec extends RecordBase & Input>({
  recordForm: {
    draft: { recovered },
    state: { record },
    resource,
    form,
    input,
  },
  words,
  className,
}: RecoveredNoticeProps<Input, Rec>) {
  if (!recovered || !record) return null
  return (
    <Alert color="green" className={className} icon={<Icon name="check" />} role="status">
      <Group justify="space-between" gap={8}>
        <Text size="sm">
          <b>Your text of {formatDateTime(recovered.typedAt)} is back.</b> It is in this browser only until you save it.
          Nobody has saved this {resource.one} since.
        </Text>
        <Group gap={8} wrap="nowrap">
          <Suspense>
            <WhatChanged
              before={record}
              after={{ ...record, ...form.getValues() }}
              words={words}
              label="See the difference"
            />
          </Suspense>
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => void input.revert()}>
            Throw it away
          </Button>
        </Group>
      </Group>
    </Alert>
  )
}
