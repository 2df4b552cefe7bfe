import { dropArchived } from '#features/templates/store.server.ts'
import type { Services } from '#records/services.server.ts'
import { type Job, leasedJob, repeat } from '#server/jobs.ts'

const EVERY_MS = 6 * 60 * 60_000
const LEASE = { name: 'templates', ms: 60 * 60_000 }

export const dropOldTemplates = (services: Services) =>
  repeat(services, 'old templates', EVERY_MS, createTemplateSweep(services))

/** A few rows at most, deleted at once. */
export function createTemplateSweep(services: Services): Job {
  return leasedJob(services, LEASE, () => dropArchived(services.db, services.now()))
}
