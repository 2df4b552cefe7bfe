import type { ReceivedMail } from '#testing/smtp-server.ts'

export interface ReadMail {
  to: string
  subject: string
  headers: Map<string, string>
  text: string
  html: string
}

/** A mail as its reader sees it: headers unfolded, words and parts decoded. */
export function readMail({ to, raw }: Pick<ReceivedMail, 'to' | 'raw'>): ReadMail {
  const { headers, body } = splitPart(raw)
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1]
  const parts = boundary ? body.split(`--${boundary}`).map((part) => splitPart(part.trimStart())) : [{ headers, body }]
  const partOf = (type: string) => {
    const part = parts.find((each) => each.headers.get('content-type')?.startsWith(type))
    return part ? decodeBody(part.body, part.headers.get('content-transfer-encoding')) : ''
  }
  return {
    to: to.join(),
    subject: decodeWords(headers.get('subject') ?? ''),
    headers,
    text: partOf('text/plain'),
    html: partOf('text/html'),
  }
}

function splitPart(part: string): { headers: Map<string, string>; body: string } {
  const end = part.indexOf('\r\n\r\n')
  const lines = part
    .slice(0, end)
    .replaceAll(/\r\n[ \t]/g, ' ')
    .split('\r\n')
  const headers = lines.flatMap((line): [string, string][] => {
    const colon = line.indexOf(':')
    return colon > 0 ? [[line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]] : []
  })
  return { headers: new Map(headers), body: part.slice(end + 4) }
}

function decodeBody(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? decodeQuoted(body.replaceAll('=\r\n', '')) : body
}

const decodeQuoted = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

const decodeWords = (text: string) =>
  text
    .replaceAll(/\?= +=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replaceAll('_', ' ')),
    )
