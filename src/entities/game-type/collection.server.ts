import type { Collection } from '#entities/collection.server.ts'
import type { Trx } from '#entities/tables.server.ts'
import { titledSorts } from '#entities/list-rules.server.ts'
import {
  emptyGameType,
  type GameType,
  GameTypeInput,
  type GameTypeInput as Input,
  gameTypeMapper,
  MAX_ORDER,
} from '#entities/game-type/schema.ts'
import { ownersThatUse, postsThatUse } from '#entities/usage.server.ts'
import { copyTitle } from '#shared/copy-title.ts'
import { SHORT_TITLE_MAX } from '#shared/schema/text.ts'

export const gameTypes: Collection<Input, GameType> = {
  name: 'game-types',
  table: 'gameType',
  noun: 'game type',
  fields: GameTypeInput,
  input: GameTypeInput,
  empty: () => emptyGameType,
  titleOf: (gameType) => gameType.title,
  searchBody: () => '',
  decode: (row) => gameTypeMapper.decode(row),
  encode: (gameType) => gameTypeMapper.encode(gameType),
  async prepare(trx, input, { previous, isImport }) {
    const isPlaced = previous !== null || isImport || input.order > 0
    return isPlaced ? input : { ...input, order: await lastOrder(trx) }
  },
  list: { sorts: { ...titledSorts, order: ['order', 'titleSort'] }, defaultSort: 'order' },
  usedWhere: async (db, id) => [
    ...(await ownersThatUse(db, 'gameType', id)),
    ...(await postsThatUse(db, 'GameType', id)),
  ],
  copy: (gameType) => ({ ...gameType, title: copyTitle(gameType.title, SHORT_TITLE_MAX), order: 0 }),
}

/** A new one comes after all that have been put in order. */
async function lastOrder(trx: Trx): Promise<number> {
  const { last } = await trx
    .selectFrom('gameType')
    .where('isDeleted', '=', 0)
    .select((eb) => eb.fn.max('order').as('last'))
    .executeTakeFirstOrThrow()
  return Math.min((last ?? 0) + 1, MAX_ORDER)
}
