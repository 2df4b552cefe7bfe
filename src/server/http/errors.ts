import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { DatabaseUnavailable } from '#infra/db/errors.server.ts'
import type { Log } from '#infra/log.server.ts'
import { AppError, type FieldError, type Saver } from '#shared/app-error.ts'
import { codeOf } from '#shared/thrown.ts'

interface ErrorResponse {
  status: ContentfulStatusCode
  body: { code: string; message: string; requestId: string; fields?: FieldError[]; savedBy?: Saver[] }
}

/** The one place that turns an error into a response. What we did not foresee is logged whole and told in general. */
export function errorResponse(error: unknown, requestId: string, log: Log, hasLeft = false): ErrorResponse {
  const known = translate(error)
  const { code, message, fields, savedBy } = known
  // Who breaks off makes reading what they send fail, and that is nobody's fault.
  const isBrokenOff = hasLeft && code === 'UNAVAILABLE' && error !== known
  // There is too much to do, and we have said so ourselves: one line for each must not be more to do.
  const isRefusal = code === 'UNAVAILABLE' && error === known && known.cause === undefined
  if (isRefusal) log.warn(message, { code })
  else if (known.status >= 500 && !isBrokenOff) log.error(message, { code, error })
  return {
    status: known.status,
    body: { code, message, requestId, ...(fields ? { fields } : {}), ...(savedBy ? { savedBy } : {}) },
  }
}

/** No space, or no more of it for us. */
const FULL = new Set(['ENOSPC', 'EDQUOT'])
/** No more files, memory or threads, a disk that fails or was made read-only, a neighbour that cannot be reached. */
const TRANSIENT = new Set(
  [
    'EMFILE ENFILE ENOMEM EAGAIN EBUSY EIO EROFS ESTALE ERR_WORKER_INIT_FAILED',
    'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT ENOTCONN',
    'EHOSTUNREACH EHOSTDOWN ENETUNREACH ENETDOWN ENOTFOUND EAI_AGAIN',
  ].flatMap((codes) => codes.split(' ')),
)

export const isDatabaseUnavailable = (error: unknown) =>
  causesOf(error).some((cause) => cause instanceof DatabaseUnavailable)

/** It will pass by itself, or with more space: nothing is wrong with the program or the request. */
export const isTransient = (error: unknown) => ['UNAVAILABLE', 'STORAGE_FULL'].includes(translate(error).code)

/** What the system says, in our words. Databases and stores translate theirs already; what they said themselves is the cause. */
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

/** An error and what caused it, the outermost first. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let cause = error; cause instanceof Error && causes.length < MAX_CAUSES; cause = nextOf(cause))
    causes.push(cause)
  return causes
}

/** A name with several addresses fails with an error for each; one stands for all. */
const nextOf = (error: Error): unknown => error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined)
