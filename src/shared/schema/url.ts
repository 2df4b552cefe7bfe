import { z } from 'zod'
import { isContentHref, isHttpsUrl, isRootRelative, URL_MAX } from '#shared/hrefs.ts'
import * as m from '#shared/schema/messages.ts'
import { refused } from '#shared/schema/refused.ts'

export const httpsUrl = z.string().max(URL_MAX).refine(isHttpsUrl, refused(m.httpsAddress))
export const optionalHttpsUrl = z.union([z.literal(''), httpsUrl])
export const rootRelative = z.string().max(URL_MAX).refine(isRootRelative, refused(m.rootPath))
export const contentHref = z.string().max(URL_MAX).refine(isContentHref, refused(m.contentLink))
