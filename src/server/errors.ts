import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Log } from '#infra/log.server.ts'
import { AppError } from '#shared/app-error.ts'

interface ErrorAnswer {
  status: ContentfulStatusCode
  body: { code: string; message: string; requestId: string; fields?: { path: string; message: string }[] }
}

/** The one place that turns an error into an answer. What we did not foresee is logged whole and told in general. */
export function answerFor(error: unknown, requestId: string, log: Log): ErrorAnswer {
  const known = translate(error)
  if (known.status >= 500) log.error(known.message, { code: known.code, error })
  return {
    status: known.status as ContentfulStatusCode,
    body: { code: known.code, message: known.message, requestId, ...(known.fields ? { fields: known.fields } : {}) },
  }
}

const UNIQUE = /UNIQUE constraint failed|duplicate key value/
const FULL = /database or disk is full|ENOSPC|EDQUOT|No space left|53100/
const AWAY =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|database is locked|57P0[123]|53300/

export const isDatabaseAway = (error: unknown) => translate(error).code === 'UNAVAILABLE'

/** It will pass by itself, or with more space: nothing is wrong with the program or the request. */
export const isPassing = (error: unknown) => ['UNAVAILABLE', 'STORAGE_FULL'].includes(translate(error).code)

/** What the databases and the disk say, in our words. */
function translate(error: unknown): AppError {
  if (error instanceof AppError) return error
  const words = error instanceof Error ? `${(error as { code?: string }).code ?? ''} ${error.message}` : String(error)
  // Two editors took the same address in the same moment: the check before saw it free.
  if (UNIQUE.test(words)) return new AppError('SLUG_TAKEN', 'Somebody has just taken this address. Save once more.')
  if (FULL.test(words)) return new AppError('STORAGE_FULL')
  if (AWAY.test(words)) return new AppError('UNAVAILABLE')
  return new AppError('INTERNAL')
}
