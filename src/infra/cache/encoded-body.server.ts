import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Bytes ready to be sent, with their headers in Node's flat form: name, value, name, value. */
export interface EncodedBody {
  head: string[]
  body: Buffer
  isQuick?: boolean
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const brotliAt = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
/** A fifth larger than the best level, in a quarter of the time. */
const QUICK = { br: brotliAt(1), gzip: { level: 1 } }
/** Higher brotli levels take ten times as long to save half a percent. */
const BEST = { br: brotliAt(6), gzip: { level: 6 } }

export function encodedBody(head: readonly string[], body: Buffer, encoding: Encoding): EncodedBody {
  const own = ['Content-Length', String(body.length)]
  const whole = [...head, ...own, ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding])]
  return { head: whole, body }
}

export function compressQuickly(head: readonly string[], whole: Buffer, encoding: 'br' | 'gzip'): EncodedBody {
  const body = encoding === 'br' ? brotliCompressSync(whole, QUICK.br) : gzipSync(whole, QUICK.gzip)
  return { ...encodedBody(head, body, encoding), isQuick: true }
}

export async function compressBest(
  head: readonly string[],
  whole: Buffer,
  encoding: 'br' | 'gzip',
): Promise<EncodedBody> {
  const body = await (encoding === 'br' ? brotli(whole, BEST.br) : deflate(whole, BEST.gzip))
  return encodedBody(head, body, encoding)
}
