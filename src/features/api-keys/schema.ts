import { z } from 'zod'
import { SCOPES, type Scope } from '#features/api-keys/shared/scopes.ts'
import { list } from '#shared/schema/list.ts'
import { moment } from '#shared/schema/moment.ts'
import { shortTitle } from '#shared/schema/text.ts'

export interface ApiKeyRow {
  id: string
  userId: string
  name: string
  /** Of the key, which is stored nowhere. */
  hash: string
  /** Its beginning and end, by which people tell it from others. */
  hint: string
  scopes: string
  createdAt: string
  expiresAt: string
  usedAt: string | null
  /** When its owner was told that it ends soon. */
  endToldAt: string | null
}

const Scopes = list(z.enum(SCOPES), SCOPES.length)
  .min(1)
  .overwrite((scopes): Scope[] => [...new Set(scopes)])

export const ApiKeyInput = z
  .strictObject({
    name: shortTitle,
    scopes: Scopes,
    expiresAt: moment.optional().describe('A year from now at most, and if it is left out'),
  })
  .meta({ id: 'ApiKeyInput' })
export type ApiKeyInput = z.infer<typeof ApiKeyInput>

export const ApiKeyRenewal = z
  .strictObject({ expiresAt: moment.describe('A year from now at most') })
  .meta({ id: 'ApiKeyRenewal' })

export const ApiKeyMade = z
  .object({ id: z.string(), key: z.string().describe('Told once; only its hash is stored') })
  .meta({ id: 'ApiKeyMade' })
export type ApiKeyMade = z.infer<typeof ApiKeyMade>

export const ApiKey = z
  .object({
    id: z.string(),
    name: z.string(),
    hint: z.string(),
    scopes: z.array(z.enum(SCOPES)),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    usedAt: z.iso.datetime().nullable(),
    user: z.object({ id: z.string(), name: z.string() }),
  })
  .meta({ id: 'ApiKey' })
export type ApiKey = z.infer<typeof ApiKey>

export const ApiKeyList = z.object({ items: z.array(ApiKey) }).meta({ id: 'ApiKeyList' })
