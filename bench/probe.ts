import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

const EVERY_MS = 5

/** Asks for a page from memory again and again, in a thread of its own, and knows how long the longest response took. */
export interface StallProbe {
  /** In milliseconds, since the last time somebody asked. */
  longest(): Promise<number>
  stop(): Promise<unknown>
}

export function startProbe(url: string): StallProbe {
  const worker = new Worker(new URL(import.meta.url), { workerData: url })
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

const one = (url: string, agent: Agent) =>
  new Promise<number>((resolve, reject) => {
    const started = performance.now()
    get(url, { agent }, (response) => {
      response.resume().once('end', () => resolve(performance.now() - started))
    }).once('error', reject)
  })

async function probe(url: string): Promise<never> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let longest = 0
  let isAsked = false
  parentPort?.on('message', () => {
    isAsked = true
  })
  for (;;) {
    longest = Math.max(longest, await one(url, agent))
    if (isAsked) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      parentPort?.postMessage(longest)
      longest = 0
      isAsked = false
    }
    await pause(EVERY_MS)
  }
}

if (!isMainThread) await probe(String(workerData))
