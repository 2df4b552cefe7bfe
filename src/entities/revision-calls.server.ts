import { z } from 'zod'
import { actorOf } from '#entities/caller.server.ts'
import type { Entity } from '#entities/collection.server.ts'
import { getRecord } from '#entities/crud.server.ts'
import { findRevision, listRevisions } from '#entities/history.server.ts'
import { ById, type RecordCalls } from '#entities/record-calls.server.ts'
import { restoreRevision } from '#entities/restore.server.ts'
import { type Call, call } from '#entities/calls.server.ts'
import { AppError } from '#shared/app-error.ts'
import { recordFields } from '#shared/schema/record.ts'
import { id } from '#shared/schema/text.ts'

const MAX_INTEGER = 2_147_483_647

const RevisionItem = z
  .object({ number: z.int(), authorName: z.string(), createdAt: z.iso.datetime() })
  .meta({ id: 'RevisionItem' })
const RevisionList = z.object({ items: z.array(RevisionItem) }).meta({ id: 'RevisionList' })
/** An old version is shown as it was, also when today's rules would refuse it. */
const Revision = RevisionItem.extend({ data: z.record(z.string(), z.unknown()) }).meta({ id: 'Revision' })

/** The version that the editor saw; left out, the record is restored whatever it is by now. */
const Restore = z.strictObject({ version: recordFields.version.optional() }).meta({ id: 'Restore' })

const OneRevision = z.object({ id, number: z.coerce.number().int().min(1).max(MAX_INTEGER) })

export function revisionCalls<E extends Entity, Answer>({
  collection,
  reads,
  writes,
  response,
  present,
}: RecordCalls<E, Answer>): Call[] {
  const { tag } = collection
  const base = `/${collection.name}/{id}/revisions`
  return [
    call(
      {
        method: 'get',
        path: base,
        tag,
        summary: `All versions of the ${collection.noun}, newest first`,
        access: reads,
        params: ById,
        response: RevisionList,
        errors: [404],
      },
      async ({ params }, { services }) => {
        await getRecord(services.db, collection, params.id)
        return { items: await listRevisions(services.db, collection, params.id) }
      },
    ),
    call(
      {
        method: 'get',
        path: `${base}/{number}`,
        tag,
        summary: `The ${collection.noun} as it was in one version`,
        access: reads,
        params: OneRevision,
        response: Revision,
        errors: [404],
      },
      async ({ params }, { services }) => {
        const revision = await findRevision(services.db, collection, params.id, params.number)
        if (!revision) throw new AppError('NOT_FOUND', `This ${collection.noun} has no version ${params.number}.`)
        const { number, authorName, createdAt, data } = revision
        return { number, authorName, createdAt, data }
      },
    ),
    call(
      {
        method: 'post',
        path: `${base}/{number}/restore`,
        tag,
        summary: `The text and data of that version again; status, slug and category stay, and so do the versions in between`,
        access: writes,
        params: OneRevision,
        body: Restore,
        bodyIsOptional: true,
        response,
        errors: [404, 409],
      },
      async ({ params, body }, { services, caller }) => {
        const { id: recordId, number } = params
        return present(await restoreRevision(services.db, collection, recordId, number, actorOf(caller), body.version))
      },
    ),
  ]
}
