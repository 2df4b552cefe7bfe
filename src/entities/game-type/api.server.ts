import { z } from 'zod'
import { actorOf } from '#entities/caller.server.ts'
import { gameTypes } from '#entities/game-type/collection.server.ts'
import { reorderGameTypes } from '#entities/game-type/reorder.server.ts'
import { collectionCalls } from '#entities/private-calls.server.ts'
import { call } from '#entities/calls.server.ts'
import { idList } from '#shared/schema/text.ts'

const MAX_IDS = 500

const Reorder = z.strictObject({ ids: idList(MAX_IDS).min(1) }).meta({ id: 'GameTypeReorder' })

export const privateGameTypeCalls = [
  call(
    {
      method: 'post',
      path: '/game-types/reorder',
      tag: 'Game types',
      summary: 'Put game types in this order; those left out follow as they were',
      access: 'editor',
      body: Reorder,
      response: Reorder,
      errors: [409],
    },
    async ({ body }, { services, caller }) => {
      await reorderGameTypes(services.db, body.ids, actorOf(caller))
      return body
    },
  ),
  ...collectionCalls(gameTypes),
]
