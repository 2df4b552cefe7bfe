import { noConnection } from '#records/admin/api/api-error.ts'
import { BASE, notifyOfError, withSession } from '#records/admin/api/client.ts'
import { antiForgeryToken } from '#records/admin/api/session.ts'

interface UploadOptions {
  onProgress?: ((done: number) => void) | undefined
  fields?: Record<string, string>
  /** Makes retries safe: the server does not execute the same key twice, even if the first response was lost. */
  idempotencyKey?: string
}

/** Uploads a file and reports the progress from 0 to 1, which `fetch` cannot do. */
export async function upload<Result>(path: string, file: File, options: UploadOptions = {}): Promise<Result> {
  try {
    const response = await withSession(() => send(path, file, options))
    return (await response.json()) as Result
  } catch (error) {
    notifyOfError(error)
    throw error
  }
}

const send = (
  path: string,
  file: File,
  { onProgress, fields = {}, idempotencyKey }: UploadOptions,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', BASE + path)
    request.setRequestHeader('is-admin-token', antiForgeryToken())
    if (idempotencyKey) request.setRequestHeader('Idempotency-Key', idempotencyKey)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })))
    request.addEventListener('error', () => reject(noConnection()))
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', file)
    request.send(form)
  })
