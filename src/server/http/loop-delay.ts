import { Histogram, type Registry } from 'prom-client'

const SAMPLE_MS = 10
/** The first is unnoticeable; at the last, a load balancer considers the process dead. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** How long requests wait for the event loop: the delay of a 10 ms timer. */
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
