import { gameTypes } from '#entities/game-type/collection.server.ts'
import { GameType } from '#entities/game-type/schema.ts'
import { collectionCalls } from '#entities/private-calls.server.ts'

export const privateGameTypeCalls = collectionCalls(gameTypes, {
  tag: 'Game types',
  model: 'GameType',
  record: GameType,
})
