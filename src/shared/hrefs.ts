export const URL_MAX = 2000

/** Also rejects what browsers parse differently: backslashes, spaces, control characters, credentials. */
export function isHttpsUrl(value: string): boolean {
  if (!/^https:\/\/[^\s\\\p{Cc}]+$/u.test(value)) return false
  const url = URL.parse(value)
  return url !== null && url.hostname.includes('.') && url.username === '' && url.password === ''
}

/** A path of this site: a single leading slash, so it can never name another host. */
export function isRootRelative(value: string): boolean {
  return /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(value)
}

export function isContentHref(value: string): boolean {
  if (/^#[\w-]+$/.test(value)) return true
  if (/^mailto:[^\s@]+@[^\s@]+$/.test(value) || /^tel:\+?[\d-]+$/.test(value)) return true
  return isRootRelative(value) || isHttpsUrl(value)
}

/** What a link in a text may lead to, and is stored. */
export const isStoredHref = (given: unknown): given is string =>
  typeof given === 'string' && given.length <= URL_MAX && isContentHref(given)
