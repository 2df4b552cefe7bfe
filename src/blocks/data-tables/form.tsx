import { Stack, Switch, TextInput } from '@mantine/core'
import type { BlockFormProps } from '#blocks/admin/block-form.ts'
import { flag, narrowed, text } from '#blocks/admin/editing.ts'
import type { Grid } from '#blocks/data-tables/grid.ts'
import { TableGrid } from '#blocks/data-tables/table-grid.tsx'

export default function DataTablesForm({ block }: BlockFormProps<'dataTables'>) {
  return (
    <>
      <TextInput
        label="Caption"
        required
        description="Says what the table is about; shown above it."
        maxLength={140}
        {...text(block, 'caption')}
      />
      <TableGrid table={narrowed<Grid, typeof block.value>(block)} />
      <Stack gap={10}>
        <Switch label="Show the headings" {...flag(block, 'headerRow', true)} />
        <Switch label="The first column names the row" {...flag(block, 'headerColumn', true)} />
        <Switch
          label="Readers can sort it"
          description="By clicking a heading, so the headings must be shown."
          {...flag(block, 'sortable')}
        />
      </Stack>
    </>
  )
}
