import { Histogram, type Registry } from 'prom-client'

const SAMPLE_MS = 10
/** Nobody notices the first; in the last, a balancer takes the process for dead. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** How long visitors wait before anything is done for them: by how much a timer of 10 ms comes late. */
export function measureLoopDelay(registry: Registry): void {
  const delays = new Histogram({
    name: 'event_loop_delay_seconds',
    help: 'How long the event loop did not come round, a hundred samples a second',
    buckets: BUCKETS,
    registers: [registry],
  })
  let due = performance.now() + SAMPLE_MS
  const sample = () => {
    const now = performance.now()
    delays.observe(Math.max(0, now - due) / 1000)
    due = now + SAMPLE_MS
    setTimeout(sample, SAMPLE_MS).unref()
  }
  setTimeout(sample, SAMPLE_MS).unref()
}
