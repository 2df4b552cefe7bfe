import { PAUSE_SCRIPT } from '#features/pause/site/pause-script.ts'
import { COOKIE_SCRIPT } from '#site/layout/cookie-script.ts'

/** What must be known before the first paint. */
export const HEAD_SCRIPT = `${PAUSE_SCRIPT};${COOKIE_SCRIPT}`
