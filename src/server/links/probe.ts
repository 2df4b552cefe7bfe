import { lookup } from 'node:dns'
import * as http from 'node:http'
import * as https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '#server/links/public-address.ts'
import { isHttpsUrl } from '#shared/schema/url.ts'
import { codeOf, messageOf } from '#shared/thrown.ts'

const TIMEOUT_MS = 10_000
const MAX_REDIRECTS = 5
const MAX_HEADER_BYTES = 16_384
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const FOR_GOOD = new Set([301, 308])
/** Somebody is at home, but does not open to programs. */
const REFUSES_PROGRAMS = new Set([401, 403, 405, 406, 429, 451, 503])

export type ProbeResult =
  /** Moved: where it leads for good. */
  | { state: 'ok'; detail: string; movedTo?: string }
  | { state: 'broken'; detail: string }
  | { state: 'later'; seconds: number }

export type Probe = (url: string, signal: AbortSignal) => Promise<ProbeResult>

interface Options {
  userAgent: string
  /** Which addresses may be asked; a test has its servers at home. */
  isAllowed?: (address: string) => boolean
}

interface ResponseHead {
  status: number
  location: string | undefined
  retryAfter: string | undefined
}

interface Followed extends ResponseHead {
  /** Where it ended, if every step on the way said that it is for good. */
  movedTo: string | undefined
}

/** Asks whether anybody is there. Nothing is sent but the address, and nothing is read but the head of the answer. */
export function createProbe({ userAgent, isAllowed = isPublicAddress }: Options): Probe {
  return async (url, signal) => {
    const timeout = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
    try {
      return judge(await follow(url, timeout))
    } catch (error) {
      if (signal.aborted) throw error
      return { state: 'broken', detail: timeout.aborted ? 'no answer in 10 seconds' : reasonOf(error) }
    }
  }

  async function follow(start: string, signal: AbortSignal): Promise<Followed> {
    let url = new URL(start)
    let isForGood = true
    for (let step = 0; step <= MAX_REDIRECTS; step++) {
      let head = await ask('HEAD', url, signal)
      // Some do not know HEAD and answer anything to it.
      if (head.status >= 400 && head.status !== 429) head = await ask('GET', url, signal)
      if (!REDIRECTS.has(head.status) || !head.location) {
        return { ...head, movedTo: step > 0 && isForGood ? url.href : undefined }
      }
      isForGood &&= FOR_GOOD.has(head.status)
      url = new URL(head.location, url)
    }
    throw new Error('too many redirects')
  }

  function ask(method: 'HEAD' | 'GET', url: URL, signal: AbortSignal): Promise<ResponseHead> {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) {
      throw new Error('leads to an address that we do not ask')
    }
    if (isIP(host) && !isAllowed(host)) throw new Error(NOT_PUBLIC)
    return new Promise((resolve, reject) => {
      const request = (url.protocol === 'https:' ? https : http).request(url, {
        method,
        signal,
        agent: false,
        lookup: onlyAllowed,
        maxHeaderSize: MAX_HEADER_BYTES,
        headers: { 'User-Agent': userAgent, Accept: '*/*' },
      })
      // Once more where it counts: whatever names may say, this is who is at the other end.
      request.on('socket', (socket) =>
        socket.once('connect', () => {
          if (!isAllowed(socket.remoteAddress ?? '')) request.destroy(new Error(NOT_PUBLIC))
        }),
      )
      request.once('response', ({ statusCode = 0, headers }) => {
        resolve({ status: statusCode, location: headers.location, retryAfter: headers['retry-after'] })
        request.destroy()
      })
      request.on('error', reject)
      request.end()
    })
  }

  function onlyAllowed(host: string, options: Parameters<LookupFunction>[1], done: Parameters<LookupFunction>[2]) {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? new Error('no address'), '', 0)
      if (!addresses.every(({ address }) => isAllowed(address))) return done(new Error(NOT_PUBLIC), '', 0)
      if (options.all) return done(null, addresses)
      done(null, first.address, first.family)
    })
  }
}

const NOT_PUBLIC = 'leads to an address that is not public'

function judge({ status, retryAfter, movedTo }: Followed): ProbeResult {
  const seconds = secondsOf(retryAfter)
  if ((status === 429 || status === 503) && seconds > 0) return { state: 'later', seconds }
  const isThere = status < 400 || REFUSES_PROGRAMS.has(status)
  const detail = `answers ${status}`
  if (!isThere) return { state: 'broken', detail }
  return movedTo && isHttpsUrl(movedTo) ? { state: 'ok', detail, movedTo } : { state: 'ok', detail }
}

function secondsOf(retryAfter = ''): number {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter)
  const date = Date.parse(retryAfter)
  return Number.isNaN(date) ? 0 : Math.max(0, Math.ceil((date - Date.now()) / 1000))
}

const REASONS: Record<string, string> = {
  ENOTFOUND: 'the name does not exist',
  EAI_AGAIN: 'the name could not be looked up',
  ECONNREFUSED: 'nobody answers there',
  ECONNRESET: 'the connection was cut',
  HPE_HEADER_OVERFLOW: 'answers with headers that are too large',
}

function reasonOf(error: unknown): string {
  const code = codeOf(error) ?? ''
  return REASONS[code] ?? (/CERT|SSL|TLS/.test(code) ? `the certificate is not valid (${code})` : messageOf(error))
}
