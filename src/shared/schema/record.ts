import { z } from 'zod'
import { czechSortKey } from '#shared/czech/sort-key.ts'
import { flag } from '#shared/schema/columns.ts'
import { id } from '#shared/schema/text.ts'

/** What every editable record carries besides its own fields. */
export const recordFields = {
  id,
  version: z.int().min(1),
  isDeleted: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}

/** The same as columns. */
export const recordColumns = { isDeleted: flag }

/** Records with a title keep a Czech sort key beside it. */
export const titledColumns = { ...recordColumns, titleSort: z.string() }
export const titleSort = { titleSort: (record: { title: string }) => czechSortKey(record.title) }
