import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { BenchServer } from './server.ts'

const EVERY_MS = 5
/** From memory whatever is saved, and so as quick as the event loop comes round. */
const PAGE = '/robots.txt'

/** In milliseconds, since the last time somebody asked. */
export interface Stall {
  /** How long the longest response took. */
  waited: number
  /** The same without the time in which others had the processor: what the server itself is to blame for. */
  own: number
}

/** Asks for a page from memory again and again, in a thread of its own. */
export interface StallProbe {
  longest(): Promise<Stall>
  stop(): Promise<unknown>
}

type Probed = Pick<BenchServer, 'url' | 'pid'>

export function startProbe({ url, pid }: Probed): StallProbe {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url, pid } satisfies Probed })
  return {
    longest: () =>
      new Promise((resolve) => {
        worker.once('message', resolve)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage('longest')
      }),
    stop: () => worker.terminate(),
  }
}

/** How long a thread was ready to run and had no processor; only Linux says it. */
function queuedMs(thread: string): number {
  try {
    return Number(readFileSync(`/proc/${thread}/schedstat`, 'utf8').split(' ')[1]) / 1e6
  } catch {
    return 0
  }
}

const one = (url: string, agent: Agent) =>
  new Promise<number>((resolve, reject) => {
    const started = performance.now()
    get(url, { agent }, (response) => {
      response.resume().once('end', () => resolve(performance.now() - started))
    }).once('error', reject)
  })

async function probe({ url, pid }: Probed): Promise<never> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  // The number of a process is also that of its main thread, which has the event loop.
  const queued = () => queuedMs(String(pid)) + queuedMs('thread-self')
  let longest: Stall = { waited: 0, own: 0 }
  let isAsked = false
  parentPort?.on('message', () => {
    isAsked = true
  })
  for (;;) {
    const before = queued()
    const waited = await one(url + PAGE, agent)
    const own = Math.max(0, waited - (queued() - before))
    longest = { waited: Math.max(longest.waited, waited), own: Math.max(longest.own, own) }
    if (isAsked) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      parentPort?.postMessage(longest)
      longest = { waited: 0, own: 0 }
      isAsked = false
    }
    await pause(EVERY_MS)
  }
}

if (!isMainThread) await probe(workerData as Probed)
