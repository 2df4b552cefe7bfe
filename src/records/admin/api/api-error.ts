import { type FieldError, saidOf, type Saver, type Words } from '#shared/app-error.ts'
import { text } from '#shared/words/message.ts'
import * as m from '#records/admin/api/messages.ts'

interface ErrorBody extends Words {
  code: string
  fields?: FieldError[]
  savedBy?: Saver[]
}

export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: FieldError[]
  readonly savedBy: Saver[]

  constructor(status: number, { code, fields, savedBy, ...words }: ErrorBody) {
    super(text(saidOf(words)))
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = (fields ?? []).map(({ path, ...each }) => ({ path, message: text(saidOf(each)) }))
    this.savedBy = savedBy ?? []
  }

  /** Whether the server responded and changed nothing. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500
  }

  /** Whether the server was not there: no connection, or it is being restarted. The same request may succeed soon. */
  get isUnreached(): boolean {
    return this.code === NO_CONNECTION || [502, 503, 504].includes(this.status)
  }
}

/** A proxy may also respond, with a page instead of JSON. */
export async function errorFrom(response: Response): Promise<ApiError> {
  const body: ErrorBody | undefined = await response.json().catch(() => undefined)
  const unknown = { code: 'UNKNOWN', message: m.serverAnswered({ status: String(response.status) }) }
  return new ApiError(response.status, body?.message ? body : unknown)
}

export const NO_CONNECTION = 'NO_CONNECTION'

export const noConnection = () => new ApiError(0, { code: NO_CONNECTION, message: m.unreachable() })

/** Further calls fail at once when the session is over. */
export const sessionOver = (message: string) => new ApiError(401, { code: 'SESSION_OVER', message })

export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404

/** The request was cancelled on purpose, so there is nothing to report. */
export const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'
