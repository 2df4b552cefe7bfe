import * as m from '#posts/admin/form/messages.ts'
import { Button, Group, Input, SegmentedControl, Stack, Switch } from '@mantine/core'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import type { Post } from '#posts/schema.ts'
import { PlanSection } from '#features/schedule/post/plan-section.tsx'
import { PostReads } from '#features/reads/post/post-reads.tsx'
import { api } from '#records/admin/api/client.ts'
import { DateField } from '#records/admin/form/date-field.tsx'
import { memoGroup } from '#records/admin/form/memo-group.tsx'
import { Icon } from '#ui/admin/icon.tsx'
import { fromLocalInput, toLocalInput } from '#ui/admin/local-time.ts'
import { STATUSES } from '#ui/admin/status-badge.tsx'
import { notify, SUCCESS } from '#ui/admin/toasts.tsx'
import { useBusy } from '#ui/admin/use-busy.ts'
import { isEditor } from '#records/admin/api/user.ts'

const DATES = [
  { value: 'createdAt', label: m.created },
  { value: 'updatedAt', label: m.updated },
]

/** Readers may have read it. */
const wasPublished = ({ isActive, publishedAt }: Post) => isActive || publishedAt !== null

export const DateSection = memoGroup(function DateSection({ form, record }: Pick<PartProps, 'form' | 'record'>) {
  const { isBusy, whileBusy } = useBusy()

  async function refresh(id: string): Promise<void> {
    await whileBusy(() => api.post('/posts/{id}/cache-refresh', { params: { id } }))
    notify.success(SUCCESS.cacheRefreshed)
  }

  return (
    <Stack gap={14}>
      <Switch
        label={m.active()}
        disabled={record?.isDeleted || !isEditor()}
        description={isEditor() ? STATUSES[form.values.isActive ? 'active' : 'inactive'].means() : m.editorsPublish()}
        {...form.getInputProps('isActive', { type: 'checkbox' })}
      />
      {record && <PlanSection form={form} record={record} />}
      {record && wasPublished(record) && <PostReads id={record.id} />}
      <Input.Wrapper label={m.dateShown()} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={m.dateShown()}
          data={DATES.map(({ value, label }) => ({ value, label: label() }))}
          {...form.getInputProps('datePosted')}
        />
      </Input.Wrapper>
      <Group gap={8} align="flex-end">
        <DateField
          flex="1 1 190px"
          miw={0}
          type="datetime-local"
          label={m.clearCacheUntil()}
          data-path="clearCacheUntil"
          value={toLocalInput(form.values.clearCacheUntil)}
          error={form.errors['clearCacheUntil']}
          onChange={(event) => form.setFieldValue('clearCacheUntil', fromLocalInput(event.currentTarget.value))}
        />
        <Button
          flex="none"
          variant="default"
          leftSection={<Icon name="refresh" size={16} />}
          disabled={!record}
          loading={isBusy}
          onClick={() => record && void refresh(record.id).catch(() => undefined)}
        >
          {m.refreshCache()}
        </Button>
      </Group>
    </Stack>
  )
})
