import { setTimeout as pause } from 'node:timers/promises'
import { isBusy } from '#infra/db/errors.server.ts'

const TIMEOUT_MS = 120_000
const PAUSE_MS = 200

/** Another process may hold the lock to prepare the same database, for longer than a save would wait. */
export async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + TIMEOUT_MS; ;) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || Date.now() >= end) throw error
    }
    await pause(PAUSE_MS)
  }
}
