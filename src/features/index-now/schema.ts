import { z } from 'zod'

export interface IndexNowRow {
  /** Of the single row. */
  id: string
  isOn: number
  key: string
  /** After a refusal nothing is sent before. */
  nextAt: string
  lastAt: string | null
  lastStatus: number | null
  lastCount: number
  lastPath: string
}

export interface IndexNowPageRow {
  path: string
  queuedAt: string
}

export const IndexNowInput = z.strictObject({ isOn: z.boolean() }).meta({ id: 'IndexNowInput' })

export const IndexNow = z
  .object({
    isOn: z.boolean(),
    keyFile: z.string().describe('Path of the file that proves whose site it is; empty before it was switched on'),
    waiting: z.int(),
    lastAt: z.iso.datetime().nullable(),
    lastStatus: z.int().nullable().describe('200 and 202: taken; null: nobody answered, or nothing was sent yet'),
    lastCount: z.int(),
    lastPath: z.string(),
    isPossible: z.boolean().describe('SITE_URL is an address that search engines reach'),
  })
  .meta({ id: 'IndexNow' })
export type IndexNow = z.infer<typeof IndexNow>
