import type { Actor } from '#entities/actor.ts'
import type { Db } from '#entities/tables.server.ts'
import { changeRecord } from '#entities/crud.server.ts'
import { gameTypes } from '#entities/game-type/collection.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { AppError } from '#shared/app-error.ts'

/** Counts the game types anew from 1, all or nothing; those that are not named follow in the order they had. */
export async function reorderGameTypes(db: Db, ids: string[], actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    const present = await trx
      .selectFrom('gameType')
      .where('isDeleted', '=', 0)
      .orderBy('order')
      .orderBy('titleSort')
      .orderBy('id')
      .select(['id', 'order'])
      .execute()
    const orders = new Map(present.map(({ id, order }) => [id, order]))
    if (ids.some((id) => !orders.has(id))) {
      const message = 'One of the game types is no longer there. Look at the list again.'
      throw new AppError('VALIDATION_FAILED', message, [{ path: 'ids', message }])
    }
    const rest = present.filter(({ id }) => !ids.includes(id)).map(({ id }) => id)
    const moved = [...ids, ...rest]
      .map((id, index) => ({ id, order: index + 1 }))
      .filter(({ id, order }) => orders.get(id) !== order)
    // By id: two who reorder at once lock the rows in the same order and never wait for each other in a circle.
    for (const { id, order } of moved.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      await changeRecord(trx, gameTypes, id, { order }, actor, 'reorder')
    }
  })
}
