import * as m from '#records/messages.ts'
import { z } from 'zod'
import { actorOf } from '#records/calls/caller.server.ts'
import { type Access, call, type CallContext } from '#records/calls/calls.server.ts'
import type { AnyCollection, RecordBase } from '#records/collection.server.ts'
import { refuseKey } from '#records/crud/key.server.ts'
import { findRevision } from '#records/history/history.server.ts'
import { AppError, wordsOf } from '#shared/app-error.ts'
import { recordFields } from '#shared/schema/record.ts'
import { id, idList } from '#shared/schema/text.ts'
import { UndoStep } from '#shared/schema/undo-step.ts'
import { reasonsOf } from '#records/said-list.ts'
import { refused } from '#shared/schema/refused.ts'
import { SaidParams } from '#shared/schema/said.ts'

export const MAX_IDS = 200

export const BulkResult = z
  .object({
    results: z.array(
      z.object({
        id: z.string(),
        ok: z.boolean(),
        code: z.string().optional(),
        message: z.string().optional(),
        key: z.string().optional(),
        params: SaidParams.optional(),
        /** What the undo call needs; left out if nothing was changed or it cannot be undone. */
        undo: UndoStep.optional(),
      }),
    ),
  })
  .meta({ id: 'BulkResult' })
export type BulkResult = z.infer<typeof BulkResult>

export const bulkBody = <const Actions extends readonly string[]>(actions: Actions) =>
  z.strictObject({ action: z.enum(actions), ids: idList(MAX_IDS).min(1) })

/** Only admins may delete permanently, one record or many, and keys only with the scope that deleting one needs. */
export function refuseBulkDelete(
  collection: Pick<AnyCollection, 'name'>,
  action: string,
  caller: CallContext['caller'],
): void {
  if (action !== 'delete') return
  if (caller.role !== 'admin') throw new AppError('FORBIDDEN')
  refuseKey(collection, 'publish', actorOf(caller))
}

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
      const { code, said, fields } = error instanceof AppError ? error : new AppError('INTERNAL')
      const reasons = code === 'VALIDATION_FAILED' ? reasonsOf(fields) : undefined
      results.push({ id, ok: false, code, ...wordsOf(reasons ?? said) })
    }
  }
  return { results }
}

/** The versions that were read, by id: publishing leaves a record as it is that was saved since. */
const Versions = z
  .record(id, recordFields.version)
  .refine((versions) => Object.keys(versions).length <= MAX_IDS, refused(m.recordsAtMost, { number: MAX_IDS }))

export type BulkAction = (id: string, context: CallContext, seen?: number) => Promise<RecordBase | undefined>

/** Actions that give all records the same value, such as a writer, or none. */
export type SettingActions = Record<string, (to: string | null) => BulkAction>

export const bulkCall = <Name extends string>(
  collection: AnyCollection<Name>,
  access: Access,
  actions: Record<string, BulkAction>,
  setting: SettingActions = {},
) =>
  call({
    method: 'post',
    path: `/${collection.name}/bulk`,
    tag: collection.tag,
    summary: 'Apply an action to many records; one result for each',
    access,
    body: bulkBody([...Object.keys(actions), ...Object.keys(setting)])
      .extend({ versions: Versions.optional(), to: id.nullable().optional().describe('The value to set, if any') })
      .meta({ id: `${collection.model}Bulk` }),
    response: BulkResult,
    errors: [403],
    run: async ({ body }, context) => {
      refuseBulkDelete(collection, body.action, context.caller)
      const { action, to } = body
      const work = to === undefined ? actions[action] : setting[action]?.(to)
      if (!work) throw new AppError('BAD_REQUEST')
      const { db } = context.services
      const steps = new Map<string, UndoStep>()
      const isMade = async (record: RecordBase, since: string) => {
        const revision = await findRevision(db, collection, record.id, record.version)
        return revision?.cause === body.action && revision.authorId === context.caller.id && revision.createdAt >= since
      }
      const { results } = await forEachId(body.ids, context, async (recordId) => {
        const since = new Date().toISOString()
        const record = await work(recordId, context, body.versions?.[recordId])
        // Archived already, say, it is as it was, and an undo would take back somebody else's save.
        if (record && (await isMade(record, since))) {
          steps.set(recordId, { id: recordId, version: record.version, before: record.version - 1 })
        }
      })
      return { results: results.map((result) => ({ ...result, undo: steps.get(result.id) })) }
    },
  })
