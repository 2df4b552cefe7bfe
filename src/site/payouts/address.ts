export const PAYOUTS_PATH = '/mereni-vyplat/'
export const PAYOUTS_CSV = '/data/vybery.csv'
export const LATE_PARAM = 'jen'
const LATE = 'pozdni'

export const isLateOnly = (params: URLSearchParams) => params.get(LATE_PARAM) === LATE

export const payoutsHref = (lateOnly: boolean) => (lateOnly ? `${PAYOUTS_PATH}?${LATE_PARAM}=${LATE}` : PAYOUTS_PATH)
