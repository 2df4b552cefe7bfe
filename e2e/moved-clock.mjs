/**
 * Loaded before the server (`node --import`): its clock is ahead by the number of milliseconds in the file that
 * CLOCK_FILE names, as soon as the file changes. Intervals whose time has passed meanwhile fire at once. The product
 * knows nothing of it.
 */
import { readFileSync, watchFile, writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const file = process.env.CLOCK_FILE ?? ''
let ahead = 0

const intervals = new Map()
const { setInterval: startInterval, clearInterval: endInterval } = globalThis
globalThis.setInterval = (work, everyMs, ...given) => {
  const timer = startInterval(work, everyMs, ...given)
  intervals.set(timer, { everyMs, work: () => work(...given) })
  return timer
}
globalThis.clearInterval = (timer) => {
  intervals.delete(timer)
  endInterval(timer)
}
function skip(ms) {
  for (const { everyMs, work } of intervals.values()) if (everyMs <= ms) work()
}

function read() {
  const before = ahead
  try {
    ahead = Number(readFileSync(file, 'utf8')) || 0
    // Tells the test that the clock was moved; Node's own Date header uses the real one.
    if (isMainThread) writeFileSync(`${file}.seen`, String(ahead))
  } catch {
    ahead = 0
  }
  skip(ahead - before)
}
read()
watchFile(file, { interval: 20, persistent: false }, read)

const RealDate = Date
const now = () => RealDate.now() + ahead

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
