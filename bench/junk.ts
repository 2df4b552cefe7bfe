import { Agent, get } from 'node:http'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { cpuSeconds } from './load.ts'
import { PAGES } from './pages.ts'
import { ms, percentiles, table, wanted, wantedWithin } from './report.ts'
import type { BenchServer } from './server.ts'

const SECONDS = 6
const JUNK_PER_SECOND = 500
const PAGES_PER_SECOND = 100
const MOST = 2
const MOST_CPU_MS = 0.7

const HEADERS = { 'Accept-Encoding': 'br', 'User-Agent': 'Mozilla/5.0 (bench) Chrome/140' }

interface Stream {
  url: string
  perSecond: number
  /** Requested in turn; `*` is replaced by a random value each time. */
  paths: string[]
}

/** As bots request: pages that never existed, and scripts of other software. */
const JUNK = ['/*/', '/recenze/*/', '/*.php', '/stare/*/clanky/']

/** Sends requests at a constant rate, however long the responses take; returns the response times. */
async function send({ url, perSecond, paths }: Stream): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const times: number[] = []
  const started = performance.now()
  const pending: Promise<void>[] = []
  for (let number = 0; number < perSecond * SECONDS; number++) {
    const due = started + (number * 1000) / perSecond
    const early = due - performance.now()
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    const path = (paths[number % paths.length] ?? '').replace('*', `${number}-${Math.random().toString(36).slice(2)}`)
    pending.push(one(url + path, agent).then((took) => void times.push(took)))
  }
  await Promise.all(pending)
  agent.destroy()
  return times
}

const one = (url: string, agent: Agent) =>
  new Promise<number>((resolve, reject) => {
    const started = performance.now()
    get(url, { agent, headers: HEADERS }, (response) => {
      response.resume().once('end', () => resolve(performance.now() - started))
    }).once('error', reject)
  })

/** In a thread of its own, so that sending junk does not slow down the measurement of pages. */
const sendInThread = (stream: Stream) =>
  new Promise<number[]>((resolve, reject) => {
    new Worker(new URL(import.meta.url), { workerData: stream }).once('message', resolve).once('error', reject)
  })

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
if (!isMainThread) parentPort?.postMessage(await send(workerData as Stream))

/** Response times of real pages while bots request URLs that do not exist. */
export async function benchJunk({ url, pid }: Pick<BenchServer, 'url' | 'pid'>): Promise<string[]> {
  const pages = { url, perSecond: PAGES_PER_SECOND, paths: Object.values(PAGES) }
  const junk = { url, perSecond: JUNK_PER_SECOND, paths: JUNK }
  await send({ ...pages, perSecond: 20 })
  const cpuOf = async <T>(work: () => Promise<T>) => {
    const before = cpuSeconds(pid)
    const result = await work()
    return { result, seconds: cpuSeconds(pid) - before }
  }
  const alone = await cpuOf(() => sendInThread(pages))
  const both = await cpuOf(() => Promise.all([sendInThread(pages), sendInThread(junk)]))
  const [beside, junkTimes] = both.result
  const cpuMs = ((both.seconds - alone.seconds) * 1000) / junkTimes.length
  const [without, withJunk] = [percentiles(alone.result), percentiles(beside)]
  const worse = withJunk.p50 / without.p50
  return [
    `## Junk: ${JUNK_PER_SECOND} addresses a second at which nothing is, beside ${PAGES_PER_SECOND} pages a second`,
    '',
    ...table(
      ['Real pages', 'p50 ms', 'p95 ms'],
      [
        ['alone', ms(without.p50), ms(without.p95)],
        ['beside junk', ms(withJunk.p50), ms(withJunk.p95)],
      ],
    ),
    '',
    wanted(`p50 of pages at most ${MOST} × as long (${worse.toFixed(1)})`, worse <= MOST),
    wantedWithin('processor time for one junk address', cpuMs, MOST_CPU_MS),
  ]
}
