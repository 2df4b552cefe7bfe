const PREVIEW_FOLDER = '/nahled/'

export const previewPath = (token: string) => `${PREVIEW_FOLDER}${token}/`

/** Undefined for any other spelling: a token opens in one alone, so that logs know where to leave it out. */
export function tokenIn(pathname: string): string | undefined {
  if (!pathname.startsWith(PREVIEW_FOLDER)) return undefined
  const token = pathname.slice(PREVIEW_FOLDER.length).replace(/\/$/, '')
  return /^[\w-]{43}$/.test(token) ? token : undefined
}

/** A path as logs may have it. */
export const withoutToken = (path: string) =>
  path.toLowerCase().startsWith(PREVIEW_FOLDER) ? `${PREVIEW_FOLDER}…` : path
