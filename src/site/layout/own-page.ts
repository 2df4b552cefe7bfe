import { canonicalPath, isFile, isSystemPath } from '#shared/canonical-path.ts'

/** The canonical address of the page of this site that a link leads to, if a client navigation can handle it. */
export function ownPage(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined
  const url = new URL(link.href)
  if (isSystemPath(url.pathname) || isFile(url.pathname)) return undefined
  url.pathname = canonicalPath(url.pathname)
  return url
}
