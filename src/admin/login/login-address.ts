export const LOGIN_PATH = '/admin'
export const LANDING_PATH = '/admin/posts'

export const loginAddress = (next: string) =>
  next === LANDING_PATH ? LOGIN_PATH : `${LOGIN_PATH}?next=${encodeURIComponent(next)}`

/** Only paths of the back office, against open redirects. */
export const safeNext = (next: string | null) =>
  next !== null && /^\/admin\/[a-z]/.test(next) && !/[\\\s]/.test(next) ? next : LANDING_PATH
