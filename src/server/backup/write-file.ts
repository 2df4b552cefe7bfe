import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { AppError } from '#shared/app-error.ts'

export type Write = (chunk: string | Uint8Array) => Promise<void>

/** Written to a temporary file, synced and renamed, so that a file under its final name is always complete. */
export async function writeAtomically(
  path: string,
  produce: (write: Write) => Promise<void>,
  { mode = 0o644 } = {},
): Promise<void> {
  const part = `${path}.part`
  const file = await open(part, 'w', mode).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new AppError('BAD_REQUEST', `The folder ${dirname(path)} does not exist.`) : error
  })
  try {
    try {
      await produce(steadyWrite(file))
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

const SYNC_BYTES = 4_000_000

/** Synced in steps: a commit of the database would otherwise wait for hundreds of megabytes. */
export function steadyWrite(file: FileHandle): Write {
  let waiting = 0
  return async (chunk) => {
    await file.writeFile(chunk)
    waiting += chunk.length
    if (waiting < SYNC_BYTES) return
    waiting = 0
    await file.datasync()
  }
}

/** The new name itself must survive a power cut, too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
