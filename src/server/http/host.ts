import type { IncomingMessage } from 'node:http'
import { memo } from '#shared/memo.ts'

const SHAPE = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{0,5})?$/i
/** A host name has at most 253 characters. */
const MAX_LENGTH = 260

/** A name or an address, with or without a port. Memoized, because there are few. */
const isHost = memo(
  (host: string) => host.length <= MAX_LENGTH && SHAPE.test(host) && URL.canParse(`http://${host}/`),
  100,
)

export function namesOneHost({ headers, rawHeaders }: IncomingMessage): boolean {
  if (headers.host === undefined || !isHost(headers.host)) return false
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count === 1
}
