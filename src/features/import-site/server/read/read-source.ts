import { createReadStream } from 'node:fs'
import { MAX_BYTES } from '#features/import-site/job-schema.ts'
import { tooLarge } from '#features/import-site/messages.ts'
import { CHUNK_BYTES, filesIn } from '#features/import-site/server/read/files-in.ts'
import { readGhost } from '#features/import-site/server/read/ghost.ts'
import * as m from '#features/import-site/server/read/messages.ts'
import { BadFile, type SourceItem } from '#features/import-site/server/read/source.ts'
import { readWxr } from '#features/import-site/server/read/wxr.ts'

type Bytes = AsyncIterable<Buffer>

const isExport = ({ name }: { name: string }) => /\.(?:xml|json)$/i.test(name)

/** A file, or a zip or a folder with one or with several parts. */
export async function* readSource(path: string): AsyncGenerator<SourceItem> {
  const inside = await filesIn(path)
  if (!inside) return yield* readOne(createReadStream(path, { highWaterMark: CHUNK_BYTES }))
  try {
    const parts = inside.files.filter(isExport).toSorted((one, other) => (one.name < other.name ? -1 : 1))
    if (parts.length === 0) throw new BadFile(m.noExport)
    let size = 0
    // No file of a zip yields more than it claims; a small one could claim anything.
    for (const part of parts) if ((size += await part.size()) > MAX_BYTES) throw new BadFile(tooLarge)
    for (const part of parts) yield* readOne(await part.open())
  } finally {
    inside.close()
  }
}

const FIRST_SIGN = /[^\s\0\ufeff\u00ef\u00bb\u00bf\u00ff\u00fe]/

/** Which of the two it is shows the first sign, whatever the name of the file. */
async function* readOne(stream: Bytes): AsyncGenerator<SourceItem> {
  const chunks = stream[Symbol.asyncIterator]()
  const first = await chunks.next()
  if (first.done) throw new BadFile(m.empty)
  const head: Buffer = first.value
  async function* all(): Bytes & AsyncGenerator<Buffer> {
    yield head
    yield* { [Symbol.asyncIterator]: () => chunks }
  }
  const sign = FIRST_SIGN.exec(head.subarray(0, CHUNK_BYTES).toString('latin1'))?.[0]
  if (sign === '<') yield* readWxr(all())
  else if (sign === '{') yield* readGhost(all())
  else throw new BadFile(m.neither)
}
