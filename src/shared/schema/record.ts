import { z } from 'zod'
import { czechSortKey } from '#shared/czech/sort-key.ts'
import { flag } from '#shared/schema/columns.ts'
import { id } from '#shared/schema/text.ts'

export const recordFields = {
  id,
  version: z.int().min(1),
  isDeleted: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}

export const recordColumns = { isDeleted: flag }

export const titledColumns = { ...recordColumns, titleSort: z.string() }
export const titleSort = { titleSort: (record: { title: string }) => czechSortKey(record.title) }
