import { TOKEN_PARAM } from '#features/players/shared/address.ts'

export const VOICES_PATH = '/zkusenosti/'
export const CHOICE_PARAM = 'vyber'

export const voicesOf = (slug: string) => `${VOICES_PATH}${slug}/`
export const writeVoiceOf = (slug: string) => `${VOICES_PATH}${slug}/napsat/`
export const authorPath = (token: string) => `${VOICES_PATH}?${TOKEN_PARAM}=${token}`
export const VOICES_RULES = '/pravidla-zkusenosti/'
export const VOICES_CSV = '/data/zkusenosti.csv'

/** The token from the mail authorizes the request, whatever its origin. */
export const hasVoiceToken = ({ pathname, searchParams }: URL) =>
  pathname === VOICES_PATH && searchParams.has(TOKEN_PARAM)
