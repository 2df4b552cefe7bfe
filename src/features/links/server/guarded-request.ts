import * as m from '#features/links/messages.ts'
import { lookup } from 'node:dns'
import * as http from 'node:http'
import * as https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '#features/links/server/public-address.ts'
import { codeOf, messageOf } from '#shared/thrown.ts'
import { inLanguage, type Message } from '#shared/words/message.ts'

const TIMEOUT_MS = 10_000
export const MAX_REDIRECTS = 5
const MAX_HEADER_BYTES = 16_384
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const NOT_PUBLIC = inLanguage('en', m.notPublic)

export interface GuardOptions {
  userAgent: string
  /** Which IP addresses may be requested; tests have their servers on loopback. */
  isAllowed?: (address: string) => boolean
  /** For everything: redirects, headers and the body. */
  timeoutMs?: number
}

interface TimeLimit {
  signal: AbortSignal
  /** What to say of an error: that it was the limit, or its own reason. */
  reason: (error: unknown) => string
}

export function limitTime({ timeoutMs = TIMEOUT_MS }: GuardOptions): TimeLimit {
  const signal = AbortSignal.timeout(timeoutMs)
  return {
    signal,
    reason: (error) => (signal.aborted ? inLanguage('en', m.noAnswer, { seconds: timeoutMs / 1000 }) : reasonOf(error)),
  }
}

/** Status and headers of a response; a caller that does not want the body destroys it. */
type GuardedRequest = (
  method: 'HEAD' | 'GET' | 'POST',
  url: URL,
  signal: AbortSignal,
  sent?: { headers: Record<string, string>; body: string },
) => Promise<http.IncomingMessage>

export const redirectOf = ({ statusCode = 0, headers }: http.IncomingMessage): string | undefined =>
  REDIRECTS.has(statusCode) ? headers.location : undefined

/** Requests URLs that users have entered, with a guard against SSRF: never this machine or its network. Nothing is sent along but what the caller names. */
export function createGuardedRequest({ userAgent, isAllowed = isPublicAddress }: GuardOptions): GuardedRequest {
  return (method, url, signal, sent) => {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) {
      throw new Error(inLanguage('en', m.notAsked))
    }
    if (isIP(host) && !isAllowed(host)) throw new Error(NOT_PUBLIC)
    return new Promise((resolve, reject) => {
      const request = (url.protocol === 'https:' ? https : http).request(url, {
        method,
        signal,
        agent: false,
        lookup: onlyAllowed,
        maxHeaderSize: MAX_HEADER_BYTES,
        headers: { 'User-Agent': userAgent, Accept: '*/*', 'Accept-Encoding': 'identity', ...sent?.headers },
      })
      // Checked again on the connection: whatever DNS said, this is the actual peer.
      request.on('socket', (socket) =>
        socket.once('connect', () => {
          if (!isAllowed(socket.remoteAddress ?? '')) request.destroy(new Error(NOT_PUBLIC))
        }),
      )
      request.once('response', resolve)
      request.once('upgrade', (response, socket) => {
        socket.destroy()
        reject(new Error(inLanguage('en', m.answers, { status: String(response.statusCode) })))
      })
      request.on('error', reject)
      // However it ended: a promise that is never settled would stop its job for good.
      request.once('close', () => reject(new Error(inLanguage('en', m.connectionCut))))
      request.end(sent?.body)
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

const REASONS: Record<string, Message> = {
  ENOTFOUND: m.noSuchName,
  EAI_AGAIN: m.nameNotFound,
  ECONNREFUSED: m.nobodyAnswers,
  ECONNRESET: m.connectionCut,
  HPE_HEADER_OVERFLOW: m.headersTooLarge,
}

function reasonOf(error: unknown): string {
  const code = codeOf(error) ?? ''
  const known = REASONS[code]
  if (known) return inLanguage('en', known)
  return /CERT|SSL|TLS/.test(code) ? inLanguage('en', m.badCertificate, { code }) : messageOf(error)
}
