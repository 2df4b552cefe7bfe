import { parentPort, workerData } from 'node:worker_threads'
import { closeServices, createServices } from '#entities/create-services.server.ts'
import { workOn } from '#features/import-site/server/job/work.ts'
import type { Env } from '#infra/env.server.ts'

export interface ImportTask {
  env: Env
  id: string
  /** How far the clock of the server is from that of the machine. */
  offsetMs: number
  /** Not 0 once the server stops. */
  stop: SharedArrayBuffer
}

const { env, id, offsetMs, stop } = workerData as ImportTask
const flag = new Int32Array(stop)
const services = { ...createServices(env), now: () => new Date(Date.now() + offsetMs) }
try {
  await workOn(services, id, { isStopping: () => Atomics.load(flag, 0) !== 0 })
} finally {
  await closeServices(services)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(undefined)
}
