import * as m from '#blocks/data-tables/messages.ts'
import { Stack, Switch, TextInput } from '@mantine/core'
import type { BlockFormProps } from '#blocks/admin/block-form.ts'
import { flag, narrowed, text } from '#blocks/admin/editing.ts'
import type { Grid } from '#blocks/data-tables/grid.ts'
import { TableGrid } from '#blocks/data-tables/table-grid.tsx'

export default function DataTablesForm({ block }: BlockFormProps<'dataTables'>) {
  return (
    <>
      <TextInput
        label={m.caption()}
        required
        description={m.captionHint()}
        maxLength={140}
        {...text(block, 'caption')}
      />
      <TableGrid table={narrowed<Grid, typeof block.value>(block)} />
      <Stack gap={10}>
        <Switch label={m.showHeadings()} {...flag(block, 'headerRow', true)} />
        <Switch label={m.firstColumnNames()} {...flag(block, 'headerColumn', true)} />
        <Switch label={m.sortable()} description={m.sortableHint()} {...flag(block, 'sortable')} />
      </Stack>
    </>
  )
}
