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

export interface IndexNowBatchRow {
  id: string
  at: string
  status: number | null
  count: number
  /** The first of them, a line each. */
  paths: string
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
    sentLately: z.int().describe('Addresses taken in the last seven days'),
    refusedLately: z
      .int()
      .describe('Addresses not taken in the last seven days; one that is tried again counts each time'),
    recent: z
      .array(
        z.object({
          id: z.string(),
          at: z.iso.datetime(),
          status: z.int().nullable(),
          count: z.int(),
          paths: z.array(z.string()).describe('The first of them'),
        }),
      )
      .describe('What was sent, the newest first'),
    isPossible: z.boolean().describe('SITE_URL is an address that search engines reach'),
  })
  .meta({ id: 'IndexNow' })
export type IndexNow = z.infer<typeof IndexNow>
