import { z } from 'zod'
import { casinos } from '#entities/casino/collection.server.ts'
import { CasinoItem, casinosList } from '#entities/casino/list-items.server.ts'
import { listCasinos } from '#entities/casino/queries.server.ts'
import { Casino, CasinoListItem } from '#entities/casino/schema.ts'
import { licencesCall } from '#entities/licences.server.ts'
import { collectionCalls, type UsageQuery } from '#entities/private-calls.server.ts'
import { call } from '#entities/calls.server.ts'

export const publicCasinoCalls = [
  call(
    {
      method: 'get',
      path: '/casinos/casinos',
      tag: 'Casinos',
      summary: 'All casinos that are running, best first',
      response: z.array(CasinoListItem),
    },
    (_, { services }) => listCasinos(services.db),
  ),
]

export const privateCasinoCalls = (shownByRule: UsageQuery) => [
  licencesCall(casinos, 'Casinos'),
  ...collectionCalls(casinos, {
    tag: 'Casinos',
    model: 'Casino',
    record: Casino,
    listed: { of: casinosList, item: CasinoItem },
    shownByRule,
  }),
]
