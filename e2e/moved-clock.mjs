/**
 * Loaded before the server (`node --import`): its clock is as many milliseconds ahead as the file says that CLOCK_FILE
 * names, from the moment the file says so. What comes again and again comes at once if its time has passed meanwhile. The
 * product knows nothing of it.
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
    // So that whoever moves the clock knows when it is moved; Node's own Date header keeps to the real one.
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
