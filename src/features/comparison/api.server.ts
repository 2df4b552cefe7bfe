import { z } from 'zod'
import { actorOf } from '#records/calls/caller.server.ts'
import { call } from '#records/calls/calls.server.ts'
import { listPairs, switchPairPage } from '#features/comparison/queries.server.ts'
import { ListedPair, PairSwitch } from '#features/comparison/schema.ts'
import { offThread } from '#infra/db/off-thread.server.ts'

const tag = 'Comparisons'
const response = z.array(ListedPair)

export const privatePairCalls = [
  call({
    method: 'get',
    path: '/comparisons',
    tag,
    summary: 'Pairs that readers compare, most frequent first, and all pairs with a page',
    access: 'editor',
    response,
    run: (_, { services }) => listPairs(offThread(services.db), services.now()),
  }),
  call({
    method: 'put',
    path: '/comparisons',
    tag,
    summary: 'Add or remove the page of a pair',
    access: 'editor',
    body: PairSwitch,
    response,
    run: async ({ body }, { services, caller }) => {
      await switchPairPage(services.db, body, actorOf(caller), services.now())
      return listPairs(offThread(services.db), services.now())
    },
  }),
]
