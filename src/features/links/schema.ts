import * as m from '#features/links/messages.ts'
import { z } from 'zod'
import { LinkUses } from '#shared/schema/link-health.ts'
import { refused } from '#shared/schema/refused.ts'

/** The id of the single row. */
export const BLOCK_LIST = 'hosts'

export interface BlockListRow {
  id: string
  version: number
  /** One host name per line, sorted. */
  hosts: string
  updatedAt: string
  updatedBy: string
}

/** Well below the body limit of a call. */
export const MAX_TEXT = 1_900_000
const MAX_LINES = 5

export const BlockListInput = z
  .strictObject({
    text: z.string().max(MAX_TEXT, refused(m.listTooLong, { number: MAX_TEXT })),
    /** The version the editor saw; left out, the list is overwritten unconditionally. */
    version: z.int().min(0).optional(),
  })
  .meta({ id: 'BlockListInput' })

export const BlockedLink = LinkUses.extend({
  url: z.string(),
  /** The matching name on the list. */
  blocked: z.string(),
}).meta({ id: 'BlockedLink' })
export type BlockedLink = z.infer<typeof BlockedLink>

export const BlockList = z
  .object({
    /** 0 while there is no list. */
    version: z.int(),
    count: z.int(),
    updatedAt: z.iso.datetime().nullable(),
    updatedBy: z.string(),
    items: z.array(BlockedLink),
    total: z.int(),
  })
  .meta({ id: 'BlockList' })
export type BlockList = z.infer<typeof BlockList>

export const BlockListSaved = BlockList.extend({
  /** The first lines that contain no address. */
  unread: z.object({ count: z.int(), lines: z.array(z.string()).max(MAX_LINES) }),
}).meta({ id: 'BlockListSaved' })
export type BlockListSaved = z.infer<typeof BlockListSaved>
export const MAX_REPORTED_LINES = MAX_LINES
