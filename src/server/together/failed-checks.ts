import { z } from 'zod'
import { call } from '#entities/calls.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { failedChecksOnLivePages } from '#posts/checks/failed-checks.server.ts'

const MOST_SHOWN = 10

const FailedChecks = z
  .object({
    items: z.array(
      z.object({
        postId: z.string(),
        title: z.string(),
        rule: z.string(),
        level: z.enum(['blocking', 'warning']),
        count: z.int(),
        message: z.string(),
      }),
    ),
  })
  .meta({ id: 'FailedChecks' })

export const failedChecksCall = call(
  {
    method: 'get',
    path: '/today/checks',
    tag: 'Today',
    summary: 'What the checks find on pages that visitors see: what would block a page first',
    access: 'editor',
    response: FailedChecks,
  },
  async (_, { services }) => ({ items: await failedChecksOnLivePages(offThread(services.db), MOST_SHOWN) }),
)
