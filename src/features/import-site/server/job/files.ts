import { mkdir, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type JobFile, MAX_BYTES, type NewFile } from '#features/import-site/job-schema.ts'
import * as m from '#features/import-site/messages.ts'
import type { Env } from '#infra/env.server.ts'
import { AppError } from '#shared/app-error.ts'
import { said } from '#shared/words/message.ts'
import { codeOf } from '#shared/thrown.ts'

type Data = Pick<Env, 'DATA_DIR'>

const folderOf = ({ DATA_DIR }: Data, jobId: string) => join(DATA_DIR, 'imports', jobId)

const endingOf = (name: string) => /\.(xml|json|zip)$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** By its id: what it is called elsewhere is no name for a file of ours. */
const pathOf = (env: Data, jobId: string, { id, name, kind }: Pick<JobFile, 'id' | 'name' | 'kind'>) =>
  join(folderOf(env, jobId), kind, `${id}.${endingOf(name)}`)

/** What is sent must be of a type that can be read, and not too much. */
export function refuseFiles(files: readonly NewFile[]): void {
  for (const { name, size, kind } of files) {
    if (size === 0) throw new AppError('UNSUPPORTED_TYPE', said(m.emptyFile, { name }))
    const ending = endingOf(name)
    if (ending === '') throw new AppError('UNSUPPORTED_TYPE', said(m.wrongType, { name }))
    if (kind === 'uploads' && ending !== 'zip') throw new AppError('UNSUPPORTED_TYPE', said(m.uploadsAreZip, { name }))
  }
  for (const kind of ['export', 'uploads'] as const) {
    const own = files.filter((file) => file.kind === kind)
    if (own.reduce((sum, { size }) => sum + size, 0) > MAX_BYTES) throw new AppError('BODY_TOO_LARGE', m.tooLarge)
    if (own.length > 1 && own.some(({ name }) => endingOf(name) !== 'xml')) throw new AppError('BAD_REQUEST', m.oneOnly)
  }
}

export async function receivedOf(env: Data, jobId: string, file: JobFile): Promise<number> {
  try {
    return (await stat(pathOf(env, jobId, file))).size
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 0
    throw error
  }
}

/** At its place, so that a part which comes twice is there once. Returns how much of the file is here. */
export async function writePart(env: Data, jobId: string, file: JobFile, offset: number, part: Blob): Promise<number> {
  const path = pathOf(env, jobId, file)
  const received = await receivedOf(env, jobId, file)
  if (offset > received) return received
  const bytes = new Uint8Array(await part.arrayBuffer())
  if (offset + bytes.length > file.size) throw new AppError('BODY_TOO_LARGE', said(m.fileGrew, { name: file.name }))
  if (offset === 0) refuseContent(file, bytes)
  await mkdir(folderOf(env, jobId), { recursive: true })
  await mkdir(join(path, '..'), { recursive: true })
  const handle = await open(path, offset === 0 && received === 0 ? 'w' : 'r+')
  try {
    await handle.write(bytes, 0, bytes.length, offset)
  } finally {
    await handle.close()
  }
  return Math.max(received, offset + bytes.length)
}

const HEAD_BYTES = 1000
const FIRST_SIGN = /[^\s\0\ufeff\u00ef\u00bb\u00bf\u00ff\u00fe]/

/** A film called export.xml is refused before the rest of it is sent. */
function refuseContent({ name }: JobFile, bytes: Uint8Array): void {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1')
  const sign = endingOf(name) === 'zip' ? (head.startsWith('PK') ? 'PK' : '') : (FIRST_SIGN.exec(head)?.[0] ?? '')
  const fits = { zip: sign === 'PK', xml: sign === '<', json: sign === '{' }[endingOf(name)]
  if (fits !== true) throw new AppError('UNSUPPORTED_TYPE', said(m.wrongContent, { name }))
}

export async function removeFile(env: Data, jobId: string, file: JobFile): Promise<void> {
  await rm(pathOf(env, jobId, file), { force: true })
}

export async function removeFiles(env: Data, jobId: string): Promise<void> {
  await rm(folderOf(env, jobId), { recursive: true, force: true })
}

/** What the engine reads: a file, or the folder of several parts; undefined while something is missing. */
export async function pathsOf(env: Data, jobId: string, files: readonly JobFile[]) {
  for (const file of files) if ((await receivedOf(env, jobId, file)) !== file.size) return undefined
  const exports = files.filter(({ kind }) => kind === 'export')
  const [first] = exports
  if (!first) return undefined
  const uploads = files.find(({ kind }) => kind === 'uploads')
  return {
    path: exports.length === 1 ? pathOf(env, jobId, first) : join(folderOf(env, jobId), 'export'),
    uploads: uploads && pathOf(env, jobId, uploads),
  }
}
