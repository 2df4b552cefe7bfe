import type { Services } from '#records/services.server.ts'
import { createProbe, type Probe } from '#features/links/server/probe.ts'
import { createLinkQueue } from '#features/links/server/next-link.ts'
import { recordProbe } from '#features/links/server/state.ts'
import { type Job, leasedJob, repeat } from '#server/jobs.ts'

const EVERY_MS = 60_000
const LEASE = { name: 'links', ms: 3 * EVERY_MS }

/** One link a minute, by one process of all, as long as the server runs. Only changes are reported. */
export const probeLinks = (services: Services) =>
  repeat(services, 'probes of links', EVERY_MS, createLinkProbing(services))

export function createLinkProbing(services: Services, probe: Probe = defaultProbe(services)): Job {
  const { db, log, now } = services
  const nextLink = createLinkQueue(db)
  return leasedJob(services, LEASE, async (stopping) => {
    const url = await nextLink(now())
    if (!url) return
    const change = await recordProbe(db, url, await probe(url, stopping), now())
    if (change?.state === 'broken') log.warn('a link is broken', { url, detail: change.detail })
    if (change?.state === 'ok') log.info('a link works again', { url })
  })
}

const defaultProbe = ({ env }: Services) =>
  createProbe({ userAgent: `Mozilla/5.0 (compatible; LinkCheck; +${env.SITE_URL}/)` })
