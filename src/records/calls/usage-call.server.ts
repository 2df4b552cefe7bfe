import type { AnyCollection } from '#records/collection.server.ts'
import { getRecord } from '#records/crud/crud.server.ts'
import { removedWith } from '#records/crud/deletion.server.ts'
import { ById } from '#records/calls/record-calls.server.ts'
import type { Reader } from '#records/db.server.ts'
import { usedWhere } from '#records/crud/used-where.server.ts'
import { type Access, call } from '#records/calls/calls.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { hasRole } from '#shared/role.ts'
import { MAX_USAGES } from '#shared/max-usages.ts'
import { type Usage, UsageList } from '#shared/schema/usage.ts'

export type UsageQuery = (db: Reader, id: string, now: Date) => Promise<Usage[]>

export const usageCall = <Name extends string>(
  collection: AnyCollection<Name>,
  access: Access,
  shownByRule?: UsageQuery,
) =>
  call({
    method: 'get',
    path: `/${collection.name}/{id}/used-where`,
    tag: collection.tag,
    summary: `What refers to the ${collection.noun}, which lists include it by rule (at most ${MAX_USAGES} of each kind), and what a permanent deletion takes along`,
    access,
    params: ById,
    response: UsageList,
    run: async ({ params }, { services, caller }) => {
      const record = await getRecord(services.db, collection, params.id)
      const db = offThread(services.db)
      const items = await usedWhere(db, collection, params.id)
      const named = new Set(items.map((usage) => usage.id))
      const shown = (await shownByRule?.(db, params.id, services.now())) ?? []
      const removed = hasRole(caller.role, 'admin') ? await removedWith(db, collection, record) : []
      return { items: [...items, ...shown.filter((usage) => !named.has(usage.id))], removed }
    },
  })
