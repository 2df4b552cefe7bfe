import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { BadFile } from '#features/import-site/server/read/source.ts'
import { isZip, readZip } from '#features/import-site/server/read/zip.ts'

export const CHUNK_BYTES = 1 << 18

interface FileInside {
  /** Its path inside, with slashes. */
  name: string
  size: () => number | Promise<number>
  open: () => Readable | Promise<Readable>
}

interface Inside {
  files: FileInside[]
  close: () => void
}

/** The files of a folder or of a zip; undefined for any other file. */
export async function filesIn(path: string): Promise<Inside | undefined> {
  const facts = await stat(path).catch(() => {
    throw new BadFile(`There is no ${path}.`)
  })
  if (facts.isDirectory()) return inFolder(path)
  return (await isZip(path)) ? inZip(path) : undefined
}

async function inFolder(path: string): Promise<Inside> {
  const files = (await readdir(path, { recursive: true })).map((name): FileInside => {
    const file = join(path, name)
    return {
      name: name.replaceAll(sep, '/'),
      size: async () => (await stat(file)).size,
      open: () => createReadStream(file, { highWaterMark: CHUNK_BYTES }),
    }
  })
  return { files, close: () => {} }
}

async function inZip(path: string): Promise<Inside> {
  const { entries, read, close } = await readZip(path)
  const files = [...entries].map(([name, entry]): FileInside => ({
    name,
    size: () => entry.uncompressedSize,
    open: () => read(entry),
  }))
  return { files, close }
}
