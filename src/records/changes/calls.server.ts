import * as m from '#records/messages.ts'
import { z } from 'zod'
import { call } from '#records/calls/calls.server.ts'
import { actorOf } from '#records/calls/caller.server.ts'
import type { Entity } from '#records/collection.server.ts'
import { getRecord } from '#records/crud/crud.server.ts'
import { ById, type RecordCalls } from '#records/calls/record-calls.server.ts'
import type { Services } from '#records/services.server.ts'
import {
  createChange,
  decideChange,
  discardChange,
  planChange,
  readChanged,
  saveChanged,
} from '#records/changes/changes.server.ts'
import { publishChange } from '#records/changes/publish.server.ts'
import { decideSuggestions } from '#records/changes/decide-suggestions.server.ts'
import { ChangePlan, SuggestionsDecide, WaitingChange, WaitingChangeList } from '#records/changes/schema.ts'
import { listChanges } from '#records/changes/store.server.ts'
import { AppError, fieldError } from '#shared/app-error.ts'
import { list } from '#shared/schema/list.ts'
import { recordFields } from '#shared/schema/record.ts'
import { id } from '#shared/schema/text.ts'

const { version } = recordFields
const MAX_DECIDED = 100
const ByBoth = z.object({ id, changeId: id })
const Plan = ChangePlan.extend({ version }).meta({ id: 'WaitingChangePlan' })
/** The version the editor saw; left out, any version is accepted. */
const SeenQuery = z.strictObject({ version: z.coerce.number().int().min(1).optional() })
const Seen = z.strictObject({ version: version.optional() }).meta({ id: 'WaitingChangeSeen' })

export function changeCalls<E extends Entity, Output, Name extends string>({
  collection,
  reads,
  writes,
  access,
  response,
  present,
}: RecordCalls<E, Output, Name>) {
  const { name, noun, model, tag } = collection
  const suggests = collection.refuseSuggestion ? 'contributor' : writes
  const all = `/${name}/{id}/changes` as const
  const one = `${all}/{changeId}` as const
  const spec = { tag, access, params: ByBoth } as const
  const placeOf = (params: z.infer<typeof ByBoth>) => ({ collection, recordId: params.id, changeId: params.changeId })
  const values = collection.fields as unknown as z.ZodType<E['input'], E['input']>
  const Create = ChangePlan.extend({ values, version }).meta({ id: `${model}ChangeCreate` })
  const Decide = z
    .strictObject({ values, version, decided: list(z.string(), MAX_DECIDED) })
    .meta({ id: `${model}ChangeDecide` })
  const Save = collection.fields.extend({ version }).meta({ id: `${model}ChangeUpdate` }) as unknown as z.ZodType<
    E['input'] & { version: number },
    E['input'] & { version: number }
  >
  return [
    call({
      method: 'get',
      path: all,
      tag,
      summary: `Waiting changes of the ${noun}, not visible to visitors`,
      access: reads,
      params: ById,
      response: WaitingChangeList,
      run: async ({ params }, { services }) => {
        await getRecord(services.db, collection, params.id)
        return { items: await listChanges(services.db, collection, params.id) }
      },
    }),
    call({
      method: 'post',
      path: all,
      tag,
      summary: `Save the edited ${noun} as a waiting change, optionally published on schedule (\`publishAt\`)`,
      access: suggests,
      params: ById,
      body: Create,
      response: WaitingChange,
      status: 201,
      errors: [409],
      isIdempotent: true,
      run: async ({ params, body, key }, { services, caller }) => {
        refusePast(body.publishAt, services)
        return createChange(services.db, collection, params.id, body, actorOf(caller), key)
      },
    }),
    call({
      ...spec,
      access: reads,
      method: 'get',
      path: `${one}/record`,
      summary: `The ${noun} with the change applied; its version is the sum of both versions`,
      response,
      run: async ({ params }, { services }) => present(await readChanged(services.db, placeOf(params))),
    }),
    call({
      ...spec,
      access: suggests,
      method: 'put',
      path: `${one}/record`,
      summary: `Save the ${noun} with the change applied; writes only the change, the live record stays`,
      body: Save,
      response,
      errors: [409],
      run: async ({ params, body }, { services, caller }) => {
        const { version: seen, ...input } = body
        const values = input as unknown as E['input']
        return present(await saveChanged(services.db, placeOf(params), values, seen, actorOf(caller)))
      },
    }),
    call({
      ...spec,
      method: 'put',
      path: one,
      summary: 'Set the title and the publishing time of the change',
      body: Plan,
      response: WaitingChange,
      errors: [409],
      run: async ({ params, body }, { services, caller }) => {
        refusePast(body.publishAt, services)
        return planChange(services.db, placeOf(params), body, body.version, actorOf(caller))
      },
    }),
    call({
      ...spec,
      method: 'post',
      path: `${one}/decide`,
      summary: `Resolve conflicts between the change and the live ${noun}`,
      body: Decide,
      response: WaitingChange,
      errors: [409],
      run: ({ params, body }, { services, caller }) =>
        decideChange(services.db, placeOf(params), body, actorOf(caller)),
    }),
    call({
      method: 'post',
      path: `${all}/decide`,
      tag,
      summary: `Accept or refuse single suggestions of waiting changes: what is accepted is saved in the ${noun}, what is refused goes back to its author in a note, the rest waits on`,
      access,
      params: ById,
      body: SuggestionsDecide,
      response,
      errors: [409],
      run: async ({ params, body }, { services, caller }) =>
        present(await decideSuggestions(services.db, collection, params.id, body, actorOf(caller))),
    }),
    call({
      ...spec,
      method: 'post',
      path: `${one}/publish`,
      summary: 'Publish the change; 409 names the fields with unresolved conflicts',
      body: Seen,
      bodyIsOptional: true,
      response,
      errors: [409],
      run: async ({ params, body }, { services, caller }) =>
        present(await publishChange(services.db, placeOf(params), body.version, actorOf(caller))),
    }),
    call({
      ...spec,
      access: suggests,
      method: 'delete',
      path: one,
      summary: 'Permanently discard the change; 409 if it was saved since `version`',
      query: SeenQuery,
      errors: [409],
      run: async ({ params, query }, { services, caller }): Promise<undefined> => {
        await discardChange(services.db, placeOf(params), query.version, actorOf(caller))
      },
    }),
  ]
}

function refusePast(publishAt: string | null, { now }: Services): void {
  if (publishAt === null || publishAt > now().toISOString()) return
  throw new AppError('VALIDATION_FAILED', m.timeToCome, [fieldError('publishAt', m.timeToCome)])
}
