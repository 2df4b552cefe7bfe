import { z } from 'zod'
import { actorOf } from '#entities/caller.server.ts'
import type { Collection, RecordBase } from '#entities/collection.server.ts'
import { getRecord, restoreRevision } from '#entities/crud.server.ts'
import { findRevision, listRevisions } from '#entities/history.server.ts'
import { type Call, call } from '#infra/calls.server.ts'
import { AppError } from '#shared/app-error.ts'
import { id } from '#shared/schema/text.ts'

const MAX_INTEGER = 2_147_483_647

const RevisionItem = z
  .object({ number: z.int(), authorName: z.string(), createdAt: z.iso.datetime() })
  .meta({ id: 'RevisionItem' })
const RevisionList = z.object({ items: z.array(RevisionItem) }).meta({ id: 'RevisionList' })
/** An old version is shown as it was, also when today's rules would refuse it. */
const Revision = RevisionItem.extend({ data: z.record(z.string(), z.unknown()) }).meta({ id: 'Revision' })

const OneRecord = z.object({ id })
const OneRevision = z.object({ id, number: z.coerce.number().int().min(1).max(MAX_INTEGER) })

interface RevisionCallOptions<Rec, Answer> {
  tag: string
  answer: z.ZodType<Answer>
  present: (record: Rec) => Answer
}

export function revisionCalls<Input extends object, Rec extends RecordBase & Input, Answer>(
  collection: Collection<Input, Rec>,
  { tag, answer, present }: RevisionCallOptions<Rec, Answer>,
): Call[] {
  const base = `/${collection.name}/{id}/revisions`
  return [
    call(
      {
        method: 'get',
        path: base,
        tag,
        summary: `All versions of the ${collection.noun}, newest first`,
        access: 'editor',
        params: OneRecord,
        answer: RevisionList,
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
        access: 'editor',
        params: OneRevision,
        answer: Revision,
        errors: [404],
      },
      async ({ params }, { services }) => {
        const revision = await findRevision(services.db, collection, params.id, params.number)
        if (!revision) throw new AppError('NOT_FOUND', `This ${collection.noun} has no version ${params.number}.`)
        const { number, authorName, createdAt, data } = revision
        return { number, authorName, createdAt, data: data as Record<string, unknown> }
      },
    ),
    call(
      {
        method: 'post',
        path: `${base}/{number}/restore`,
        tag,
        summary: `The ${collection.noun} becomes what it was; the versions in between stay`,
        access: 'editor',
        params: OneRevision,
        answer,
        errors: [404, 409, 422],
      },
      async ({ params }, { services, caller }) =>
        present(await restoreRevision(services.db, collection, params.id, params.number, actorOf(caller))),
    ),
  ]
}
