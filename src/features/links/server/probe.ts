import { isHttpsUrl } from '#shared/hrefs.ts'
import * as m from '#features/links/messages.ts'
import {
  createGuardedRequest,
  type GuardOptions,
  limitTime,
  MAX_REDIRECTS,
  redirectOf,
} from '#features/links/server/guarded-request.ts'
import { inLanguage } from '#shared/words/message.ts'

const FOR_GOOD = new Set([301, 308])
/** The server is up, but refuses robots. */
const REFUSES_PROGRAMS = new Set([401, 403, 405, 406, 429, 451, 503])

export type ProbeResult =
  /** Moved: the target of a permanent redirect. */
  | { state: 'ok'; detail: string; movedTo?: string }
  | { state: 'broken'; detail: string }
  | { state: 'later'; seconds: number }

export type Probe = (url: string, signal: AbortSignal) => Promise<ProbeResult>

interface ResponseHead {
  status: number
  location: string | undefined
  retryAfter: string | undefined
}

interface Followed extends ResponseHead {
  /** The final address, if every redirect on the way was permanent. */
  movedTo: string | undefined
}

/** Probes whether the target responds. The body is not read. */
export function createProbe(options: GuardOptions): Probe {
  const request = createGuardedRequest(options)
  return async (url, signal) => {
    const limit = limitTime(options)
    try {
      return judge(await follow(url, AbortSignal.any([signal, limit.signal])))
    } catch (error) {
      if (signal.aborted) throw error
      return { state: 'broken', detail: limit.reason(error) }
    }
  }

  async function follow(start: string, signal: AbortSignal): Promise<Followed> {
    let url = new URL(start)
    let isForGood = true
    for (let step = 0; step <= MAX_REDIRECTS; step++) {
      let head = await requestHead('HEAD', url, signal)
      // Some servers do not support HEAD and respond with anything.
      if (head.status >= 400 && head.status !== 429) head = await requestHead('GET', url, signal)
      if (!head.location) return { ...head, movedTo: step > 0 && isForGood ? url.href : undefined }
      isForGood &&= FOR_GOOD.has(head.status)
      url = new URL(head.location, url)
    }
    throw new Error(inLanguage('en', m.tooManyRedirects))
  }

  async function requestHead(method: 'HEAD' | 'GET', url: URL, signal: AbortSignal): Promise<ResponseHead> {
    const response = await request(method, url, signal)
    const { statusCode = 0, headers } = response
    response.destroy()
    return { status: statusCode, location: redirectOf(response), retryAfter: headers['retry-after'] }
  }
}

function judge({ status, retryAfter, movedTo }: Followed): ProbeResult {
  const seconds = secondsOf(retryAfter)
  if ((status === 429 || status === 503) && seconds > 0) return { state: 'later', seconds }
  const isThere = status < 400 || REFUSES_PROGRAMS.has(status)
  const detail = inLanguage('en', m.answers, { status: String(status) })
  if (!isThere) return { state: 'broken', detail }
  return movedTo && isHttpsUrl(movedTo) ? { state: 'ok', detail, movedTo } : { state: 'ok', detail }
}

function secondsOf(retryAfter = ''): number {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter)
  const date = Date.parse(retryAfter)
  return Number.isNaN(date) ? 0 : Math.max(0, Math.ceil((date - Date.now()) / 1000))
}
