import { z } from 'zod'
import { casinos } from '#entities/casino/collection.server.ts'
import { listCasinos } from '#entities/casino/queries.server.ts'
import { CasinoListItem } from '#entities/casino/schema.ts'
import { licencesCall } from '#entities/licences.server.ts'
import { collectionCalls } from '#entities/private-calls.server.ts'
import type { UsageQuery } from '#entities/usage-call.server.ts'
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
  licencesCall(casinos, 'casino'),
  ...collectionCalls(casinos, { shownByRule }),
]
