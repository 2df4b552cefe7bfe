import { findDueMails } from '#entities/mail-queue/queue.server.ts'
import { sendQueued } from '#entities/mail-queue/send.server.ts'
import type { Services } from '#records/services.server.ts'
import { canSendMail } from '#infra/mail.server.ts'
import { type Job, leasedJob, repeat } from '#server/jobs.ts'

const EVERY_MS = 10_000
const AT_ONCE = 20
const LEASE = { name: 'mail-queue', ms: 6 * EVERY_MS }

/** Those that failed, or whose process was stopped before it could send them. */
export const sendQueuedMails = (services: Services) =>
  repeat(services, 'mails to users', EVERY_MS, createMailQueue(services))

export const createMailQueue = (services: Services): Job =>
  leasedJob(services, LEASE, async (stopping) => {
    const { db, env, now } = services
    if (!canSendMail(env)) return
    for (const id of await findDueMails(db, now(), AT_ONCE)) {
      // A mail server that is away takes the others no sooner.
      if (stopping.aborted || !(await sendQueued(services, id))) return
    }
  })
