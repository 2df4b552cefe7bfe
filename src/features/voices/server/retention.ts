import { tidyVoices } from '#features/voices/retention.server.ts'
import type { Services } from '#records/services.server.ts'
import { type Job, leasedJob, repeat } from '#server/jobs.ts'

const EVERY_MS = 5 * 60_000
const LEASE = { name: 'voices', ms: 3 * EVERY_MS }

/** Deletes what was promised to be deleted, and closes what nobody has answered. */
export const keepVoicesShort = (services: Services) =>
  repeat(services, 'voices', EVERY_MS, createVoiceTidying(services))

export const createVoiceTidying = (services: Services): Job =>
  leasedJob(services, LEASE, async (stopping) => {
    const touched = await tidyVoices(services, stopping)
    if (touched > 0) services.log.info('voices tidied', { touched })
  })
