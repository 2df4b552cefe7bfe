import { z } from 'zod'
import { bulkBody, BulkAnswer, forEachId, refuseBulkDelete } from '#entities/bulk.server.ts'
import { actorOf } from '#entities/caller.server.ts'
import type { Collection, RecordBase } from '#entities/collection.server.ts'
import {
  archiveRecord,
  createOnce,
  deleteRecord,
  duplicateRecord,
  getRecord,
  unarchiveRecord,
  updateRecord,
} from '#entities/crud.server.ts'
import { listCall } from '#entities/list-call.server.ts'
import type { Listed } from '#entities/list.server.ts'
import { readOnlyFields, refuseOtherThanRead, splitReadOnly } from '#entities/read-only.server.ts'
import { revisionCalls } from '#entities/revision-calls.server.ts'
import type { Reader } from '#entities/tables.server.ts'
import type { Usage } from '#entities/usage.server.ts'
import { UsageList } from '#shared/schema/usage.ts'
import { type Access, type Call, call, type CallContext } from '#entities/calls.server.ts'
import { id } from '#shared/schema/text.ts'

export const ById = z.object({ id })

export type UsageQuery = (db: Reader, id: string) => Promise<Usage[]>

type BulkWork = (id: string, context: CallContext) => Promise<unknown>

export interface PrivateCallOptions<Input extends object, Rec extends RecordBase & Input, Answer, Item> {
  tag: string
  /** The name of the record in the API's documentation. */
  model: string
  /** Who may make them; deleting for good is the admin's in any case. */
  access?: Access
  /** What the calls response. */
  record: z.ZodType<Answer>
  present?: (record: Rec) => Answer
  /** Lists show less than the whole record. */
  listed?: { of: Listed<Item>; item: z.ZodType<Item> }
  /** A record that only an upload can make is neither created nor copied here. */
  isMadeElsewhere?: boolean
  /** What the editor may decide while archiving. */
  archiveBody?: z.ZodType<Partial<Input>>
  bulkActions?: Record<string, BulkWork>
  /** Where it is shown though nothing refers to it; that does not keep it from being deleted. */
  shownByRule?: UsageQuery
  /** After the record is gone for good: what the database does not know about. */
  afterDelete?: (record: Rec, context: CallContext) => Promise<void>
}

/** The private calls that every collection has. */
export function collectionCalls<
  Input extends object,
  Rec extends RecordBase & Input,
  Answer = Rec,
  Item extends { id: string } = Rec,
>(collection: Collection<Input, Rec>, options: PrivateCallOptions<Input, Rec, Answer, Item>): Call[] {
  const { name, noun } = collection
  const { tag, model, record: response, access = 'editor', afterDelete } = options
  const present = options.present ?? ((record: Rec) => record as unknown as Answer)
  const one = `/${name}/{id}`
  const listed = options.listed?.of ?? ({ ...collection, decode: decodeAnd(collection, present) } as Listed<any>)
  const item = (options.listed?.item ?? response) as z.ZodType<any>

  async function remove(recordId: string, context: CallContext): Promise<void> {
    const record = await getRecord(context.services.db, collection, recordId)
    await deleteRecord(context.services.db, collection, recordId, actorOf(context.caller))
    await afterDelete?.(record, context)
  }

  const archive = (recordId: string, { services, caller }: CallContext, change: Partial<Input> = {}) =>
    archiveRecord(services.db, collection, recordId, actorOf(caller), change)
  const unarchive = (recordId: string, { services, caller }: CallContext) =>
    unarchiveRecord(services.db, collection, recordId, actorOf(caller))

  const actions: Record<string, BulkWork> = {
    archive: (recordId, context) => archive(recordId, context),
    unarchive,
    ...options.bulkActions,
    delete: remove,
  }
  const Create = collection.fields
    .partial()
    .required(neededFields(collection))
    .meta({ id: `${model}Create` }) as unknown as z.ZodType<Partial<Input>>
  const readOnly = readOnlyFields(response, collection.fields)
  const Update = collection.fields
    .extend({ version: z.int().min(1), ...readOnly })
    .meta({ id: `${model}Update` }) as unknown as z.ZodType<Input & { version: number }>
  const Bulk = bulkBody(Object.keys(actions)).meta({ id: `${model}Bulk` })

  const making = [
    call(
      {
        method: 'post',
        path: `/${name}`,
        tag,
        summary: `Create a ${noun}; what is left out starts empty`,
        isOnceByKey: true,
        access,
        body: Create,
        response,
        status: 201,
        errors: [409],
      },
      async ({ body, key }, { services, caller }) =>
        present(await createOnce(services.db, collection, body, actorOf(caller), key)),
    ),
    call(
      {
        method: 'post',
        path: `${one}/duplicate`,
        tag,
        summary: `A copy of the ${noun} with an address of its own`,
        access,
        params: ById,
        response,
        status: 201,
        errors: [404],
      },
      async ({ params }, { services, caller }) =>
        present(await duplicateRecord(services.db, collection, params.id, actorOf(caller))),
    ),
  ]

  return [
    listCall(listed, { tag, model, noun, item, access }),
    ...(options.isMadeElsewhere ? [] : making),
    call(
      {
        method: 'post',
        path: `/${name}/bulk`,
        tag,
        summary: 'The same for many records; a result for each',
        access,
        body: Bulk,
        response: BulkAnswer,
        errors: [403],
      },
      async ({ body }, context) => {
        refuseBulkDelete(body.action, context.caller.role)
        const work = actions[body.action] as BulkWork
        return forEachId(body.ids, context, (recordId) => work(recordId, context))
      },
    ),
    call(
      {
        method: 'get',
        path: one,
        tag,
        summary: `One ${noun}, with its version`,
        access,
        params: ById,
        response,
        errors: [404],
      },
      async ({ params }, { services }) => present(await getRecord(services.db, collection, params.id)),
    ),
    call(
      {
        method: 'put',
        path: one,
        tag,
        summary: `Save the whole ${noun}, as it was read or changed; 409 says who saved in between, and what`,
        access,
        params: ById,
        body: Update,
        response,
        errors: [404, 409],
      },
      async ({ params, body }, { services, caller }) => {
        const { version, ...rest } = body
        const { input, readOnly: repeated } = splitReadOnly(rest as unknown as Input, readOnly)
        const saved = await updateRecord(
          services.db,
          collection,
          params.id,
          input,
          version,
          actorOf(caller),
          (stored) => refuseOtherThanRead(repeated, present(stored) as object),
        )
        return present(saved)
      },
    ),
    call(
      {
        method: 'post',
        path: `${one}/archive`,
        tag,
        summary: `Hide the ${noun} everywhere; its address is free again`,
        access,
        params: ById,
        ...(options.archiveBody ? { body: options.archiveBody, bodyIsOptional: true } : {}),
        response,
        errors: [404],
      },
      async ({ params, body }, context) => present(await archive(params.id, context, body)),
    ),
    call(
      {
        method: 'post',
        path: `${one}/unarchive`,
        tag,
        summary: `Take the ${noun} out of the archive`,
        access,
        params: ById,
        response,
        errors: [404],
      },
      async ({ params }, context) => present(await unarchive(params.id, context)),
    ),
    call(
      {
        method: 'get',
        path: `${one}/used-where`,
        tag,
        summary: `What refers to the ${noun}, and which lists have it in by their rule`,
        access,
        params: ById,
        response: UsageList,
        errors: [404],
      },
      async ({ params }, { services }) => {
        await getRecord(services.db, collection, params.id)
        const items = await collection.usedWhere(services.db, params.id)
        const named = new Set(items.map((usage) => usage.id))
        const shown = (await options.shownByRule?.(services.db, params.id)) ?? []
        return { items: [...items, ...shown.filter((usage) => !named.has(usage.id))] }
      },
    ),
    ...revisionCalls(collection, { tag, response, present, access }),
    call(
      {
        method: 'delete',
        path: one,
        tag,
        summary: `Delete the ${noun} for good; only from the archive and while nothing refers to it`,
        access: 'admin',
        params: ById,
        errors: [404, 409],
      },
      async ({ params }, context): Promise<undefined> => {
        await remove(params.id, context)
      },
    ),
  ]
}

/** What the empty record does not have must be given; the documentation says so, too. */
function neededFields<Input extends object, Rec extends RecordBase & Input>({
  fields,
  empty,
}: Collection<Input, Rec>): Record<string, true> {
  const start = empty() as Record<string, unknown>
  const isNeeded = ([name, field]: [string, z.core.$ZodType]) => !z.safeParse(field, start[name]).success
  return Object.fromEntries(
    Object.entries(fields.shape)
      .filter(isNeeded)
      .map(([name]) => [name, true]),
  )
}

/** Relations are loaded into what this gives, so only records without them may be presented as something else. */
function decodeAnd<Input extends object, Rec extends RecordBase & Input, Answer>(
  collection: Collection<Input, Rec>,
  present: (record: Rec) => Answer,
) {
  return (row: never) => present(collection.decode(row))
}
