import { execFileSync } from 'node:child_process'

/** Of the machine that the limits of time were set on. */
const REFERENCE_MS = 0.95

/**
 * How much longer the machine takes for the same work at this moment than the one that the limits were set on; at least once as long.
 * Virtual machines share their cores: the same page took 4.5 ms of CPU on one day and 11 on the next.
 */
export function pace(): number {
  // React takes what it is from the environment at its start.
  const env = { ...process.env, NODE_ENV: 'production' }
  return Math.max(1, Number(execFileSync(process.execPath, ['bench/yardstick.ts'], { env })) / REFERENCE_MS)
}
