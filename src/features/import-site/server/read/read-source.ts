import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readGhost } from '#features/import-site/server/read/ghost.ts'
import * as m from '#features/import-site/server/read/messages.ts'
import { BadFile, type SourceItem } from '#features/import-site/server/read/source.ts'
import { readWxr } from '#features/import-site/server/read/wxr.ts'
import { isZip, readZip } from '#features/import-site/server/read/zip.ts'
import { said } from '#shared/words/message.ts'

const CHUNK_BYTES = 1 << 18

type Bytes = AsyncIterable<Buffer>

/** A file, a zip with one or with several parts, or a folder of parts. */
export async function* readSource(path: string): AsyncGenerator<SourceItem> {
  const facts = await stat(path).catch(() => {
    throw new BadFile(`There is no file ${path}.`)
  })
  if (facts.isDirectory()) yield* readFolder(path)
  else if (await isZip(path)) yield* readParts(path)
  else yield* readOne(createReadStream(path, { highWaterMark: CHUNK_BYTES }))
}

const isExport = (name: string) => /\.(?:xml|json)$/i.test(name)

async function* readFolder(path: string): AsyncGenerator<SourceItem> {
  const names = (await readdir(path)).filter(isExport).toSorted()
  if (names.length === 0) throw new BadFile(said(m.noExportInFolder, { path }))
  for (const name of names) yield* readOne(createReadStream(join(path, name), { highWaterMark: CHUNK_BYTES }))
}

async function* readParts(path: string): AsyncGenerator<SourceItem> {
  const zip = await readZip(path)
  try {
    const names = [...zip.entries.keys()].filter(isExport).toSorted()
    if (names.length === 0) throw new BadFile(m.noExportInZip)
    for (const name of names) {
      const entry = zip.entries.get(name)
      if (entry) yield* readOne(await zip.read(entry))
    }
  } finally {
    zip.close()
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
