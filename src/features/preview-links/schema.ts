import { z } from 'zod'
import { id, requiredText } from '#shared/schema/text.ts'

export interface PreviewLinkRow {
  id: string
  postId: string
  /** Null shows the saved text of a draft. */
  changeId: string | null
  /** For whom it is. */
  name: string
  /** Of the token, which follows from the id and the server's secret and is stored nowhere. */
  hash: string
  makerId: string
  makerName: string
  createdAt: string
  expiresAt: string
  endedAt: string | null
  /** Empty if it ended by itself. */
  endedBy: string
  openedCount: number
  openedAt: string | null
}

const NAME_MAX = 80
const DAYS_MAX = 30

export const PreviewLinkInput = z
  .strictObject({
    postId: id,
    changeId: id.nullable().default(null).describe('A waiting change; without it, the saved text of a draft'),
    name: requiredText(NAME_MAX).describe('For whom it is'),
    days: z.int().min(1).max(DAYS_MAX).default(7),
  })
  .meta({ id: 'PreviewLinkInput' })
export type PreviewLinkInput = z.infer<typeof PreviewLinkInput>

export const PreviewLink = z
  .object({
    id: z.string(),
    name: z.string(),
    changeId: z.string().nullable(),
    state: z.enum(['open', 'expired', 'revoked', 'over']).describe('`over`: what it showed was published or is gone'),
    url: z.string().describe('Empty once it does not work'),
    makerName: z.string(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
    endedBy: z.string(),
    openedCount: z.int(),
    openedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PreviewLink' })
export type PreviewLink = z.infer<typeof PreviewLink>

export const PreviewLinkList = z.object({ items: z.array(PreviewLink) }).meta({ id: 'PreviewLinkList' })
