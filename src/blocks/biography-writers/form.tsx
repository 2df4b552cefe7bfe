import * as m from '#blocks/messages.ts'
import { Stack, Switch, Textarea } from '@mantine/core'
import type { BlockFormProps } from '#blocks/admin/block-form.ts'
import { flag, optionalText, set } from '#blocks/admin/editing.ts'
import { RecordSelect } from '#records/admin/form/record-select.tsx'

export default function BiographyWritersForm({ block }: BlockFormProps<'biographyWriters'>) {
  return (
    <>
      <RecordSelect
        collection="writers"
        label={m.writer()}
        required
        placeholder={m.search()}
        value={block.value.writerId || null}
        onChange={(id) => set(block, { writerId: id ?? '' })}
        error={block.errorAt('writerId')}
      />
      <Textarea
        label={m.text()}
        description={m.emptyMeansOwnPage()}
        autosize
        minRows={4}
        maxLength={1500}
        {...optionalText(block, 'text')}
      />
      <Stack gap={10}>
        <Switch label={m.showPhoto()} {...flag(block, 'showAvatar', true)} />
        <Switch label={m.showPosition()} {...flag(block, 'showPosition', true)} />
        <Switch label={m.linkToWriter()} {...flag(block, 'showLink', true)} />
      </Stack>
    </>
  )
}
