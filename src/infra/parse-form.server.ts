import { MIMEType } from 'node:util'
import { runThread } from '#infra/run-thread.server.ts'

/** Smaller forms are parsed in less time than a thread takes to start. */
const LARGE_BYTES = 1_000_000

/** Far more than any form has. Of empty ones a megabyte has 16,000, and each is work for the thread that answers. */
const MAX_PARTS = 100

export interface FormTask {
  body: ArrayBuffer
  type: string
}

/** Texts and files in their order; a file loses its name when cloned between threads. */
export type FormFields = [name: string, value: string | { content: Blob; name: string; type: string }][]

/** Undefined if it is no multipart form, or has too many parts. Fifty megabytes take most of a second, so a thread parses large ones. */
export async function parseForm(body: ArrayBuffer, type: string): Promise<FormData | undefined> {
  if (hasTooManyParts(body, type)) return undefined
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

function hasTooManyParts(body: ArrayBuffer, type: string): boolean {
  const boundary = boundaryOf(type)
  if (!boundary) return true
  const bytes = Buffer.from(body)
  let at = -1
  // One more ends the last part.
  for (let parts = 0; parts <= MAX_PARTS + 1; parts++) {
    at = bytes.indexOf(`--${boundary}`, at + 1)
    if (at < 0) return false
  }
  return true
}

function boundaryOf(type: string): string | null {
  try {
    return new MIMEType(type).params.get('boundary')
  } catch {
    return null
  }
}
