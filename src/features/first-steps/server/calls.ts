import { FirstSteps, type StepName } from '#features/first-steps/api-schema.ts'
import { actorOf } from '#records/calls/caller.server.ts'
import { call } from '#records/calls/calls.server.ts'
import type { Reader } from '#records/db.server.ts'

/** The id of the single row. */
const SITE = 'site'

/** By a person: what the demo brought counts for nothing. */
const ownReview = (db: Reader) =>
  db
    .selectFrom('post')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('demoItem')
            .where('demoItem.kind', '=', 'post')
            .whereRef('demoItem.id', '=', 'post.id')
            .select('demoItem.id'),
        ),
      ),
    )
    .where('post.isDeleted', '=', 0)
    .where('post.isReviewPost', '=', 1)
    .select('post.id')
    .limit(1)

async function hasOwnOffer(db: Reader): Promise<boolean> {
  for (const table of ['casino', 'bookmaker'] as const) {
    const own = db
      .selectFrom(table)
      .where('isDeleted', '=', 0)
      .where('id', 'not in', db.selectFrom('demoItem').where('kind', '=', table).select('demoItem.id'))
      .select('id')
      .limit(1)
    if (await own.executeTakeFirst()) return true
  }
  return false
}

async function readFirstSteps(db: Reader): Promise<FirstSteps> {
  const left = await db.selectFrom('firstSteps').where('id', '=', SITE).select('id').executeTakeFirst()
  const demo = await db.selectFrom('demoItem').select('id').limit(1).executeTakeFirst()
  const hasDemo = demo !== undefined
  if (left) return { isLeft: true, done: [], hasDemo }
  const settings = await db.selectFrom('settings').select('version').executeTakeFirst()
  const found: [StepName, boolean][] = [
    ['site', (settings?.version ?? 1) > 1],
    ['casino', await hasOwnOffer(db)],
    ['review', (await ownReview(db).executeTakeFirst()) !== undefined],
    ['publish', (await ownReview(db).where('post.isActive', '=', 1).executeTakeFirst()) !== undefined],
  ]
  return { isLeft: false, done: found.flatMap(([name, isDone]) => (isDone ? [name] : [])), hasDemo }
}

export const firstStepsCalls = [
  call({
    method: 'get',
    path: '/first-steps',
    tag: 'First steps',
    summary: 'Which of the four steps of a new site are done; nobody is asked any more once the guide was left',
    access: 'admin',
    response: FirstSteps,
    run: (_, { services }) => readFirstSteps(services.db),
  }),
  call({
    method: 'post',
    path: '/first-steps/leave',
    tag: 'First steps',
    summary: 'Leave the guide for good, for everybody',
    access: 'admin',
    response: FirstSteps,
    run: async (_, { services, caller }) => {
      await services.db
        .insertInto('firstSteps')
        .values({ id: SITE, leftAt: services.now().toISOString(), leftBy: actorOf(caller).name })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
      return readFirstSteps(services.db)
    },
  }),
]
