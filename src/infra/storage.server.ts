import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '#shared/thrown.ts'

/** Keys are plain file names. */
export interface Storage {
  put(key: string, body: Uint8Array): Promise<void>
  get(key: string): Promise<Uint8Array | undefined>
  /** So many bytes of it, or what there is from there on. */
  part(key: string, start: number, length: number): Promise<Uint8Array | undefined>
  remove(key: string): Promise<void>
  list(): Promise<string[]>
  listUnfinished(): Promise<string[]>
  /** When it was written, finished or not. */
  changedAt(key: string): Promise<Date | undefined>
}

const KEY = /^[a-z0-9][a-z0-9.-]{1,120}$/

export const isStorageKey = (key: string) => KEY.test(key) && !key.includes('..')

const PART = '.part'

export function folderStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`)
    return join(folder, key)
  }
  // An unreadable folder is not an empty one.
  const names = async () => (await ifThere(readdir(folder))) ?? []
  return {
    // Written to a temporary file and renamed, so that a reader never sees half a file and a crash leaves the old one.
    async put(key, body) {
      await mkdir(folder, { recursive: true })
      const temporary = `${pathOf(key)}.${randomBytes(6).toString('hex')}${PART}`
      try {
        await writeFile(temporary, body, { flush: true })
        await rename(temporary, pathOf(key))
      } catch (error) {
        // On a full disk a partial file would only make it worse.
        await rm(temporary, { force: true })
        throw error
      }
    },
    get: (key) => ifThere(readFile(pathOf(key))),
    part: (key, start, length) => ifThere(readPart(pathOf(key), start, length)),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: async () => (await names()).filter((name) => !name.endsWith(PART)).toSorted(),
    listUnfinished: async () => (await names()).filter((name) => name.endsWith(PART) && isStorageKey(name)),
    changedAt: async (key) => (await ifThere(stat(pathOf(key))))?.mtime,
  }
}

async function readPart(path: string, start: number, length: number): Promise<Uint8Array> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start)
  return buffer.subarray(0, bytesRead)
}

async function ifThere<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}
