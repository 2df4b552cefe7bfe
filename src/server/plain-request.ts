import type { Asked } from '#server/ready.ts'
import { memo } from '#shared/memo.ts'

const MAX_BYTES = 4096
const SHAPE = /^GET (\/[!-~]*) HTTP\/1\.1\r\n(?:[A-Za-z\d-]+: ?[ -~]*\r\n)+\r\n$/
const HOST = /\nhost:/i
/** They say that more follows, or that the connection is to become something else. */
const NOT_PLAIN =
  /\n(?:content-encoding|content-length|expect|keep-alive|te|trailer|transfer-encoding|upgrade):|\nconnection:(?! ?keep-alive\r)/i

const lineOf = memo((name: string) => new RegExp(`\\n${name}:([^\\r]*)`, 'i'), 50)

/**
 * A request as nearly all of visitors are: a GET for a path, whole and alone in one packet, in plain characters. Undefined
 * for any other, right or wrong; that is for node's parser to say. No clever reading here: what could be understood in two
 * ways is not plain. Headers are looked for when somebody asks, for most are of no interest; the first of a name counts.
 */
export function plainRequest(packet: Buffer): Asked | undefined {
  if (packet.length > MAX_BYTES) return undefined
  const text = packet.toString('latin1')
  const url = SHAPE.exec(text)?.[1]
  if (url === undefined || !HOST.test(text) || NOT_PLAIN.test(text)) return undefined
  return { method: 'GET', url, header: (name) => lineOf(name).exec(text)?.[1]?.trim() }
}
