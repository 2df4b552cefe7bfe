import type { z } from 'zod'
import { flag, rowMapper } from '#shared/schema/columns.ts'
import { StoredView } from '#shared/schema/saved-view.ts'

const SavedViewRow = StoredView.extend({ isShared: flag })
export type SavedViewRow = z.input<typeof SavedViewRow>
export const savedViewMapper = rowMapper(SavedViewRow)
