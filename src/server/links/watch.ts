import { giveLease, takeLease } from '#infra/db/lease.server.ts'
import type { Services } from '#entities/services.server.ts'
import { createKnock, type Knock } from '#server/links/knock.ts'
import { nextLink, recordFound } from '#server/links/state.ts'
import { newId } from '#shared/id.ts'

const EVERY_MS = 60_000
const LEASE = 'links'
const LEASE_MS = 3 * EVERY_MS

/** One link a minute, by one process of all, as long as the server runs. Only what has changed is told. */
export function watchLinks(services: Services): void {
  const stopped = new AbortController()
  const watch = createLinkWatch(services, stopped.signal)
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= watch
      .look()
      .catch((error: unknown) => services.log.debug('links could not be checked', { error }))
      .finally(() => {
        running = undefined
      })
  }, EVERY_MS)
  timer.unref()
  services.beforeClose.push(async () => {
    clearInterval(timer)
    stopped.abort()
    await running
    await watch.leave()
  })
}

export function createLinkWatch(services: Services, signal: AbortSignal, knock: Knock = politeKnock(services)) {
  const { db, log, now } = services
  const holder = newId()
  return {
    /** One look at the link whose turn it is. */
    async look(): Promise<void> {
      if (!(await takeLease(db, LEASE, holder, now(), LEASE_MS))) return
      const url = await nextLink(db, now())
      if (!url) return
      const change = await recordFound(db, url, await knock(url, signal), now())
      if (change?.state === 'broken') log.warn('a link is broken', { url, detail: change.detail })
      if (change?.state === 'ok') log.info('a link works again', { url })
    },
    /** Another process may go on at once. */
    leave: () => giveLease(db, LEASE, holder),
  }
}

const politeKnock = ({ env }: Services) =>
  createKnock({ userAgent: `Mozilla/5.0 (compatible; LinkCheck; +${env.SITE_URL}/)` })
