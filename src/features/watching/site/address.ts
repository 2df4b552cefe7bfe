export const WATCH_PATH = '/hlidat/'
export const WATCHED_PARAM = 'kasino'
export const CONFIRM_PARAM = 'potvrdit'
export const LEAVE_PARAM = 'odhlasit'

export const watchOf = (slug: string) => `${WATCH_PATH}?${WATCHED_PARAM}=${slug}`
export const confirmPath = (token: string) => `${WATCH_PATH}?${CONFIRM_PARAM}=${token}`
export const leavePath = (token: string) => `${WATCH_PATH}?${LEAVE_PARAM}=${token}`

export const hasToken = (params: URLSearchParams) => params.has(CONFIRM_PARAM) || params.has(LEAVE_PARAM)

/** The token from the mail authorizes the request, whatever its origin. */
export const hasBearerToken = ({ pathname, searchParams }: URL) => pathname === WATCH_PATH && hasToken(searchParams)
