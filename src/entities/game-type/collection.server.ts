import { defineCollection } from '#entities/define-collection.server.ts'
import type { Trx } from '#entities/tables.server.ts'
import { titledSorts } from '#entities/list-rules.server.ts'
import { emptyGameType, GameType, GameTypeInput, gameTypeMapper, MAX_ORDER } from '#entities/game-type/schema.ts'
import { copyTitle } from '#shared/copy-title.ts'
import { SHORT_TITLE_MAX } from '#shared/schema/text.ts'

export const gameTypes = defineCollection({
  name: 'game-types',
  table: 'gameType',
  record: GameType,
  input: GameTypeInput,
  empty: emptyGameType,
  row: gameTypeMapper,
  async prepare(trx, input, { previous, isImport }) {
    const isPlaced = previous !== null || isImport || input.order > 0
    return isPlaced ? input : { ...input, order: await lastOrder(trx) }
  },
  list: { sorts: { ...titledSorts, order: ['order', 'titleSort'] }, defaultSort: 'order' },
  listShows: { uses: true },
  copy: (gameType) => ({ ...gameType, title: copyTitle(gameType.title, SHORT_TITLE_MAX), order: 0 }),
})

/** A new one comes after all that have been put in order. */
async function lastOrder(trx: Trx): Promise<number> {
  const { last } = await trx
    .selectFrom('gameType')
    .where('isDeleted', '=', 0)
    .select((eb) => eb.fn.max('order').as('last'))
    .executeTakeFirstOrThrow()
  return Math.min((last ?? 0) + 1, MAX_ORDER)
}
