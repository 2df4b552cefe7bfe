import type { Asked } from '#server/ready.ts'

const MAX_BYTES = 4096
const END = '\r\n\r\n'
const FIRST_LINE = /GET (\/[!-~]*) HTTP\/1\.1\r\n/y
const HEADER_LINE = /([A-Za-z\d-]+): ?([ -~]*)\r\n/y
/** They say that more follows, or that the connection is to become something else. */
const NOT_PLAIN = new Set([
  'content-encoding',
  'content-length',
  'expect',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/**
 * A request as nearly all of visitors are: a GET for a path, whole and alone in one packet, in plain characters, each header
 * once. Undefined for any other, right or wrong; that is for node's parser to say. No clever reading here: what could be
 * understood in two ways is not plain.
 */
export function plainRequest(packet: Buffer): Asked | undefined {
  if (packet.length > MAX_BYTES) return undefined
  const text = packet.toString('latin1')
  if (!text.endsWith(END)) return undefined
  FIRST_LINE.lastIndex = 0
  const url = FIRST_LINE.exec(text)?.[1]
  const headers = url === undefined ? undefined : readHeaders(text, FIRST_LINE.lastIndex)
  if (url === undefined || !headers?.has('host')) return undefined
  return { method: 'GET', url, header: (name) => headers.get(name)?.trim() }
}

function readHeaders(text: string, start: number): Map<string, string> | undefined {
  const headers = new Map<string, string>()
  const end = text.length - 2
  for (let at = start; at < end; at = HEADER_LINE.lastIndex) {
    HEADER_LINE.lastIndex = at
    const [, name = '', value = ''] = HEADER_LINE.exec(text) ?? []
    const key = name.toLowerCase()
    if (key === '' || NOT_PLAIN.has(key) || headers.has(key)) return undefined
    if (key === 'connection' && value.toLowerCase() !== 'keep-alive') return undefined
    headers.set(key, value)
  }
  return headers
}
