/** Everything about watching an offer by e-mail: the form, the yes and the way out. */
export const WATCH_PATH = '/hlidat/'
export const WATCHED_PARAM = 'kasino'
export const CONFIRM_PARAM = 'potvrdit'
export const LEAVE_PARAM = 'odhlasit'

/** The form on a page of its own. */
export const watchOf = (slug: string) => `${WATCH_PATH}?${WATCHED_PARAM}=${slug}`
export const confirmPath = (token: string) => `${WATCH_PATH}?${CONFIRM_PARAM}=${token}`
export const leavePath = (token: string) => `${WATCH_PATH}?${LEAVE_PARAM}=${token}`

export const hasToken = (params: URLSearchParams) => params.has(CONFIRM_PARAM) || params.has(LEAVE_PARAM)

/** Whoever has the token may, wherever they come from: it was sent to them alone. */
export const isForBearer = ({ pathname, searchParams }: URL) => pathname === WATCH_PATH && hasToken(searchParams)
