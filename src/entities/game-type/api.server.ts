import { changeRecord } from '#records/crud/crud.server.ts'
import { gameTypes } from '#entities/game-type/collection.server.ts'
import { collectionCalls } from '#records/calls/private-calls.server.ts'
import { type Ordered, reorderCall } from '#records/crud/reorder.server.ts'

export const orderedGameTypes: Ordered<'game-types'> = {
  name: gameTypes.name,
  table: 'gameType',
  place: (trx, id, order, actor) => changeRecord(trx, gameTypes, id, { order }, actor, 'reorder'),
}

export const privateGameTypeCalls = [reorderCall(orderedGameTypes), ...collectionCalls(gameTypes)]
