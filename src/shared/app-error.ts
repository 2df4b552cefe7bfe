import * as m from '#shared/messages.ts'
import { type Message, type Said, said } from '#shared/words/message.ts'

/** What an error says: in English, and with the key and the parameters by which a browser says it in another language. */
export interface Words {
  message: string
  key?: string | undefined
  params?: Said['params']
}

export interface FieldError extends Words {
  path: string
}

export const wordsOf = ({ text, key, params }: Said): Words => ({
  message: text,
  ...(key && { key }),
  ...(params && { params }),
})

/** A message without a key is technical, or of another release. */
export const saidOf = ({ message, key = '', params }: Words): Said => ({ text: message, key, params })

export const fieldError = (path: string, given: Message | Said): FieldError => ({ path, ...wordsOf(asSaid(given)) })

/** Technical words, for whoever runs the server, have no key. */
const asSaid = (given: string | Message | Said): Said =>
  typeof given === 'string' ? { text: given, key: '' } : typeof given === 'function' ? said(given) : given

/** More are of no use to an editor, and a small request must not cause a huge response. */
export const MAX_FIELD_ERRORS = 100

/** The author of a save; `id` is null for the system. */
export interface Saver {
  id: string | null
  name: string
}

const CATALOGUE = {
  BAD_REQUEST: [400, m.badRequest],
  INVALID_CREDENTIALS: [400, m.invalidCredentials],
  MFA_INVALID: [400, m.mfaInvalid],
  AUTH_REQUIRED: [401, m.authRequired],
  SESSION_EXPIRED: [401, m.sessionExpired],
  SESSION_REVOKED: [401, m.sessionRevoked],
  ACCOUNT_DISABLED: [401, m.accountDisabled],
  SESSION_REUSED: [401, m.signedOutForSafety],
  FINGERPRINT_MISMATCH: [401, m.signedOutForSafety],
  CSRF_FAILED: [403, m.csrfFailed],
  FORBIDDEN: [403, m.forbidden],
  NOT_FOUND: [404, m.notFound],
  GONE: [410, m.gone],
  VERSION_CONFLICT: [409, m.versionConflict],
  BREAKS_CHANGE: [409, m.breaksChange],
  SLUG_TAKEN: [409, m.slugTaken],
  STILL_USED: [409, m.stillUsed],
  NOT_ARCHIVED: [409, m.notArchived],
  NO_MAIL: [409, m.noMail],
  LAST_ADMIN: [409, m.lastAdmin],
  BODY_TOO_LARGE: [413, m.bodyTooLarge],
  ADDRESS_TOO_LONG: [414, m.addressTooLong],
  UNSUPPORTED_TYPE: [415, m.unsupportedType],
  VALIDATION_FAILED: [422, m.validationFailed],
  TOO_MANY_ATTEMPTS: [429, m.tooManyAttempts],
  HEADERS_TOO_LARGE: [431, m.headersTooLarge],
  INTERNAL: [500, m.internal],
  UNAVAILABLE: [503, m.unavailable],
  STORAGE_FULL: [507, m.storageFull],
} as const satisfies Record<string, readonly [number, Message]>

export type ErrorCode = keyof typeof CATALOGUE
type ErrorStatus = (typeof CATALOGUE)[ErrorCode][0]

/** The only error type of the product; `server/http/errors.ts` turns it into responses. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: ErrorStatus
  /** By which a browser says it in another language. */
  readonly said: Said
  readonly fields: FieldError[] | undefined
  /** The authors of saves since the version the editor saw. */
  readonly savedBy: Saver[] | undefined

  constructor(
    code: ErrorCode,
    words: string | Message | Said = CATALOGUE[code][1],
    fields?: FieldError[],
    { savedBy, ...options }: ErrorOptions & { savedBy?: Saver[] } = {},
  ) {
    const given = asSaid(words)
    super(given.text, options)
    this.name = 'AppError'
    this.code = code
    this.status = CATALOGUE[code][0]
    this.said = given
    this.fields = fields
    this.savedBy = savedBy
  }
}
