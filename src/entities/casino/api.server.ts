import { z } from 'zod'
import { listCasinos } from '#entities/casino/queries.server.ts'
import { CasinoListItem } from '#entities/casino/schema.ts'
import { call } from '#infra/calls.server.ts'

export const publicCasinoCalls = [
  call(
    {
      method: 'get',
      path: '/casinos/casinos',
      tag: 'Casinos',
      summary: 'All casinos that are running, best first',
      answer: z.array(CasinoListItem),
    },
    (_, { services }) => listCasinos(services.db),
  ),
]
