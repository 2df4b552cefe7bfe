import { Worker } from 'node:worker_threads'
import { threadFile } from '#infra/thread-file.server.ts'
import { AppError } from '#shared/app-error.ts'

const CODE = threadFile('infra/form.thread.ts')
/** Smaller forms are parsed in less time than a thread takes to start. */
const LARGE_BYTES = 1_000_000

export interface FormTask {
  body: ArrayBuffer
  type: string
}

/** Texts and files in their order; a file loses its name when cloned between threads. */
export type FormFields = [name: string, value: string | { content: Blob; name: string; type: string }][]

/**
 * Parses a multipart form; undefined if it is not one. Parsing fifty megabytes takes a good part of a second, so a
 * thread does it for all but small ones; the contents of files are not copied on the way back.
 */
export async function parseForm(body: ArrayBuffer, type: string): Promise<FormData | undefined> {
  if (body.byteLength < LARGE_BYTES) {
    return new Response(body, { headers: { 'content-type': type } }).formData().catch(() => undefined)
  }
  const fields = await readAside({ body, type })
  if (!fields) return undefined
  const form = new FormData()
  for (const [name, value] of fields) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new File([value.content], value.name, { type: value.type }))
  }
  return form
}

const readAside = (workerData: FormTask) =>
  new Promise<FormFields | undefined>((resolve, reject) => {
    const worker = new Worker(CODE, { workerData, transferList: [workerData.body], execArgv: [], name: 'form' })
    worker.once('message', resolve)
    // A broken form is no error: the thread could not be started, for example for lack of file descriptors.
    const away = (cause: Error) => reject(new AppError('UNAVAILABLE', undefined, undefined, { cause }))
    worker.once('error', away)
    worker.once('exit', () => away(new Error('The thread ended before it was done.')))
  })
