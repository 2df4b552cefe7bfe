import { setTimeout as pause } from 'node:timers/promises'
import { BATCH, forgetOld } from '#features/complaints/keep.server.ts'
import { tidyVoices } from '#features/voices/retention.server.ts'
import type { Services } from '#records/services.server.ts'
import { type Job, leasedJob, repeat } from '#server/jobs.ts'

const EVERY_MS = 5 * 60_000
const LEASE = { name: 'players', ms: 3 * EVERY_MS }
/** Others have their turn between two batches. */
const BETWEEN_BATCHES_MS = 20
/** Far less than the lease. */
const MAX_BATCHES = 500

/** Deletes of voices and complaints what was promised to be deleted, and closes what nobody has answered. */
export const sweepPlayers = (services: Services) => repeat(services, 'players', EVERY_MS, createPlayersSweep(services))

export const createPlayersSweep = (services: Services): Job =>
  leasedJob(services, LEASE, async (stopping) => {
    let touched = await tidyVoices(services, stopping)
    for (let batch = 0; batch < MAX_BATCHES && !stopping.aborted; batch++) {
      const count = await forgetOld(services)
      touched += count
      if (count < BATCH) break
      await pause(BETWEEN_BATCHES_MS)
    }
    if (touched > 0) services.log.info('private parts of voices and complaints deleted', { touched })
  })
