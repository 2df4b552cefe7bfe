import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Log } from '#infra/log.server.ts'
import { AppError } from '#shared/app-error.ts'

interface ErrorAnswer {
  status: ContentfulStatusCode
  body: { code: string; message: string; requestId: string; fields?: { path: string; message: string }[] }
}

/** The one place that turns an error into an answer. What we did not foresee is logged whole and told in general. */
export function answerFor(error: unknown, requestId: string, log: Log): ErrorAnswer {
  const known = error instanceof AppError ? error : translate(error)
  if (known.status >= 500) log.error(known.message, { code: known.code, error })
  return {
    status: known.status as ContentfulStatusCode,
    body: { code: known.code, message: known.message, requestId, ...(known.fields ? { fields: known.fields } : {}) },
  }
}

const UNIQUE = /UNIQUE constraint failed|duplicate key value/
const FULL = /database or disk is full|ENOSPC|No space left/
const AWAY =
  /ECONNREFUSED|ECONNRESET|Connection terminated|timeout exceeded when trying to connect|database is locked|57P0[123]/

/** What the databases and the disk say, in our words. */
function translate(error: unknown): AppError {
  const words = error instanceof Error ? `${(error as { code?: string }).code ?? ''} ${error.message}` : String(error)
  // Two editors took the same address in the same moment: the check before saw it free.
  if (UNIQUE.test(words)) return new AppError('SLUG_TAKEN', 'Somebody has just taken this address. Save once more.')
  if (FULL.test(words)) return new AppError('STORAGE_FULL')
  if (AWAY.test(words)) return new AppError('UNAVAILABLE')
  return new AppError('INTERNAL')
}
