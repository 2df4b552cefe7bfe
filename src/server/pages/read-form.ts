import type { MiddlewareHandler } from 'hono'
import { limitBody } from '#records/calls/calls.server.ts'
import { parseForm } from '#infra/parse-form.server.ts'
import { AppError } from '#shared/app-error.ts'
import { createSemaphore } from '#shared/semaphore.ts'
import type { FormRequest } from '#site/page.ts'
import { routeAt } from '#site/routes.ts'

/** Whole uploads are in memory at once. */
const UPLOADS_AT_ONCE = 4
const MAX_WAITING = 20
/** Others are read without waiting for a turn. */
const SMALL_BYTES = 200_000

const uploads = createSemaphore(UPLOADS_AT_ONCE, MAX_WAITING)
const isMultipart = (type: string) => /^multipart\/form-data\b/i.test(type)

export type SentForm = Pick<FormRequest, 'form' | 'files'>

const NO_FILES: SentForm['files'] = new Map()

/** Forms with files may be larger, on pages that take files. */
export function limitForms(plainBytes: number): MiddlewareHandler {
  const limits = new Map<number, MiddlewareHandler>()
  return (http, next) => {
    const bytes = multipartBytesAt(http.req.raw) ?? plainBytes
    const limit = limits.get(bytes) ?? limitBody(bytes)
    limits.set(bytes, limit)
    return limit(http, next)
  }
}

function multipartBytesAt({ url, headers }: Request): number | undefined {
  // Of a body without a length, all would be kept before it is known to be too long.
  if (!isMultipart(headers.get('content-type') ?? '') || !headers.has('content-length')) return undefined
  return routeAt(new URL(url).pathname).route.multipartBytes
}

/** The texts and files of a form. */
export async function readForm(request: Request): Promise<SentForm> {
  if (multipartBytesAt(request) === undefined) {
    return { form: new URLSearchParams(await request.text()), files: NO_FILES }
  }
  const isSmall = Number(request.headers.get('content-length') ?? Infinity) <= SMALL_BYTES
  return isSmall ? parseFiles(request) : uploads.run(() => parseFiles(request))
}

async function parseFiles(request: Request): Promise<SentForm> {
  const body = await request.arrayBuffer()
  const fields = await parseForm(body, request.headers.get('content-type') ?? '')
  if (!fields) throw new AppError('BAD_REQUEST')
  const form = new URLSearchParams()
  const files = new Map<string, File[]>()
  for (const [name, value] of fields) {
    if (typeof value === 'string') form.append(name, value)
    // A field without a chosen file is sent as an empty one.
    else if (value.size > 0) files.set(name, [...(files.get(name) ?? []), value])
  }
  return { form, files }
}
