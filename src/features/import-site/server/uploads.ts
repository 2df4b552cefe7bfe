import { readdir, readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { isPictureName } from '#features/import-site/server/plan/picture-keys.ts'
import { BadFile } from '#features/import-site/server/read/source.ts'
import { isZip, readZip } from '#features/import-site/server/read/zip.ts'
import { MAX_UPLOAD_BYTES } from '#entities/media/store.server.ts'

/** The files of the old site, in a folder or in a zip. */
export interface Uploads {
  has: (key: string) => boolean
  /** Undefined for one that is larger than a picture may be. */
  read: (key: string) => Promise<Uint8Array | undefined>
  close: () => void
}

export async function openUploads(path: string): Promise<Uploads> {
  const facts = await stat(path).catch(() => {
    throw new BadFile(`There is no ${path}.`)
  })
  if (facts.isDirectory()) return openFolder(path)
  if (await isZip(path)) return openArchive(path)
  throw new BadFile(`${path} is neither a folder nor a zip.`)
}

const ROOTS = ['/wp-content/uploads/', '/uploads/', '/content/images/', '/images/']
const YEAR = /\/(?=(?:19|20)\d\d\/)/

/** `2023/05/foto.jpg`, whichever folder the zip begins with. */
export function keyIn(name: string): string {
  const path = `/${name.replaceAll('\\', '/')}`
  const root = ROOTS.find((each) => path.includes(each))
  if (root !== undefined) return path.slice(path.indexOf(root) + root.length)
  return path.slice((YEAR.exec(path)?.index ?? 0) + 1)
}

async function openFolder(path: string): Promise<Uploads> {
  const names = (await readdir(path, { recursive: true }))
    .map((name) => name.replaceAll(sep, '/'))
    .filter(isPictureName)
  const byKey = new Map(names.map((name) => [keyIn(name), join(path, name)]))
  return {
    has: (key) => byKey.has(key),
    async read(key) {
      const file = byKey.get(key)
      if (file === undefined || (await stat(file)).size > MAX_UPLOAD_BYTES) return undefined
      return readFile(file)
    },
    close: () => {},
  }
}

async function openArchive(path: string): Promise<Uploads> {
  const zip = await readZip(path)
  const byKey = new Map(
    [...zip.entries].filter(([name]) => isPictureName(name)).map(([name, entry]) => [keyIn(name), entry]),
  )
  return {
    has: (key) => byKey.has(key),
    async read(key) {
      const entry = byKey.get(key)
      if (!entry || entry.uncompressedSize > MAX_UPLOAD_BYTES) return undefined
      return buffer(await zip.read(entry))
    },
    close: zip.close,
  }
}
