import { Stack, Switch, Textarea } from '@mantine/core'
import type { BlockFormProps } from '#blocks/admin/block-form.ts'
import { flag, optionalText, set } from '#blocks/admin/editing.ts'
import { RecordSelect } from '#records/admin/form/record-select.tsx'

export default function BiographyWritersForm({ block }: BlockFormProps<'biographyWriters'>) {
  return (
    <>
      <RecordSelect
        collection="writers"
        label="Writer"
        required
        placeholder="Search"
        value={block.value.writerId || null}
        onChange={(id) => set(block, { writerId: id ?? '' })}
        error={block.errorAt('writerId')}
      />
      <Textarea
        label="Text"
        description="Leave it empty to show what the writer’s own page says."
        autosize
        minRows={4}
        maxLength={1500}
        {...optionalText(block, 'text')}
      />
      <Stack gap={10}>
        <Switch label="Show the photo" {...flag(block, 'showAvatar', true)} />
        <Switch label="Show the position" {...flag(block, 'showPosition', true)} />
        <Switch label="Link to the writer’s page" {...flag(block, 'showLink', true)} />
      </Stack>
    </>
  )
}
