import { z } from 'zod'
import { id, requiredText } from '#shared/schema/text.ts'
import { viewQuery } from '#shared/view-query.ts'

const VIEW_NAME_MAX = 40
const QUERY_MAX = 2000

export const SavedViewInput = z
  .strictObject({
    list: z.string().regex(/^[a-z-]{1,40}$/),
    name: requiredText(VIEW_NAME_MAX),
    /** Search, filters, sort and columns, as in the list's URL. */
    query: z.string().max(QUERY_MAX).overwrite(viewQuery),
    isShared: z.boolean(),
  })
  .meta({ id: 'SavedViewInput' })
export type SavedViewInput = z.infer<typeof SavedViewInput>

export const SavedViewUpdate = SavedViewInput.omit({ list: true })
  .partial()
  .extend({
    /** As it was seen: the change is refused if somebody has changed the view since. */
    updatedAt: z.iso.datetime().optional(),
  })
  .meta({ id: 'SavedViewUpdate' })
export type SavedViewUpdate = z.infer<typeof SavedViewUpdate>

export const StoredView = SavedViewInput.extend({
  id,
  ownerId: z.string(),
  ownerName: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type StoredView = z.infer<typeof StoredView>

export const SavedView = StoredView.omit({ ownerId: true }).extend({ isOwn: z.boolean() }).meta({ id: 'SavedView' })
export type SavedView = z.infer<typeof SavedView>
