import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { DatabaseUnavailable } from '#infra/db/errors.server.ts'
import type { Log } from '#infra/log.server.ts'
import { AppError, type FieldError, type Saver, wordsOf } from '#shared/app-error.ts'
import { codeOf } from '#shared/thrown.ts'

interface ErrorResponse {
  status: ContentfulStatusCode
  body: Omit<FieldError, 'path'> & { code: string; requestId: string; fields?: FieldError[]; savedBy?: Saver[] }
}

/** Unexpected errors are logged in full and answered in general terms. */
export function errorResponse(error: unknown, requestId: string, log: Log, hasLeft = false): ErrorResponse {
  const known = translate(error)
  const { code, message, said, fields, savedBy } = known
  // When a client disconnects, reading its body fails, which is no error of ours.
  const isBrokenOff = hasLeft && code === 'UNAVAILABLE' && error !== known
  // Our own refusal under overload: logging each in full would add to the load.
  const isRefusal = code === 'UNAVAILABLE' && error === known && known.cause === undefined
  if (isRefusal) log.warn(message, { code })
  else if (known.status >= 500 && !isBrokenOff) log.error(message, { code, error })
  return {
    status: known.status,
    body: {
      code,
      ...wordsOf(said),
      requestId,
      ...(fields ? { fields } : {}),
      ...(savedBy ? { savedBy } : {}),
    },
  }
}

const FULL = new Set(['ENOSPC', 'EDQUOT'])
/** Out of files, memory or threads, a failing or read-only disk, an unreachable host. */
const TRANSIENT = new Set(
  [
    'EMFILE ENFILE ENOMEM EAGAIN EBUSY EIO EROFS ESTALE ERR_WORKER_INIT_FAILED',
    'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT ENOTCONN',
    'EHOSTUNREACH EHOSTDOWN ENETUNREACH ENETDOWN ENOTFOUND EAI_AGAIN',
  ].flatMap((codes) => codes.split(' ')),
)

export const isDatabaseUnavailable = (error: unknown) =>
  causesOf(error).some((cause) => cause instanceof DatabaseUnavailable)

/** Passes by itself, or with more space: neither the program nor the request is wrong. */
export const isTransient = (error: unknown) => ['UNAVAILABLE', 'STORAGE_FULL'].includes(translate(error).code)

/** Translates system errors. Databases and stores translate theirs already, with the original as the cause. */
export function translate(error: unknown): AppError {
  for (const cause of causesOf(error)) {
    if (cause instanceof AppError) return cause
    const code = codeOf(cause)
    if (code !== undefined && FULL.has(code)) return new AppError('STORAGE_FULL')
    if (code !== undefined && TRANSIENT.has(code)) return new AppError('UNAVAILABLE')
  }
  return new AppError('INTERNAL')
}

const MAX_CAUSES = 8

function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let cause = error; cause instanceof Error && causes.length < MAX_CAUSES; cause = nextOf(cause))
    causes.push(cause)
  return causes
}

/** A host with several addresses fails with an error for each; the first represents them. */
const nextOf = (error: Error): unknown => error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined)
