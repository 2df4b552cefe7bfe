import * as t from '#blocks/data-tables/messages.ts'
import { fieldError } from '#shared/app-error.ts'
import { said } from '#shared/words/message.ts'
import { z } from 'zod'
import { defineBlock, presentHeading } from '#blocks/define-block.ts'
import { list } from '#shared/schema/list.ts'
import { richText } from '#shared/schema/rich-text.ts'
import { requiredText } from '#shared/schema/text.ts'

const Column = z.strictObject({
  label: requiredText(60),
  type: z.enum(['text', 'number', 'rating', 'bool', 'link']).optional(),
  align: z.enum(['left', 'center', 'right']).optional(),
})
export type Column = z.infer<typeof Column>

export const MAX_COLUMNS = 8
export const MAX_ROWS = 100
const CELL_MAX = 500
const isNumeric = (column: Column) => column.type === 'number' || column.type === 'rating'

export const dataTables = defineBlock({
  kind: 'dataTables',
  fields: {
    caption: requiredText(140),
    columns: list(Column, MAX_COLUMNS).min(1),
    rows: list(list(richText(CELL_MAX), MAX_COLUMNS), MAX_ROWS).min(1),
    headerRow: z.boolean().optional(),
    headerColumn: z.boolean().optional(),
    sortable: z.boolean().optional(),
  },
  rule: (data) => {
    const tooLong = data.rows.findIndex((row) => row.length > data.columns.length)
    if (tooLong >= 0) return fieldError('rows', said(t.tooManyCells, { row: tooLong + 1 }))
  },
  empty: { caption: '', columns: [{ label: '' }, { label: '' }], rows: [[], []] },
  refs: () => ({}),
  present: (data) => ({
    ...presentHeading(data),
    caption: data.caption,
    columns: data.columns.map((column) => ({
      label: column.label,
      type: column.type ?? 'text',
      align: column.align ?? (isNumeric(column) ? ('right' as const) : ('left' as const)),
    })),
    // Short rows are padded to the number of columns.
    rows: data.rows.map((row) => data.columns.map((_, index) => row[index] ?? [])),
    headerRow: data.headerRow ?? true,
    headerColumn: data.headerColumn ?? true,
    sortable: data.sortable ?? false,
  }),
  isEmpty: ({ rows }) => rows.length === 0,
})
export type DataTable = ReturnType<typeof dataTables.present>
