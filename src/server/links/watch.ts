import { releaseLease, acquireLease } from '#infra/db/lease.server.ts'
import type { Services } from '#entities/services.server.ts'
import { createProbe, type Probe } from '#server/links/probe.ts'
import { nextLink, recordProbe } from '#server/links/state.ts'
import { type Job, repeat } from '#server/jobs.ts'
import { newId } from '#shared/id.ts'

const EVERY_MS = 60_000
const LEASE = 'links'
const LEASE_MS = 3 * EVERY_MS

/** One link a minute, by one process of all, as long as the server runs. Only changes are reported. */
export function watchLinks(services: Services): void {
  const stopped = new AbortController()
  services.beforeClose.push(async () => stopped.abort())
  repeat(services, 'link check', EVERY_MS, createLinkWatch(services, stopped.signal))
}

export function createLinkWatch(services: Services, signal: AbortSignal, probe: Probe = defaultProbe(services)): Job {
  const { db, log, now } = services
  const holder = newId()
  return {
    /** Probes the next link. */
    async run() {
      if (!(await acquireLease(db, LEASE, holder, now(), LEASE_MS))) return
      const url = await nextLink(db, now())
      if (!url) return
      const change = await recordProbe(db, url, await probe(url, signal), now())
      if (change?.state === 'broken') log.warn('a link is broken', { url, detail: change.detail })
      if (change?.state === 'ok') log.info('a link works again', { url })
    },
    leave: () => releaseLease(db, LEASE, holder),
  }
}

const defaultProbe = ({ env }: Services) =>
  createProbe({ userAgent: `Mozilla/5.0 (compatible; LinkCheck; +${env.SITE_URL}/)` })
