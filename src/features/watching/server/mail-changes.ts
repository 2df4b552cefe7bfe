import type { Services } from '#records/services.server.ts'
import { deleteOfArchived, deleteUnconfirmed } from '#features/watching/delete.server.ts'
import {
  findDueNotifications,
  findUnsentConfirmations,
  findSubscribersToNotify,
  backOffMs,
} from '#features/watching/queue.server.ts'
import { acquireLease, releaseLease } from '#infra/db/lease.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { canSendMail } from '#infra/mail.server.ts'
import { type Job, repeat } from '#server/jobs.ts'
import { newId } from '#shared/id.ts'
import { type Delivery, sendChanges, sendConfirmation } from '#features/watching/site/deliver.server.ts'
import { findWatched } from '#features/watching/site/offers.server.ts'

const EVERY_MS = 10_000
const LEASE = 'subscriptions'
/** Renewed with every mail. */
const LEASE_MS = 60_000
const AT_ONCE = 50
const SWEEP_MS = 60 * 60_000
const FIRST_PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 60 * 60_000

type Step = () => Promise<Delivery>

export const mailChanges = (services: Services) =>
  repeat(services, 'mails to subscribers', EVERY_MS, createChangeMailing(services))

export function createChangeMailing(services: Services): Job {
  const { db, env, log, now } = services
  const holder = newId()
  let pausedUntil = 0
  let failures = 0
  let sweptAt = 0

  /** Confirmations first, because someone waits for them, then changes in the order of the log. */
  async function nextSteps(): Promise<Step[]> {
    const reader = offThread(db)
    const steps: Step[] = (await findUnsentConfirmations(reader, now(), AT_ONCE)).map(
      (id) => () => sendConfirmation(services, id),
    )
    for (const news of steps.length > 0 ? [] : await findDueNotifications(reader, now())) {
      // What visitors cannot see is not mailed, either.
      if (!(await findWatched(reader, 'id', news.recordId))) continue
      const subscribers = await findSubscribersToNotify(reader, news, now(), AT_ONCE)
      if (subscribers.length > 0) return subscribers.map((subscriber) => () => sendChanges(services, subscriber, news))
    }
    return steps
  }

  /** Returns whether there may be more to send. */
  async function take(steps: Step[], stopping: AbortSignal | undefined): Promise<boolean> {
    for (const step of steps) {
      if (stopping?.aborted || !(await acquireLease(db, LEASE, holder, now(), LEASE_MS))) return false
      if ((await step()) !== 'away') {
        failures = 0
        continue
      }
      const pauseMs = backOffMs(failures++, FIRST_PAUSE_MS, LONGEST_PAUSE_MS)
      pausedUntil = now().getTime() + pauseMs
      log.warn('the mail server is away', { again: new Date(pausedUntil).toISOString() })
      return false
    }
    return true
  }

  return {
    async run(stopping) {
      await deleteUnconfirmed(db, now())
      if (now().getTime() - sweptAt >= SWEEP_MS) {
        sweptAt = now().getTime()
        await deleteOfArchived(db, now())
      }
      if (!canSendMail(env) || now().getTime() < pausedUntil) return
      // Looking for due work is cheap; the lease is acquired only if there is some.
      let steps = await nextSteps()
      if (steps.length === 0 || !(await acquireLease(db, LEASE, holder, now(), LEASE_MS))) return
      // Read again under the lease: another process may have sent some of it a moment ago.
      steps = await nextSteps()
      while (steps.length > 0 && (await take(steps, stopping))) steps = await nextSteps()
      await releaseLease(db, LEASE, holder)
    },
    leave: () => releaseLease(db, LEASE, holder),
  }
}
