import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where uploaded originals live. Keys are plain file names. */
export interface Storage {
  put(key: string, body: Uint8Array): Promise<void>
  get(key: string): Promise<Uint8Array | undefined>
  remove(key: string): Promise<void>
  list(): Promise<string[]>
}

const KEY = /^[a-z0-9][a-z0-9.-]{1,120}$/

export const isStorageKey = (key: string) => KEY.test(key) && !key.includes('..')

export function folderStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`)
    return join(folder, key)
  }
  return {
    // Written beside and renamed, so that a reader never sees half a file and a crash leaves the old one.
    async put(key, body) {
      await mkdir(folder, { recursive: true })
      const temporary = `${pathOf(key)}.${randomBytes(6).toString('hex')}.part`
      try {
        await writeFile(temporary, body, { flush: true })
        await rename(temporary, pathOf(key))
      } catch (error) {
        // On a full disk half a file would only make it fuller.
        await rm(temporary, { force: true })
        throw error
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async list() {
      const names = await readdir(folder).catch(() => [])
      return names.filter((name) => !name.endsWith('.part')).toSorted()
    },
  }
}
