import { z } from 'zod'
import type { Actor } from '#entities/actor.ts'
import { actorOf } from '#entities/caller.server.ts'
import { call } from '#entities/calls.server.ts'
import { modelOf, nounOf, tagOf } from '#entities/names.ts'
import type { OrderedTable } from '#entities/place-last.server.ts'
import type { Db, Trx } from '#entities/tables.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { AppError } from '#shared/app-error.ts'
import { idList } from '#shared/schema/text.ts'

const MAX_IDS = 500

export interface Ordered {
  /** As in the address of its API. */
  name: string
  table: OrderedTable
  /** Saves the place of one record. */
  place: (trx: Trx, id: string, order: number, actor: Actor) => Promise<unknown>
}

/** Counts the records anew from 1, all or nothing; those that are not named follow in the order they had. */
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
      const message = `One of the ${nounOf(table)}s is no longer there. Look at the list again.`
      throw new AppError('VALIDATION_FAILED', message, [{ path: 'ids', message }])
    }
    const rest = present.filter(({ id }) => !ids.includes(id)).map(({ id }) => id)
    const moved = [...ids, ...rest]
      .map((id, index) => ({ id, order: index + 1 }))
      .filter(({ id, order }) => orders.get(id) !== order)
    // By id: two who reorder at once lock the rows in the same order and never wait for each other in a circle.
    for (const { id, order } of moved.toSorted((a, b) => (a.id < b.id ? -1 : 1))) await place(trx, id, order, actor)
  })
}

/** The call by which editors put records in an order. */
export function reorderCall(ordered: Ordered) {
  const { name, table } = ordered
  const Reorder = z.strictObject({ ids: idList(MAX_IDS).min(1) }).meta({ id: `${modelOf(table)}Reorder` })
  return call(
    {
      method: 'post',
      path: `/${name}/reorder`,
      tag: tagOf(name),
      summary: `Put ${nounOf(table)}s in this order; those left out follow as they were`,
      access: 'editor',
      body: Reorder,
      response: Reorder,
      errors: [409],
    },
    async ({ body }, { services, caller }) => {
      await reorder(services.db, ordered, body.ids, actorOf(caller))
      return body
    },
  )
}
