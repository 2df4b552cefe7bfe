import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OldPicture } from '#features/import-site/server/plan/picture-list.ts'
import { oldAddress } from '#features/import-site/server/convert/links.ts'
import { maxBytesOf, type Uploads } from '#features/import-site/server/uploads.ts'
import * as m from '#features/import-site/server/write/messages.ts'
import {
  createGuardedRequest,
  type GuardOptions,
  limitTime,
  MAX_REDIRECTS,
  redirectOf,
} from '#features/links/server/guarded-request.ts'
import { detailSaid } from '#features/links/detail.ts'
import * as links from '#features/links/messages.ts'
import { AppError } from '#shared/app-error.ts'
import { inLanguage, type Said, said } from '#shared/words/message.ts'

const TIMEOUT_MS = 30_000
/** Unanswered in a row: the site does not stand any more, and nobody waits for a thousand more. */
const MAX_UNANSWERED = 3
/** The old site is asked for one picture at a time, and rests as long as it took to answer. */
const PAUSE_MS = { min: 20, max: 1000 }
const MAX_BUSY = 3
const BUSY_MS = { default: 5000, max: 60_000 }
const SECOND_MS = 1000

/** The pictures and films of the old site, asked from it one by one through the guard that link checks use. */
export function oldSiteFiles(site: string, files: OldPicture[], options: GuardOptions): Uploads {
  const guard = { timeoutMs: TIMEOUT_MS, ...options }
  const request = createGuardedRequest(guard)
  let unanswered = 0

  const byKey = new Map(files.map((file) => [file.key, file]))
  const addressOf = (key: string) => {
    const file = byKey.get(key)
    return file && site !== '' ? oldAddress(file.address, site) : undefined
  }

  async function ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    for (let step = 0, at = url; step <= MAX_REDIRECTS; step++) {
      const response = await request('GET', at, signal)
      const location = redirectOf(response)
      if (location === undefined) return response
      response.destroy()
      at = new URL(location, at)
    }
    throw new Error(inLanguage('en', links.tooManyRedirects))
  }

  async function askPatiently(url: URL, maxBytes: number): Promise<Uint8Array | undefined> {
    for (let busy = 0; ; busy++) {
      const limit = limitTime(guard)
      const response = await ask(url, limit.signal).catch((error: unknown) => {
        unanswered++
        throw notFetched(url, detailSaid(limit.reason(error)))
      })
      unanswered = 0
      const { statusCode = 0, headers } = response
      if (statusCode === 200) return bodyOf(response, { url, maxBytes, reason: limit.reason })
      response.destroy()
      if ((statusCode !== 429 && statusCode !== 503) || busy === MAX_BUSY)
        throw notFetched(url, said(links.answers, { status: String(statusCode) }))
      await sleep(waitFor(headers['retry-after']))
    }
  }

  return {
    has: (key) => addressOf(key) !== undefined,
    async read(key) {
      const url = addressOf(key)
      if (!url) return undefined
      if (unanswered >= MAX_UNANSWERED) throw notFetched(url, said(m.siteSilent))
      const started = performance.now()
      try {
        return await askPatiently(url, maxBytesOf(key))
      } finally {
        const took = performance.now() - started
        if (unanswered < MAX_UNANSWERED) await sleep(Math.min(Math.max(took, PAUSE_MS.min), PAUSE_MS.max))
      }
    },
    close: () => {},
  }
}

const notFetched = (url: URL, reason: Said) =>
  new AppError('VALIDATION_FAILED', said(m.notFetched, { address: url.href, reason }))

function waitFor(retryAfter = ''): number {
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : 0
  return Math.min(seconds > 0 ? seconds * SECOND_MS : BUSY_MS.default, BUSY_MS.max)
}

interface Body {
  url: URL
  maxBytes: number
  reason: (error: unknown) => string
}

async function bodyOf(response: IncomingMessage, { url, maxBytes, reason }: Body): Promise<Uint8Array | undefined> {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of response) {
      const bytes: Buffer = part
      size += bytes.length
      if (size > maxBytes) break
      parts.push(bytes)
    }
  } catch (error) {
    throw notFetched(url, detailSaid(reason(error)))
  }
  response.destroy()
  return size > maxBytes ? undefined : Buffer.concat(parts)
}
