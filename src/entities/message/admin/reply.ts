import type { Message } from '#entities/message/schema.ts'

/** Mail clients truncate longer mailto links. */
const QUOTED_MAX = 1200

export function replyAddress({ email, name, message }: Pick<Message, 'email' | 'name' | 'message'>): string {
  // Half of an emoji at the end cannot be encoded.
  const words = message.length > QUOTED_MAX ? `${message.slice(0, QUOTED_MAX).toWellFormed()} …` : message
  const quoted = words.replace(/^/gm, '> ')
  const query = Object.entries({ subject: 'Vaše zpráva redakci Rozvážně', body: `\n\n${name} napsal(a):\n${quoted}` })
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${query
    .map(([key, value]) => `${key}=${encodeURIComponent(value.replace(/\r?\n/g, '\r\n'))}`)
    .join('&')}`
}
