import { z } from 'zod'
import { casinos } from '#entities/casino/collection.server.ts'
import { listCasinos } from '#entities/casino/queries.server.ts'
import { shownRating } from '#entities/casino/rating.ts'
import { type CasinoInput, CasinoListItem } from '#entities/casino/schema.ts'
import { importCalls } from '#entities/csv/import-calls.server.ts'
import { licencesCall } from '#entities/licences.server.ts'
import { offerChecksCall } from '#entities/offer/checks/call.server.ts'
import { collectionCalls } from '#entities/private-calls.server.ts'
import type { UsageQuery } from '#entities/usage-call.server.ts'
import { call } from '#entities/calls.server.ts'

export const publicCasinoCalls = [
  call(
    {
      method: 'get',
      path: '/casinos/casinos',
      tag: 'Casinos',
      summary: 'All casinos that are running, best first; without those that have no valid licence',
      response: z.array(CasinoListItem),
    },
    (_, { services }) => listCasinos(services.db, services.now()),
  ),
]

export const privateCasinoCalls = (shownByRule: UsageQuery) => [
  licencesCall(casinos, 'casino'),
  offerChecksCall(casinos, 'casino'),
  ...importCalls({
    collection: casinos,
    settle: (casino: CasinoInput) => ({ ...casino, rating: shownRating(casino) }),
  }),
  ...collectionCalls(casinos, { shownByRule }),
]
