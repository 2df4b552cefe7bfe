import { parentPort, workerData } from 'node:worker_threads'
import type { FormFields, FormTask } from '#infra/parse-form.server.ts'

const { body, type } = workerData as FormTask
const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => undefined)
const fields: FormFields | undefined =
  form &&
  [...form].map(([name, value]) => [
    name,
    // A slice of the whole: a File cannot be cloned to another thread, its slice can.
    typeof value === 'string' ? value : { content: value.slice(), name: value.name, type: value.type },
  ])
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(fields)
