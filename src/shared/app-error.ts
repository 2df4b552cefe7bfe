export interface FieldError {
  path: string
  message: string
}

/** More are of no use to an editor, and a small request must not cause a huge response. */
export const MAX_FIELD_ERRORS = 100

/** The author of a save; `id` is null for the system. */
export interface Saver {
  id: string | null
  name: string
}

const CATALOGUE = {
  BAD_REQUEST: [400, 'The request could not be understood.'],
  INVALID_CREDENTIALS: [400, 'Wrong e-mail or password.'],
  MFA_INVALID: [400, 'The code is wrong or has expired.'],
  AUTH_REQUIRED: [401, 'Please sign in.'],
  SESSION_EXPIRED: [401, 'Your session has expired. Please sign in again.'],
  SESSION_REVOKED: [401, 'You were signed out. Please sign in again.'],
  ACCOUNT_DISABLED: [401, 'Your account is disabled. An administrator can enable it again.'],
  SESSION_REUSED: [401, 'For your safety you were signed out. Please sign in again.'],
  FINGERPRINT_MISMATCH: [401, 'For your safety you were signed out. Please sign in again.'],
  CSRF_FAILED: [403, 'The request could not be verified. Reload the page.'],
  FORBIDDEN: [403, 'You may not do this.'],
  NOT_FOUND: [404, 'This record does not exist.'],
  GONE: [410, 'This page was removed.'],
  VERSION_CONFLICT: [409, 'Someone else has changed this record. Reload or compare.'],
  BREAKS_CHANGE: [409, 'A waiting change could not be published any more.'],
  SLUG_TAKEN: [409, 'This address is already used.'],
  STILL_USED: [409, 'Something still refers to this record.'],
  NOT_ARCHIVED: [409, 'Archive the record first.'],
  NO_MAIL: [409, 'This site sends no mail. Set a new password on the server with: npm run cli -- admin password'],
  LAST_ADMIN: [409, 'There must be at least one active admin.'],
  BODY_TOO_LARGE: [
    413,
    'This is too large to be sent at once. Divide a long text into two posts, or send a smaller file.',
  ],
  ADDRESS_TOO_LONG: [414, 'This address is longer than the server takes.'],
  UNSUPPORTED_TYPE: [415, 'This kind of content is not accepted.'],
  VALIDATION_FAILED: [422, 'Please check the marked fields.'],
  TOO_MANY_ATTEMPTS: [429, 'Too many attempts. Try again later.'],
  HEADERS_TOO_LARGE: [431, 'These headers are larger than the server takes.'],
  INTERNAL: [500, 'Something went wrong on our side.'],
  UNAVAILABLE: [503, 'Try again in a moment.'],
  STORAGE_FULL: [507, 'Storage is full; nothing was saved.'],
} as const satisfies Record<string, readonly [number, string]>

export type ErrorCode = keyof typeof CATALOGUE
type ErrorStatus = (typeof CATALOGUE)[ErrorCode][0]

/** The only error type of the product; `server/http/errors.ts` turns it into responses. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: ErrorStatus
  readonly fields: FieldError[] | undefined
  /** The authors of saves since the version the editor saw. */
  readonly savedBy: Saver[] | undefined

  constructor(
    code: ErrorCode,
    message?: string,
    fields?: FieldError[],
    { savedBy, ...options }: ErrorOptions & { savedBy?: Saver[] } = {},
  ) {
    super(message ?? CATALOGUE[code][1], options)
    this.name = 'AppError'
    this.code = code
    this.status = CATALOGUE[code][0]
    this.fields = fields
    this.savedBy = savedBy
  }
}
