import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { type Entry, openPromise } from 'yauzl'
import { BadFile } from '#features/import-site/server/read/source.ts'
import { messageOf } from '#shared/thrown.ts'

const MAX_ENTRIES = 200_000

export interface Zip {
  /** Files by their path inside, without those that macOS adds. */
  entries: ReadonlyMap<string, Entry>
  read: (entry: Entry) => Promise<Readable>
  close: () => void
}

/** Reads the list of its files only; each is a stream when it is wanted, cut off at the size it claims. */
export async function readZip(path: string): Promise<Zip> {
  try {
    const zip = await openPromise(path, { autoClose: false })
    const entries = new Map<string, Entry>()
    for await (const entry of zip.eachEntry()) {
      if (entries.size === MAX_ENTRIES) throw new Error(`it has more than ${MAX_ENTRIES} files`)
      const isFile = !entry.fileName.endsWith('/') && !entry.fileName.startsWith('__MACOSX/')
      if (isFile) entries.set(entry.fileName, entry)
    }
    return { entries, read: (entry) => zip.openReadStreamPromise(entry), close: () => zip.close() }
  } catch (error) {
    throw new BadFile(`The zip cannot be read: ${messageOf(error)}`)
  }
}

const ZIP_START = 'PK\u0003\u0004'

export async function isZip(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path, { end: ZIP_START.length - 1, encoding: 'latin1' })) {
    return chunk === ZIP_START
  }
  return false
}
