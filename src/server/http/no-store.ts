import type { MiddlewareHandler } from 'hono'
import { hasSession } from '#server/auth/cookies.ts'
import { isFile, isPrivatePath, isSystemPath } from '#shared/canonical-path.ts'

export const NO_STORE = 'no-store'

const isPage = (path: string) => path.endsWith('.data') || (!isSystemPath(path) && !isFile(path))

/**
 * Nobody on the way may keep what is for one person: the back office, calls, ways out, and every page that somebody who is
 * signed in asks for, so that they see what they have just saved.
 */
export const noStoreForPrivate: MiddlewareHandler = async (http, next) => {
  await next()
  const { path } = http.req
  if (!isPrivatePath(path) && !(isPage(path) && hasSession(http.req.header('cookie')))) return
  const { headers } = http.res
  if (!headers.get('cache-control')?.startsWith(NO_STORE)) headers.set('Cache-Control', NO_STORE)
}
