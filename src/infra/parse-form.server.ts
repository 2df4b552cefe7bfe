import { runThread } from '#infra/run-thread.server.ts'

/** Smaller forms are parsed in less time than a thread takes to start. */
const LARGE_BYTES = 1_000_000

export interface FormTask {
  body: ArrayBuffer
  type: string
}

/** Texts and files in their order; a file loses its name when cloned between threads. */
export type FormFields = [name: string, value: string | { content: Blob; name: string; type: string }][]

/** Undefined if it is no multipart form. Fifty megabytes take most of a second, so a thread parses large ones. */
export async function parseForm(body: ArrayBuffer, type: string): Promise<FormData | undefined> {
  if (body.byteLength < LARGE_BYTES) {
    return new Response(body, { headers: { 'content-type': type } }).formData().catch(() => undefined)
  }
  const task: FormTask = { body, type }
  const fields = await runThread<FormFields | undefined>('infra/form.thread.ts', task, [body])
  if (!fields) return undefined
  const form = new FormData()
  for (const [name, value] of fields) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new File([value.content], value.name, { type: value.type }))
  }
  return form
}
