import { z } from 'zod'
import { list } from '#shared/schema/list.ts'
import { Picture } from '#shared/schema/picture.ts'
import { UndoStep } from '#shared/schema/undo-step.ts'
import { Said } from '#shared/schema/said.ts'

export const CSV_MAX = 1_000_000
export const MAX_ROWS = 2000
const CELL_MAX = 5000

/** The uploaded file and the editor's corrections. Rows are identified by the line on which they begin. */
export const CsvImport = z
  .strictObject({
    csv: z.string().max(CSV_MAX),
    edits: list(
      z.strictObject({ line: z.int(), column: z.string().max(80), value: z.string().max(CELL_MAX) }),
      MAX_ROWS,
    ).default([]),
    leftOut: list(z.int(), MAX_ROWS).default([]),
    /** Rows to store although the record was saved after the file was exported. */
    overwrite: list(z.int(), MAX_ROWS).default([]),
  })
  .meta({ id: 'CsvImport' })
export type CsvImport = z.infer<typeof CsvImport>

/** A row in conflict is skipped, see `conflict`. */
const ROW_STATES = ['changes', 'new', 'same', 'conflict', 'wrong'] as const

const PreviewCell = z.object({
  column: z.string(),
  /** Current and new value, formatted for display. */
  from: z.string(),
  to: z.string(),
  isChanged: z.boolean(),
  problem: Said.optional(),
})

export const PreviewRow = z.object({
  line: z.int(),
  state: z.enum(ROW_STATES),
  isLeftOut: z.boolean(),
  id: z.string().nullable(),
  version: z.int().nullable(),
  title: z.string(),
  picture: Picture.nullable(),
  cells: z.array(PreviewCell),
  /** What is wrong with the row as a whole. */
  problem: Said.optional(),
  /** The record was saved after the file was exported, by these people; the file has an older version of it. */
  conflict: z.object({ version: z.string(), savedBy: z.array(z.string()) }).optional(),
  /** The waiting changes that could not be published as they are after the import. */
  breaks: Said.optional(),
})
export type PreviewRow = z.infer<typeof PreviewRow>

export const CsvPreview = z
  .object({
    columns: z.array(z.string()),
    ignored: z.array(z.string()),
    /** Columns in the file that nothing is known about; they are ignored, too. */
    unknown: z.array(z.string()),
    /** Rows after the hundredth wrong one, which were not looked at. */
    unchecked: z.int(),
    rows: z.array(PreviewRow),
  })
  .meta({ id: 'CsvPreview' })
export type CsvPreview = z.infer<typeof CsvPreview>

/** With the versions shown in the preview, so that saves in between are not overwritten. */
export const CsvApply = CsvImport.extend({
  versions: z.record(z.string(), z.int()),
  file: z.string().max(200),
}).meta({ id: 'CsvApply' })
export type CsvApply = z.infer<typeof CsvApply>

export const CsvApplied = z
  .object({
    changed: z.int(),
    created: z.int(),
    same: z.int(),
    /** Rows in conflict. */
    skipped: z.int(),
    /** What the undo call needs, for each record that was changed or created. */
    undo: z.array(UndoStep),
  })
  .meta({ id: 'CsvApplied' })
export type CsvApplied = z.infer<typeof CsvApplied>
