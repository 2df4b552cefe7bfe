/**
 * Loaded before the server (`node --import`): its clock is as many milliseconds ahead as the file says that CLOCK_FILE
 * names, from the moment the file says so. The product knows nothing of it.
 */
import { readFileSync, watchFile } from 'node:fs'

const file = process.env.CLOCK_FILE ?? ''
let ahead = 0
function read() {
  try {
    ahead = Number(readFileSync(file, 'utf8')) || 0
  } catch {
    ahead = 0
  }
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
