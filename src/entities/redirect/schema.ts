import { isHttpsUrl, isRootRelative } from '#shared/hrefs.ts'
import { z } from 'zod'
import { refused } from '#shared/schema/refused.ts'
import * as m from '#entities/redirect/messages.ts'
import { flag, rowMapper } from '#shared/schema/columns.ts'
import { recordColumns, recordFields } from '#shared/schema/record.ts'
import { text } from '#shared/schema/text.ts'
import { rootRelative } from '#shared/schema/url.ts'

export const REDIRECT_STATUSES = [301, 302, 307, 308, 410] as const

export const redirectFields = z.strictObject({
  from: rootRelative.refine((path) => !/[?#]/.test(path), refused(m.leaveOutQuery)),
  to: z.union([
    z.literal(''),
    z
      .string()
      .max(2000)
      .refine((target) => isRootRelative(target) || isHttpsUrl(target), refused(m.enterPath)),
  ]),
  status: z.union(REDIRECT_STATUSES.map((status) => z.literal(status))),
  isActive: z.boolean(),
  note: text(300),
})

export const RedirectInput = redirectFields
  .refine((rule) => rule.status === 410 || rule.to !== '', { path: ['to'], ...refused(m.sayWhere) })
  .meta({ id: 'RedirectInput' })
export type RedirectInput = z.infer<typeof redirectFields>

export const Redirect = redirectFields.extend({ ...recordFields, hits: z.int() }).meta({ id: 'Redirect' })
export type Redirect = z.infer<typeof Redirect>

export const emptyRedirect: RedirectInput = { from: '', to: '', status: 301, isActive: true, note: '' }

/** `from` and `to` are SQL keywords, so the columns have longer names. */
export const RedirectRow = Redirect.omit({ from: true, to: true }).extend({
  ...recordColumns,
  isActive: flag,
  fromPath: z.string(),
  toTarget: z.string(),
})
export type RedirectRow = z.input<typeof RedirectRow>
export const redirectMapper = rowMapper(RedirectRow)

export const RedirectTarget = z.object({ to: z.string(), status: z.int() }).meta({ id: 'RedirectTarget' })
export type RedirectTarget = z.infer<typeof RedirectTarget>
