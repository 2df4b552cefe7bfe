import { noConnection } from '#records/admin/api/api-error.ts'
import type { Calls, ResponseOf } from '#records/admin/api/calls.ts'
import { addressOf, notifyOfError, withSession } from '#records/admin/api/client.ts'
import { antiForgeryToken } from '#records/admin/api/session.ts'

interface UploadOptions {
  onProgress?: ((done: number) => void) | undefined
  params?: { id: string }
  fields?: Record<string, string>
  /** Makes retries safe: the server does not execute the same key twice, even if the first response was lost. */
  idempotencyKey?: string
  /** The caller says what went wrong. */
  isQuiet?: boolean
  signal?: AbortSignal
}

type UploadPath = {
  [Path in keyof Calls['POST']]: Calls['POST'][Path]['args'][0] extends { body: { file: File } } ? Path : never
}[keyof Calls['POST']]

/** Uploads a file and reports the progress from 0 to 1, which `fetch` cannot do. */
export async function upload<Path extends UploadPath>(
  path: Path,
  file: File,
  options: UploadOptions = {},
): Promise<ResponseOf<'POST', Path>> {
  try {
    const response = await withSession(() => send(path, file, options))
    return await response.json()
  } catch (error) {
    if (!options.isQuiet) notifyOfError(error)
    throw error
  }
}

const send = (
  path: string,
  file: File,
  { onProgress, params, fields = {}, idempotencyKey, signal }: UploadOptions,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('POST', addressOf(path, { params }))
    request.setRequestHeader('is-admin-token', antiForgeryToken())
    if (idempotencyKey) request.setRequestHeader('Idempotency-Key', idempotencyKey)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })))
    request.addEventListener('error', () => reject(noConnection()))
    request.addEventListener('abort', () => reject(signal?.reason))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', file)
    request.send(form)
  })
