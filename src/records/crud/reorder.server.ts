import * as m from '#records/messages.ts'
import { z } from 'zod'
import type { Actor } from '#records/actor.ts'
import { actorOf } from '#records/calls/caller.server.ts'
import { call } from '#records/calls/calls.server.ts'
import { modelOf, tagOf, wordsOf } from '#records/names.ts'
import type { OrderedTable } from '#records/crud/place-last.server.ts'
import type { Db, Trx } from '#records/db.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { AppError, fieldError } from '#shared/app-error.ts'
import { idList } from '#shared/schema/text.ts'
import { said } from '#shared/words/message.ts'

const MAX_IDS = 500

export interface Ordered<Name extends string = string> {
  name: Name
  table: OrderedTable
  place: (trx: Trx, id: string, order: number, actor: Actor) => Promise<unknown>
}

/** Renumbers the records from 1 in one transaction; those not in `ids` follow in their present order. */
export async function reorder(db: Db, { table, place }: Ordered, ids: string[], actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    const present = await trx
      .selectFrom(table)
      .where('isDeleted', '=', 0)
      .orderBy('order')
      .orderBy('titleSort')
      .orderBy('id')
      .select(['id', 'order'])
      .execute()
    const orders = new Map(present.map(({ id, order }) => [id, order]))
    if (ids.some((id) => !orders.has(id))) {
      const missing = said(m.orderGone, { noun: wordsOf(table) })
      throw new AppError('VALIDATION_FAILED', missing, [fieldError('ids', missing)])
    }
    const rest = present.filter(({ id }) => !ids.includes(id)).map(({ id }) => id)
    const moved = [...ids, ...rest]
      .map((id, index) => ({ id, order: index + 1 }))
      .filter(({ id, order }) => orders.get(id) !== order)
    // Sorted by id, so that concurrent reorders lock rows in the same order and cannot deadlock.
    for (const { id, order } of moved.toSorted((a, b) => (a.id < b.id ? -1 : 1))) await place(trx, id, order, actor)
  })
}

export function reorderCall<Name extends string>(ordered: Ordered<Name>) {
  const { name, table } = ordered
  const Reorder = z.strictObject({ ids: idList(MAX_IDS).min(1) }).meta({ id: `${modelOf(table)}Reorder` })
  return call({
    method: 'post',
    path: `/${name}/reorder`,
    tag: tagOf(name),
    summary: `Reorder ${wordsOf(table)}s; those left out follow in their present order`,
    access: 'editor',
    body: Reorder,
    response: Reorder,
    errors: [409],
    run: async ({ body }, { services, caller }) => {
      await reorder(services.db, ordered, body.ids, actorOf(caller))
      return body
    },
  })
}
