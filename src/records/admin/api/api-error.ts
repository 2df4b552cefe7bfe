import type { FieldError, Saver } from '#shared/app-error.ts'

interface ErrorBody {
  code: string
  message: string
  fields?: FieldError[]
  savedBy?: Saver[]
}

export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: FieldError[]
  readonly savedBy: Saver[]

  constructor(status: number, { code, message, fields, savedBy }: ErrorBody) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields ?? []
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
  const unknown = { code: 'UNKNOWN', message: `The server answered ${response.status}. Try again in a moment.` }
  return new ApiError(response.status, body?.message ? body : unknown)
}

export const NO_CONNECTION = 'NO_CONNECTION'

export const noConnection = () =>
  new ApiError(0, { code: NO_CONNECTION, message: 'The server cannot be reached. What you typed is kept here.' })

/** Further calls fail at once when the session is over. */
export const sessionOver = (message: string) => new ApiError(401, { code: 'SESSION_OVER', message })

export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404

/** The request was cancelled on purpose, so there is nothing to report. */
export const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'
