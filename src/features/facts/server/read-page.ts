import type { IncomingMessage } from 'node:http'
import { linesOfHtml } from '#features/facts/server/html-text.ts'
import {
  createGuardedRequest,
  type GuardOptions,
  limitTime,
  MAX_REDIRECTS,
  redirectOf,
} from '#features/links/server/guarded-request.ts'

const MAX_BYTES = 2_000_000
const MAX_TEXT = 100_000

export type ReadPage = (url: string) => Promise<{ text: string } | { failed: string }>

export function createPageReader(options: GuardOptions): ReadPage {
  const request = createGuardedRequest(options)
  return async (start) => {
    const limit = limitTime(options)
    try {
      let url = new URL(start)
      for (let step = 0; step <= MAX_REDIRECTS; step++) {
        const response = await request('GET', url, limit.signal)
        const location = redirectOf(response)
        if (location === undefined) return await textOf(response)
        response.destroy()
        url = new URL(location, url)
      }
      return { failed: 'too many redirects' }
    } catch (error) {
      return { failed: limit.reason(error) }
    }
  }
}

async function textOf(response: IncomingMessage): Promise<{ text: string } | { failed: string }> {
  const { statusCode = 0, headers } = response
  const [type = '', ...parameters] = (headers['content-type'] ?? 'text/html').toLowerCase().split(';')
  const isHtml = type.includes('html')
  const problem =
    statusCode !== 200
      ? `answers ${statusCode}`
      : headers['content-encoding'] && headers['content-encoding'] !== 'identity'
        ? 'answers in a form that we did not ask for'
        : !isHtml && !type.startsWith('text/')
          ? `is no page but ${type.trim()}`
          : undefined
  const bytes = problem === undefined ? await bodyOf(response) : undefined
  response.destroy()
  if (!bytes) return { failed: problem ?? `is longer than ${MAX_BYTES / 1_000_000} MB` }
  const source = decoderFor(parameters, bytes).decode(bytes)
  const lines = isHtml ? linesOfHtml(source) : source.split('\n').map((line) => line.trim())
  // PostgreSQL cannot store NUL in a text.
  const text = lines.filter(Boolean).join('\n').replaceAll('\u0000', '')
  return { text: text.slice(0, MAX_TEXT).toWellFormed() }
}

async function bodyOf(response: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response) {
    const bytes = part as Buffer
    size += bytes.length
    if (size > MAX_BYTES) return undefined
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}

const CHARSET = /charset\s{0,9}=\s{0,9}["']?([\w-]{1,40})/i
const HEAD_BYTES = 2000

/** By the header of the response, or else by the page itself. */
function decoderFor(parameters: string[], bytes: Buffer): TextDecoder {
  const said = CHARSET.exec(parameters.join(';')) ?? CHARSET.exec(bytes.subarray(0, HEAD_BYTES).toString('latin1'))
  try {
    return new TextDecoder(said?.[1] ?? 'utf-8')
  } catch {
    return new TextDecoder()
  }
}
