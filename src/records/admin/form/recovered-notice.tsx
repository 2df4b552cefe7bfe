import { Alert, Button, Group, Text } from '@mantine/core'
import { Suspense } from 'react'
import * as m from '#records/admin/form/messages.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import type { RecordForm } from '#records/admin/form/record-form-types.ts'
import { formatDateTime } from '#ui/admin/format.ts'
import { Icon } from '#ui/admin/icon.tsx'
import { lazyPart } from '#ui/admin/lazy-part.tsx'
import type { RecordBase } from '#records/admin/resource.ts'
import { rich } from '#ui/admin/words/rich.tsx'

const WhatChanged = lazyPart(async () => (await import('#records/admin/form/what-changed.tsx')).WhatChanged)

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
          {rich(m.textIsBack, {
            b: (inner) => <b>{inner}</b>,
            moment: formatDateTime(recovered.typedAt),
            noun: resource.words.one,
          })}
        </Text>
        <Group gap={8} wrap="nowrap">
          <Suspense>
            <WhatChanged
              before={record}
              after={{ ...record, ...form.getValues() }}
              words={words}
              label={m.seeDifference()}
            />
          </Suspense>
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => void input.revert()}>
            {m.throwItAway()}
          </Button>
        </Group>
      </Group>
    </Alert>
  )
}
