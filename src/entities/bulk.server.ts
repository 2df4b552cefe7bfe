import { z } from 'zod'
import { type Access, type Call, call, type CallContext } from '#entities/calls.server.ts'
import type { AnyCollection } from '#entities/collection.server.ts'
import { AppError, type FieldError } from '#shared/app-error.ts'
import { idList } from '#shared/schema/text.ts'

const MAX_IDS = 200

export const BulkResult = z
  .object({
    results: z.array(
      z.object({ id: z.string(), ok: z.boolean(), code: z.string().optional(), message: z.string().optional() }),
    ),
  })
  .meta({ id: 'BulkResult' })
export type BulkResult = z.infer<typeof BulkResult>

export const bulkBody = <const Actions extends readonly string[]>(actions: Actions) =>
  z.strictObject({ action: z.enum(actions), ids: idList(MAX_IDS).min(1) })

/** Only admins may delete permanently, one record or many. */
export function refuseBulkDelete(action: string, role: string): void {
  if (action === 'delete' && role !== 'admin') throw new AppError('FORBIDDEN')
}

/** Each distinct message once, so the editor sees everything there is to fix. */
const reasonsOf = (fields: FieldError[] = []) => [...new Set(fields.map(({ message }) => message))].join(' ')

/** Processes each record on its own: a rejected one does not stop the rest. */
export async function forEachId(
  ids: string[],
  { services }: CallContext,
  work: (id: string) => Promise<unknown>,
): Promise<BulkResult> {
  const results: BulkResult['results'] = []
  for (const id of ids) {
    try {
      await work(id)
      results.push({ id, ok: true })
    } catch (error) {
      if (!(error instanceof AppError)) services.log.error('one record of many failed', { id, error })
      const { code, message, fields } = error instanceof AppError ? error : new AppError('INTERNAL')
      results.push({
        id,
        ok: false,
        code,
        message: code === 'VALIDATION_FAILED' ? reasonsOf(fields) || message : message,
      })
    }
  }
  return { results }
}

export type BulkAction = (id: string, context: CallContext) => Promise<unknown>

/** The bulk endpoint of a collection. */
export const bulkCall = (
  { name, model, tag }: Pick<AnyCollection, 'name' | 'model' | 'tag'>,
  access: Access,
  actions: Record<string, BulkAction>,
): Call =>
  call(
    {
      method: 'post',
      path: `/${name}/bulk`,
      tag,
      summary: 'Apply an action to many records; one result for each',
      access,
      body: bulkBody(Object.keys(actions)).meta({ id: `${model}Bulk` }),
      response: BulkResult,
      errors: [403],
    },
    async ({ body }, context) => {
      refuseBulkDelete(body.action, context.caller.role)
      const work = actions[body.action]
      if (!work) throw new AppError('BAD_REQUEST')
      return forEachId(body.ids, context, (id) => work(id, context))
    },
  )
