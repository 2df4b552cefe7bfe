import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { BenchServer } from './server.ts'

const EVERY_MS = 5
/** Always served from memory, so its response time shows the latency of the event loop. */
const PAGE = '/robots.txt'

/** In milliseconds, since the previous call. */
export interface Stall {
  /** The longest response time. */
  waited: number
  /** The same without the time in which other processes had the CPU: caused by the server itself. */
  own: number
}

/** Continuously requests a page from memory, in a thread of its own. */
interface StallProbe {
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

/** How long a thread was runnable but waited for a CPU; available on Linux only. */
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
  // The pid is also the id of the main thread, which runs the event loop.
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
