import { BATCH, forgetOld } from '#features/complaints/keep.server.ts'
import { tidyVoices } from '#features/voices/retention.server.ts'
import type { Services } from '#records/services.server.ts'
import { inBatches, type Job, leasedJob, repeat } from '#server/jobs.ts'

const EVERY_MS = 5 * 60_000
const LEASE = { name: 'players', ms: 3 * EVERY_MS }

/** Deletes of voices and complaints what was promised to be deleted, and closes what nobody has answered. */
export const sweepPlayers = (services: Services) => repeat(services, 'players', EVERY_MS, createPlayersSweep(services))

export const createPlayersSweep = (services: Services): Job =>
  leasedJob(services, LEASE, async (stopping) => {
    const voices = await tidyVoices(services, stopping)
    const touched = voices + (await inBatches(BATCH, stopping, () => forgetOld(services)))
    if (touched > 0) services.log.info('private parts of voices and complaints deleted', { touched })
  })
