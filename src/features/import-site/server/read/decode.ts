import * as m from '#features/import-site/server/read/messages.ts'
import { BadFile } from '#features/import-site/server/read/source.ts'
import { said } from '#shared/words/message.ts'

const HEAD_BYTES = 512
const NEWLINE = 10

/** `<?xml version="1.0" encoding="windows-1250"?>` */
function declaredEncoding(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const start = head.subarray(0, HEAD_BYTES).toString('latin1')
  if (!start.trimStart().replace('ï»¿', '').startsWith('<?xml')) return 'utf-8'
  return /\sencoding=["']([^"']+)["']/.exec(start.slice(0, start.indexOf('?>') + 1))?.[1] ?? 'utf-8'
}

function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    throw new BadFile(said(m.unknownEncoding, { encoding }))
  }
}

/** Text of a file in the encoding it declares. Bytes that are not in that encoding stop the reading, with their line. */
export async function* decoded(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let line = 1
  const read = (chunk: Buffer, isLast: boolean): string => {
    if (!decoder) throw new BadFile(m.empty)
    try {
      return decoder.decode(chunk, { stream: !isLast })
    } catch {
      const { encoding } = decoder
      throw new BadFile(said(m.wrongEncoding, { line: String(line + firstBadLine(chunk, encoding)), encoding }))
    }
  }
  for await (const chunk of bytes) {
    decoder ??= decoderFor(declaredEncoding(chunk))
    const text = read(chunk, false)
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) line++
    yield text
  }
  yield read(Buffer.alloc(0), true)
}

/** How many lines of the chunk are fine. */
function firstBadLine(chunk: Buffer, encoding: string): number {
  let lines = 0
  for (let from = 0; from < chunk.length;) {
    const end = chunk.indexOf(NEWLINE, from)
    if (end === -1) return lines
    try {
      new TextDecoder(encoding, { fatal: true }).decode(chunk.subarray(from, end))
    } catch {
      return lines
    }
    lines++
    from = end + 1
  }
  return lines
}
