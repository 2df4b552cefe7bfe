import * as m from '#admin/settings/audit/messages.ts'
import { z } from 'zod'
import { actorOf } from '#records/calls/caller.server.ts'
import { writeAudit } from '#records/history/history.server.ts'
import { call } from '#records/calls/calls.server.ts'
import { EVERYTHING, invalidate } from '#infra/cache/tracking.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { inLanguage } from '#shared/words/message.ts'

const count = z.int().min(0)

const CacheFigures = z
  .object({ pages: count, bytes: count, maxBytes: count, hits: count, misses: count, renders: count, dropped: count })
  .meta({ id: 'CacheFigures' })

const tag = 'Cache'

export const cacheCalls = [
  call({
    method: 'get',
    path: '/cache',
    tag,
    summary: 'The page cache of the process that answers',
    access: 'admin',
    response: CacheFigures,
    run: async (_, { services }) => services.pages.stats(),
  }),
  call({
    method: 'post',
    path: '/cache/refresh',
    tag,
    summary: 'Show every page fresh to its next visitor, in all processes; returns how many pages this one had',
    access: 'editor',
    response: z.object({ dropped: count }).meta({ id: 'CacheRefreshed' }),
    run: async (_, { services: { db, pages }, caller }) => {
      const { pages: dropped } = pages.stats()
      await inTransaction(db, async (trx) => {
        invalidate([EVERYTHING])
        const event = {
          action: 'cache-refresh',
          collection: 'cache',
          recordId: 'all',
          recordTitle: inLanguage('en', m.pageCache),
        }
        await writeAudit(trx, actorOf(caller), event)
      })
      return { dropped }
    },
  }),
]
