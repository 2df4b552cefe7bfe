import { z } from 'zod'
import { actorOf } from '#records/calls/caller.server.ts'
import type { AnyCollection, Collection, Entity } from '#records/collection.server.ts'
import { createOnce, duplicateRecord, getRecord, replaceRecord } from '#records/crud/crud.server.ts'
import { readOnlyFields, refuseReadOnlyChanges, splitReadOnly } from '#records/calls/read-only.server.ts'
import type { RecordActions } from '#records/calls/record-actions.server.ts'
import { type Access, call } from '#records/calls/calls.server.ts'
import { id } from '#shared/schema/text.ts'

export const ById = z.object({ id })

const keepsChanges = z.enum(['true']).optional().meta({
  description:
    'Refuses, with BREAKS_CHANGE, what would keep a waiting change of a live record from being published as it is. Left out, it is saved, and whoever scheduled the change gets a note.',
})

const SaveQuery = z.strictObject({
  quiet: z.enum(['true']).optional().meta({ description: 'An autosave: gets no history entry of its own.' }),
  small: z.enum(['true']).optional().meta({ description: 'A small correction: `updatedAt` stays.' }),
  keepsChanges,
})

export interface RecordCalls<E extends Entity, Output, Name extends string> {
  collection: Collection<E, Name>
  /** The roles required to read, to create and update, and for everything else. */
  reads: Access
  writes: Access
  access: Access
  response: z.ZodType<Output>
  present: (record: E['record']) => Output
}

const recordPath = <Name extends string>({ name }: AnyCollection<Name>) => `/${name}/{id}` as const

export function createCalls<E extends Entity, Output, Name extends string>({
  collection,
  writes: access,
  response,
  present,
}: RecordCalls<E, Output, Name>) {
  const { name, noun, model, tag } = collection
  const Create = collection.fields
    .partial()
    .required(requiredFields(collection))
    .meta({ id: `${model}Create` }) as unknown as z.ZodType<Partial<E['input']>, Partial<E['input']>>
  return [
    call({
      method: 'post',
      path: `/${name}`,
      tag,
      summary: `Create a ${noun}; fields left out are empty`,
      access,
      body: Create,
      response,
      status: 201,
      errors: [409],
      isIdempotent: true,
      run: async ({ body, key }, { services, caller }) =>
        present(await createOnce(services.db, collection, body, actorOf(caller), key)),
    }),
    call({
      method: 'post',
      path: `${recordPath(collection)}/duplicate`,
      tag,
      summary: `Duplicate the ${noun}; the copy gets its own slug`,
      access,
      params: ById,
      response,
      status: 201,
      run: async ({ params }, { services, caller }) =>
        present(await duplicateRecord(services.db, collection, params.id, actorOf(caller))),
    }),
  ]
}

export const readCall = <E extends Entity, Output, Name extends string>({
  collection,
  reads: access,
  response,
  present,
}: RecordCalls<E, Output, Name>) =>
  call({
    method: 'get',
    path: recordPath(collection),
    tag: collection.tag,
    summary: `One ${collection.noun}, with its version`,
    access,
    params: ById,
    response,
    run: async ({ params }, { services }) => present(await getRecord(services.db, collection, params.id)),
  })

export function updateCall<E extends Entity, Output, Name extends string>({
  collection,
  writes: access,
  response,
  present,
}: RecordCalls<E, Output, Name>) {
  const readOnly = readOnlyFields(response, collection.fields)
  // With the rules between fields: what it lets through is saved as it is.
  const Update = collection.input
    .extend({ version: z.int().min(1), ...readOnly })
    .meta({ id: `${collection.model}Update` }) as unknown as z.ZodType<
    E['input'] & { version: number },
    E['input'] & { version: number }
  >
  return call({
    method: 'put',
    path: recordPath(collection),
    tag: collection.tag,
    summary: `Replace the whole ${collection.noun}; 409 names who saved in between, and which fields`,
    access,
    params: ById,
    query: SaveQuery,
    body: Update,
    response,
    errors: [409],
    run: async ({ params, query, body }, { services, caller }) => {
      const { version, ...rest } = body
      const { input, readOnly: repeated } = splitReadOnly(rest as unknown as E['input'], readOnly)
      const asRead = (stored: E['record']) => refuseReadOnlyChanges(repeated, present(stored) as object)
      const options = {
        check: asRead,
        isAutosave: query.quiet === 'true',
        keepsDate: query.small === 'true',
        keepsChanges: query.keepsChanges === 'true',
      }
      return present(await replaceRecord(services.db, collection, params.id, input, version, actorOf(caller), options))
    },
  })
}

export function archiveCalls<E extends Entity, Output, Name extends string>(
  { collection, access, response, present }: RecordCalls<E, Output, Name>,
  { archive, unarchive }: RecordActions<E>,
  archiveBody?: z.ZodType<Partial<E['input']>, Partial<E['input']>>,
) {
  const { noun, tag } = collection
  return [
    call({
      method: 'post',
      path: `${recordPath(collection)}/archive`,
      tag,
      summary: `Archive the ${noun}: hides it everywhere and frees its slug`,
      access,
      params: ById,
      ...(archiveBody ? { body: archiveBody, bodyIsOptional: true } : {}),
      response,
      run: async ({ params, body }, context) => present(await archive(params.id, context, body)),
    }),
    call({
      method: 'post',
      path: `${recordPath(collection)}/unarchive`,
      tag,
      summary: `Unarchive the ${noun}`,
      access,
      params: ById,
      response,
      run: async ({ params }, context) => present(await unarchive(params.id, context)),
    }),
  ]
}

export const deleteCall = <E extends Entity, Output, Name extends string>(
  { collection }: RecordCalls<E, Output, Name>,
  { remove }: RecordActions<E>,
) =>
  call({
    method: 'delete',
    path: recordPath(collection),
    tag: collection.tag,
    summary: `Permanently delete an archived ${collection.noun} that nothing refers to`,
    access: 'admin',
    params: ById,
    errors: [409],
    run: async ({ params }, context): Promise<undefined> => {
      await remove(params.id, context)
    },
  })

/** Fields the empty record does not satisfy are required, in validation and in OpenAPI. */
function requiredFields({ fields, empty }: AnyCollection): Record<string, true> {
  const start: Record<string, unknown> = empty()
  const isNeeded = ([name, field]: [string, z.core.$ZodType]) => !z.safeParse(field, start[name]).success
  return Object.fromEntries(
    Object.entries(fields.shape)
      .filter(isNeeded)
      .map(([name]) => [name, true]),
  )
}
