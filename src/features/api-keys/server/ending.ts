import { queueMail } from '#entities/mail-queue/queue.server.ts'
import * as l from '#features/api-keys/letters.server.ts'
import { isToldOf, TOLD_BEFORE_MS } from '#features/api-keys/shared/ending.ts'
import { findEnding, markTold } from '#features/api-keys/store.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { canSendMail } from '#infra/mail.server.ts'
import type { Services } from '#records/services.server.ts'
import { type Job, leasedJob, repeat } from '#server/jobs.ts'
import { newId } from '#shared/id.ts'
import { inLanguage } from '#shared/words/message.ts'

const EVERY_MS = 60 * 60_000
const LEASE = { name: 'ending-api-keys', ms: EVERY_MS / 2 }

export const tellOfEndingKeys = (services: Services) =>
  repeat(services, 'mails about API keys that end', EVERY_MS, createEndingKeys(services))

export const createEndingKeys = (services: Services): Job =>
  leasedJob(services, LEASE, async (stopping) => {
    const { db, env, now } = services
    if (!canSendMail(env)) return
    const at = now()
    for (const key of await findEnding(db, at, new Date(at.getTime() + TOLD_BEFORE_MS))) {
      if (stopping.aborted) return
      const params = {
        site: env.SITE_NAME,
        name: key.name,
        when: { moment: key.expiresAt },
        address: `${env.SITE_URL}/admin/settings?tab=integrations`,
      }
      const subject = inLanguage(key.language, l.endSubject, params)
      const text = inLanguage(key.language, l.end, params)
      await inTransaction(db, async (trx) => {
        if (!(await markTold(trx, key.id, at)) || !isToldOf(key)) return
        await queueMail(trx, { id: newId(), kind: 'api-key', to: key.email, subject, text }, at, TOLD_BEFORE_MS)
      })
    }
  })
