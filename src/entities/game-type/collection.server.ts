import type { Collection } from '#entities/collection.server.ts'
import { titledSorts } from '#entities/list-rules.server.ts'
import {
  emptyGameType,
  type GameType,
  GameTypeInput,
  type GameTypeInput as Input,
  gameTypeMapper,
} from '#entities/game-type/schema.ts'
import { casinosThatUse, postsThatUse } from '#entities/usage.server.ts'

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
  list: { sorts: { ...titledSorts, order: ['order', 'titleSort'] }, defaultSort: 'order' },
  usedWhere: async (db, id) => [
    ...(await casinosThatUse(db, 'gameType', id)),
    ...(await postsThatUse(db, 'GameType', id)),
  ],
  copy: (gameType) => gameType,
}
