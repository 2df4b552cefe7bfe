import { z } from 'zod'
import * as m from '#shared/schema/messages.ts'
import { refused } from '#shared/schema/refused.ts'

const URL_MAX = 2000

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

export const httpsUrl = z.string().max(URL_MAX).refine(isHttpsUrl, refused(m.httpsAddress))
export const optionalHttpsUrl = z.union([z.literal(''), httpsUrl])
export const rootRelative = z.string().max(URL_MAX).refine(isRootRelative, refused(m.rootPath))
export const contentHref = z.string().max(URL_MAX).refine(isContentHref, refused(m.contentLink))
