import { z } from 'zod'
import { SLUG_MAX } from '#shared/czech/slug.ts'

/** What comes along when somebody pastes, and neither XML nor every database can hold. */
const INVISIBLE = /[^\P{Cc}\t\n\r]/gu

/** Letters and signs as people write them. */
export const readable = z.string().overwrite((written) => written.replace(INVISIBLE, '').toWellFormed())

/** An optional text is an empty string, never null: forms and pages need one case less. */
export const text = (max: number) => readable.trim().max(max)
export const requiredText = (max: number, min = 1) => readable.trim().min(min).max(max)
export const TITLE_MAX = 160
export const title = requiredText(TITLE_MAX, 3)
/** Of game types, payment methods and software providers. */
export const SHORT_TITLE_MAX = 80
export const shortTitle = requiredText(SHORT_TITLE_MAX, 2)

export const id = z.string().regex(/^[a-z0-9-]{8,64}$/, 'This is not an id.')

/** Other records in the order the editor gave them, each once. */
export const idList = (max: number) =>
  z
    .array(id)
    .max(max)
    .overwrite((ids) => [...new Set(ids)])

/** Words that are (or may become) addresses of the site itself. */
export const RESERVED_SLUGS = new Set([
  'admin',
  'api',
  'autor',
  'clanky',
  'cover',
  'go',
  'healthz',
  'hledat',
  'hlidat',
  'index',
  'media',
  'metrics',
  'og',
  'portrait',
  'pauza',
  'porovnani',
  'readyz',
  'recenze',
  'rubrika',
  'zmeny',
  'kalkulacka-bonusu',
  'mereni-vyplat',
  'assets',
])

export const slug = z
  .string()
  .max(SLUG_MAX)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens.')

/** A draft may have no slug yet. */
export const draftSlug = z.union([slug, z.literal('')])
