import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { type Entry, openPromise } from 'yauzl'
import * as m from '#features/import-site/server/read/messages.ts'
import { BadFile } from '#features/import-site/server/read/source.ts'
import { messageOf } from '#shared/thrown.ts'
import { said } from '#shared/words/message.ts'

const MAX_ENTRIES = 200_000

/** How the reader of zips says that a name has `../` in it or begins with `/`. */
const LEADS_OUT = /^(?:invalid relative path|absolute path|invalid characters in fileName): (.*)$/s

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
      if (entries.size === MAX_ENTRIES) throw new BadFile(said(m.zipTooMany, { count: MAX_ENTRIES }))
      const name = nameOf(entry)
      if (!name.endsWith('/') && !name.startsWith('__MACOSX/')) entries.set(name, entry)
    }
    return { entries, read: (entry) => zip.openReadStreamPromise(entry), close: () => zip.close() }
  } catch (error) {
    if (error instanceof BadFile) throw error
    const reason = messageOf(error)
    const outside = LEADS_OUT.exec(reason)?.[1]
    throw new BadFile(outside === undefined ? said(m.badZip, { reason }) : said(m.zipLeadsOut, { name: outside }))
  }
}

/** Servers without a language pack names as they are and do not say that they are UTF-8. */
function nameOf({ fileName, fileNameRaw }: Entry): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(fileNameRaw)
  } catch {
    return fileName
  }
}

const ZIP_START = 'PK\u0003\u0004'

export async function isZip(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path, { end: ZIP_START.length - 1, encoding: 'latin1' })) {
    return chunk === ZIP_START
  }
  return false
}
