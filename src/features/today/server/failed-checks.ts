import { z } from 'zod'
import { call } from '#records/calls/calls.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { failedChecksOnLivePages } from '#posts/checks/failed-checks.server.ts'
import { Said } from '#shared/schema/said.ts'

const MOST_SHOWN = 10
const Level = z.enum(['blocking', 'warning'])

const FailedChecks = z
  .object({
    items: z.array(
      z.object({
        postId: z.string(),
        title: z.string(),
        level: Level,
        checks: z.array(z.object({ rule: z.string(), level: Level, count: z.int(), message: Said })),
      }),
    ),
  })
  .meta({ id: 'FailedChecks' })

export const failedChecksCall = call({
  method: 'get',
  path: '/today/checks',
  tag: 'Today',
  summary: 'Posts that visitors see and on which checks fail, each with all of them; what would block comes first',
  access: 'editor',
  response: FailedChecks,
  run: async (_, { services }) => ({ items: await failedChecksOnLivePages(offThread(services.db), MOST_SHOWN) }),
})
