import type { MiddlewareHandler } from 'hono'
import { hasSession } from '#server/auth/cookies.ts'
import { isFile, isPrivatePath, isSystemPath } from '#shared/canonical-path.ts'

export const NO_STORE = 'no-store'

const isPage = (path: string) => !isSystemPath(path) && !isFile(path)

/** The back office, calls, outbound links, and all pages of signed-in users, who must see what they just saved. */
export const noStoreForPrivate: MiddlewareHandler = async (http, next) => {
  await next()
  const { path } = http.req
  if (!isPrivatePath(path) && !(isPage(path) && hasSession(http.req.header('cookie')))) return
  const { headers } = http.res
  if (!headers.get('cache-control')?.startsWith(NO_STORE)) headers.set('Cache-Control', NO_STORE)
}
