import { composeNews } from '#features/colleague-mail/compose.server.ts'
import { queueMail } from '#entities/mail-queue/queue.server.ts'
import { sendQueued } from '#entities/mail-queue/send.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { canSendMail } from '#infra/mail.server.ts'
import type { Db } from '#records/db.server.ts'
import type { Services } from '#records/services.server.ts'
import { newId } from '#shared/id.ts'

const AT_ONCE = 50
const LIFE_MS = 7 * 24 * 60 * 60_000

type Sender = Pick<Services, 'db' | 'env' | 'log' | 'now'>

/** All that is due, one mail for each user. Without a mail server it is dropped: told months later, it is no news. */
export async function sendNews(services: Sender, stopping?: AbortSignal): Promise<void> {
  const { db, env, now } = services
  for (const userId of await usersWithNews(db, now())) {
    if (stopping?.aborted) return
    const id = await queueNewsOf(services, userId)
    // The queue tries again what fails.
    if (id !== undefined && canSendMail(env)) await sendQueued(services, id)
  }
}

async function usersWithNews(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('colleagueNews')
    .where('dueAt', '<=', now.toISOString())
    .select('userId')
    .distinct()
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ userId }) => userId)
}

/** News become a mail in one transaction: of two processes one gets them, and none are lost or told twice. */
const queueNewsOf = ({ db, env, now }: Sender, userId: string): Promise<string | undefined> =>
  inTransaction(db, async (trx) => {
    const news = await trx
      .deleteFrom('colleagueNews')
      .where('userId', '=', userId)
      .where('dueAt', '<=', now().toISOString())
      .returningAll()
      .execute()
    const user = await trx
      .selectFrom('user')
      .where('id', '=', userId)
      .where('isActive', '=', 1)
      .where('isDeleted', '=', 0)
      .select('language')
      .executeTakeFirst()
    if (news.length === 0 || !user || !canSendMail(env)) return undefined
    const inOrder = news.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0))
    const id = newId()
    const letter = composeNews(user.language, inOrder, env)
    await queueMail(trx, { id, kind: 'news', to: userId, ...letter }, now(), LIFE_MS)
    return id
  })
