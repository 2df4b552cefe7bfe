import { TOKEN_PARAM } from '#features/players/shared/address.ts'

export const COMPLAINTS_PATH = '/stiznosti/'
export const NEW_COMPLAINT_PATH = '/stiznosti/nova/'
/** What the link in the player's mails opens. */
export const PLAYER_PATH = '/stiznosti/moje/'
/** What the link in the operator's mails opens. */
export const OPERATOR_PATH = '/stiznosti/odpoved/'
export const COMPLAINTS_FEED = '/stiznosti/rss.xml'
export const COMPLAINTS_CSV = '/data/stiznosti.csv'
export const BOOK_CSV = '/data/kniha-stiznosti.csv'
export const STATE_PARAM = 'stav'
export const OFFER_PARAM = 'kasino'

export const complaintPath = (number: number) => `${COMPLAINTS_PATH}${number}/`
export const complaintsOf = (slug: string) => `${COMPLAINTS_PATH}?${OFFER_PARAM}=${slug}`
export const newComplaintOf = (slug: string) => `${NEW_COMPLAINT_PATH}?${OFFER_PARAM}=${slug}`
export const playerPath = (token: string) => `${PLAYER_PATH}?${TOKEN_PARAM}=${token}`
export const operatorPath = (token: string) => `${OPERATOR_PATH}?${TOKEN_PARAM}=${token}`

const SECRET_PATHS = new Set([PLAYER_PATH, OPERATOR_PATH])

/** The token from the mail authorizes the request, whatever its origin. */
export const hasComplaintToken = ({ pathname, searchParams }: URL) =>
  SECRET_PATHS.has(pathname) && searchParams.has(TOKEN_PARAM)
