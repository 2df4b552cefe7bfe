import { isbot } from 'isbot'
import { memo } from '#shared/memo.ts'

const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/** What tells a visit from a look ahead. */
export interface Visiting {
  method: string
  header: (name: string) => string | undefined
}

/** Somebody, or some program, really goes there: not a look at the headers, not a browser loading ahead. */
export function isVisit({ method, header }: Visiting): boolean {
  return method !== 'HEAD' && !PURPOSES.some((name) => /prefetch|prerender|preview/i.test(header(name) ?? ''))
}

/** Every browser says what it is; who says nothing is a program. Looked at once: there are far fewer browsers than visitors. */
export const isProgram = memo((userAgent: string) => userAgent === '' || isbot(userAgent), 1000)
