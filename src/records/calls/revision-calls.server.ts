import { z } from 'zod'
import { actorOf } from '#records/calls/caller.server.ts'
import type { Entity } from '#records/collection.server.ts'
import { refuseContributor } from '#records/crud/contributor.server.ts'
import { getRecord } from '#records/crud/crud.server.ts'
import { findRevision, listHistory, nameRevision, noVersion } from '#records/history/history.server.ts'
import { ById, type RecordCalls } from '#records/calls/record-calls.server.ts'
import { restoreRevision } from '#records/crud/restore.server.ts'
import { call } from '#records/calls/calls.server.ts'
import { list } from '#shared/schema/list.ts'
import { History, Revision } from '#shared/schema/history.ts'
import { recordFields } from '#shared/schema/record.ts'
import { id, text } from '#shared/schema/text.ts'

const MAX_INTEGER = 2_147_483_647

const NAME_MAX = 80
const MAX_UNITS = 100

const Restore = z
  .strictObject({
    /** The version the editor saw; left out, the record is restored regardless of newer versions. */
    version: recordFields.version.optional(),
    /** Only these fields, such as `bonus` or `metaTag.title`; left out, all. */
    fields: list(z.string(), MAX_UNITS).min(1).optional(),
    /** Refuses, with BREAKS_CHANGE, to keep a waiting change of a live record from being published as it is. */
    keepsChanges: z.boolean().optional(),
  })
  .meta({ id: 'Restore' })
const Naming = z.strictObject({ name: text(NAME_MAX) }).meta({ id: 'VersionName' })

const OneRevision = z.object({ id, number: z.coerce.number().int().min(1).max(MAX_INTEGER) })

export function revisionCalls<E extends Entity, Output, Name extends string>({
  collection,
  reads,
  writes,
  response,
  present,
}: RecordCalls<E, Output, Name>) {
  const { tag } = collection
  const base = `/${collection.name}/{id}/revisions` as const
  return [
    call({
      method: 'get',
      path: base,
      tag,
      summary: `The history of the ${collection.noun}, newest first; saves of one user within an hour are one entry`,
      access: reads,
      params: ById,
      response: History,
      run: async ({ params }, { services }) => {
        await getRecord(services.db, collection, params.id)
        return { items: await listHistory(services.db, collection, params.id) }
      },
    }),
    call({
      method: 'get',
      path: `${base}/{number}`,
      tag,
      summary: `The ${collection.noun} in a given version`,
      access: reads,
      params: OneRevision,
      response: Revision,
      run: async ({ params }, { services }) => {
        // A deleted record keeps its revisions, but nobody reads them any more.
        await getRecord(services.db, collection, params.id)
        const revision = await findRevision(services.db, collection, params.id, params.number)
        if (!revision) throw noVersion(collection, params.number)
        const { number, authorName, createdAt, name, cause, data } = revision
        return { number, authorName, createdAt, name, cause, isPublished: revision.isPublished === 1, data }
      },
    }),
    call({
      method: 'put',
      path: `${base}/{number}`,
      tag,
      summary: 'Name a version, so that it is kept for ever; an empty name removes the name',
      access: writes,
      params: OneRevision,
      body: Naming,
      response: Naming,
      run: async ({ params, body }, { services, caller }) => {
        const record = await getRecord(services.db, collection, params.id)
        const actor = actorOf(caller)
        await refuseContributor(services.db, collection, record, record, actor)
        await nameRevision(services.db, collection, record, { number: params.number, name: body.name }, actor)
        return body
      },
    }),
    call({
      method: 'post',
      path: `${base}/{number}/restore`,
      tag,
      summary: `Restore text and data of a version as a new one; status, slug and category stay unchanged`,
      access: writes,
      params: OneRevision,
      body: Restore,
      bodyIsOptional: true,
      response,
      errors: [409],
      run: async ({ params, body }, { services, caller }) => {
        const { id: recordId, number } = params
        const options = { seen: body.version, units: body.fields, keepsChanges: body.keepsChanges }
        return present(await restoreRevision(services.db, collection, recordId, number, actorOf(caller), options))
      },
    }),
  ]
}
