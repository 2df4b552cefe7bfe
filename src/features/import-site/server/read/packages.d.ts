/** What is used of two packages that come without types. */
declare module 'sax' {
  interface Tag {
    name: string
    attributes: Record<string, string>
  }
  interface Events {
    onerror: (error: Error) => void
    ondoctype: (doctype: string) => void
    onopentag: (tag: Tag) => void
    onclosetag: (name: string) => void
    ontext: (text: string) => void
    oncdata: (text: string) => void
  }
  interface Parser {
    /** Counted from zero. */
    line: number
    write: (text: string) => void
    close: () => void
  }
  const sax: { parser: (isStrict: boolean, options: { position: boolean }) => Parser }
  export type { Events, Tag }
  export default sax
}

declare module 'yauzl' {
  import type { Readable } from 'node:stream'
  export interface Entry {
    fileName: string
    fileNameRaw: Uint8Array
    uncompressedSize: number
  }
  interface ZipFile {
    eachEntry: () => AsyncIterableIterator<Entry>
    openReadStreamPromise: (entry: Entry) => Promise<Readable>
    close: () => void
  }
  export function openPromise(path: string, options: { autoClose: boolean }): Promise<ZipFile>
}
