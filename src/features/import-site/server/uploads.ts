import { buffer } from 'node:stream/consumers'
import { isFilmName, isPictureName } from '#features/import-site/server/plan/file-keys.ts'
import { BadFile } from '#features/import-site/server/read/source.ts'
import { filesIn } from '#features/import-site/server/read/files-in.ts'
import { MAX_VIDEO_BYTES } from '#features/video-files/schema.ts'
import { MAX_UPLOAD_BYTES } from '#entities/media/store.server.ts'

export const maxBytesOf = (key: string) => (isFilmName(key) ? MAX_VIDEO_BYTES : MAX_UPLOAD_BYTES)

/** The pictures and films of the old site, in a folder or in a zip. */
export interface Uploads {
  has: (key: string) => boolean
  /** Undefined for one that is larger than it may be. */
  read: (key: string) => Promise<Uint8Array | undefined>
  close: () => void
}

const ROOTS = ['/wp-content/uploads/', '/uploads/', '/content/images/', '/images/', '/content/media/', '/media/']
const YEAR = /\/(?=(?:19|20)\d\d\/)/

/** `2023/05/foto.jpg`, whichever folder the zip begins with. */
export function keyIn(name: string): string {
  const path = `/${name.replaceAll('\\', '/')}`
  const root = ROOTS.find((each) => path.includes(each))
  if (root !== undefined) return path.slice(path.indexOf(root) + root.length)
  return path.slice((YEAR.exec(path)?.index ?? 0) + 1)
}

export async function openUploads(path: string): Promise<Uploads> {
  const inside = await filesIn(path)
  if (!inside) throw new BadFile(`${path} is neither a folder nor a zip.`)
  const byKey = new Map<string, (typeof inside.files)[number]>()
  for (const file of inside.files) {
    // The report says so of one that is too large, and its post keeps it.
    const isFilm = isFilmName(file.name) && (await file.size()) <= MAX_VIDEO_BYTES
    if (isFilm || isPictureName(file.name)) byKey.set(keyIn(file.name), file)
  }
  return {
    has: (key) => byKey.has(key),
    async read(key) {
      const file = byKey.get(key)
      return file && (await file.size()) <= maxBytesOf(key) ? buffer(await file.open()) : undefined
    },
    close: inside.close,
  }
}
