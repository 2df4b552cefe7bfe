import { randomBytes } from 'node:crypto'
import { isNowhere } from '#features/links/server/links.ts'
import * as m from '#features/index-now/messages.ts'
import { queuePaths, readIndexNow, recentBatches, SITE } from '#features/index-now/queue.server.ts'
import { IndexNow, IndexNowInput } from '#features/index-now/schema.ts'
import { countRows } from '#infra/db/count-rows.server.ts'
import type { Env } from '#infra/env.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { actorOf } from '#records/calls/caller.server.ts'
import { type AppHono, call } from '#records/calls/calls.server.ts'
import type { Services } from '#records/services.server.ts'
import { writeAudit } from '#records/history/history.server.ts'
import { AppError } from '#shared/app-error.ts'

const KEY_BYTES = 16
const common = { tag: 'IndexNow', path: '/index-now', access: 'admin', response: IndexNow } as const

const isPossible = ({ SITE_URL }: Pick<Env, 'SITE_URL'>) => SITE_URL.startsWith('https:') && !isNowhere(SITE_URL)

async function readState({ db, env, now }: Services): Promise<IndexNow> {
  const state = await readIndexNow(db)
  const waiting = await countRows(db.selectFrom('indexNowPage'))
  return {
    isOn: state?.isOn === 1,
    keyFile: state ? `/${state.key}.txt` : '',
    waiting,
    lastAt: state?.lastAt ?? null,
    lastStatus: state?.lastStatus ?? null,
    lastCount: state?.lastCount ?? 0,
    lastPath: state?.lastPath ?? '',
    ...(await recentBatches(db, now())),
    isPossible: isPossible(env),
  }
}

export const indexNowCalls = [
  call({
    method: 'get',
    summary: 'Whether search engines are told of changed pages, and how it goes',
    ...common,
    run: (_, { services }) => readState(services),
  }),
  call({
    method: 'put',
    summary: 'Tell search engines of changed pages, or stop',
    ...common,
    body: IndexNowInput,
    run: async ({ body: { isOn } }, { services, caller }) => {
      const { db, env, now } = services
      if (isOn && !isPossible(env)) throw new AppError('VALIDATION_FAILED', m.notPossible)
      await inTransaction(db, async (trx) => {
        const before = await readIndexNow(trx)
        const change = { isOn: isOn ? 1 : 0, nextAt: now().toISOString() }
        const none = { lastAt: null, lastStatus: null, lastCount: 0, lastPath: '' }
        const key = randomBytes(KEY_BYTES).toString('hex')
        if (before) await trx.updateTable('indexNow').set(change).where('id', '=', SITE).execute()
        else
          await trx
            .insertInto('indexNow')
            .values({ id: SITE, key, ...none, ...change })
            .execute()
        // What changed while it was on is old news when it is switched on again.
        if (!isOn) await trx.deleteFrom('indexNowPage').execute()
        const event = { collection: 'index-now', recordId: SITE, recordTitle: 'IndexNow' }
        const changed = { isOn: { from: before?.isOn === 1, to: isOn } }
        await writeAudit(trx, actorOf(caller), { action: 'update', ...event, change: changed })
      })
      return readState(services)
    },
  }),
  call({
    ...common,
    method: 'post',
    path: '/index-now/home',
    summary: 'Tell them of the home page within a minute, with all that waits: whether they take it is in `recent`',
    errors: [422],
    run: async (_, { services }) => {
      const { db, now } = services
      await inTransaction(db, async (trx) => {
        if ((await readIndexNow(trx))?.isOn !== 1) throw new AppError('VALIDATION_FAILED', m.isOff)
        await queuePaths(trx, ['/'])
        await trx.updateTable('indexNow').set({ nextAt: now().toISOString() }).where('id', '=', SITE).execute()
      })
      return readState(services)
    },
  }),
]

/** By which search engines know that we speak for this site. */
export function mountKeyFile(app: AppHono, { db }: Services): void {
  app.get('/:file{[a-f0-9]+\\.txt}', async (http, next) => {
    const state = await readIndexNow(db)
    if (!state || http.req.param('file') !== `${state.key}.txt`) return next()
    return http.text(state.key)
  })
}
