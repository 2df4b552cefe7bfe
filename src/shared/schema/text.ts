import { z } from 'zod'
import * as m from '#shared/schema/messages.ts'
import { refused } from '#shared/schema/refused.ts'
import { ID } from '#shared/ids.ts'
import { SLUG_MAX } from '#shared/czech/slug.ts'
import { list } from '#shared/schema/list.ts'

/** Control characters from pasted text, which neither XML nor every database can store. */
const INVISIBLE = /[^\P{Cc}\t\n\r]/gu

export const readable = z.string().overwrite((written) => written.replace(INVISIBLE, '').toWellFormed())

/** An optional text is an empty string, never null, which saves a case in forms and pages. */
export const text = (max: number) => readable.trim().max(max)
export const requiredText = (max: number, min = 1) => readable.trim().min(min).max(max)
export const TITLE_MAX = 160
export const title = requiredText(TITLE_MAX, 3)
export const SHORT_TITLE_MAX = 80
export const shortTitle = requiredText(SHORT_TITLE_MAX, 2)

export const id = z.string().regex(ID, refused(m.notAnId))

export const idList = (max: number) => list(id, max).overwrite((ids) => [...new Set(ids)])

export const slug = z
  .string()
  .max(SLUG_MAX)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, refused(m.slugLetters))

export const draftSlug = z.union([slug, z.literal('')])
