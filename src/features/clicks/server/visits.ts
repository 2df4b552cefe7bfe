import { isbot } from 'isbot'
import { memo } from '#shared/memo.ts'

const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

export interface Visiting {
  method: string
  header: (name: string) => string | undefined
}

/** A real navigation, by a person or a robot: neither HEAD nor a prefetch. */
export function isVisit({ method, header }: Visiting): boolean {
  return method !== 'HEAD' && !PURPOSES.some((name) => /prefetch|prerender|preview/i.test(header(name) ?? ''))
}

/** A request without a user agent is a bot. Memoized: there are far fewer browsers than visitors. */
export const isProgram = memo((userAgent: string) => userAgent === '' || isbot(userAgent), 1000)
