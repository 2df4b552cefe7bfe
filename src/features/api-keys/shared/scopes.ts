/** Each includes the one before it. */
export const LEVELS = ['read', 'write', 'publish'] as const
export type Level = (typeof LEVELS)[number]

/** What a key may reach, by the first part of a call's path. What readers told in private and who may sign in has no scope. */
export const AREAS = [
  'posts',
  'casinos',
  'bookmakers',
  'licences',
  'payout-tests',
  'facts',
  'writers',
  'rubrics',
  'game-types',
  'payment-methods',
  'software-providers',
  'media',
  'redirects',
  'notes',
  'calendar',
  'clicks',
  'comparisons',
  'link-health',
  'settings',
  'cache',
  'audit',
  'export',
] as const
export type Area = (typeof AREAS)[number]

/** Lists of several kinds leave out what no key may know, whatever its scopes. */
export const isOpenToKeys = (collection: string): boolean => AREAS.some((area) => area === collection)

/** Calls that stand beside their area. */
const ELSEWHERE: Partial<Record<string, Area>> = {
  due: 'facts',
  'blocked-addresses': 'link-health',
  reads: 'clicks',
  'video-files': 'media',
  'post-at': 'posts',
  'preview-links': 'posts',
}

/** `posts:write` is for one area, `write` for all of them. */
export type Scope = Level | `${Area}:${Level}`

export const SCOPES: readonly Scope[] = [
  ...LEVELS,
  ...AREAS.flatMap((area) => LEVELS.map((level): Scope => `${area}:${level}`)),
]

interface Needed {
  area: Area
  level: Level
}

/** What a key needs for a call; undefined where only somebody who is signed in may make it. */
export function neededFor({ method, path }: { method: string; path: string }): Needed | undefined {
  const [, first = ''] = path.split('/')
  const area = AREAS.find((each) => each === first) ?? ELSEWHERE[first]
  if (!area) return undefined
  return { area, level: method === 'get' ? 'read' : method === 'delete' ? 'publish' : 'write' }
}

export const covers = (scopes: readonly string[], area: string, level: Level): boolean =>
  scopes.some((scope) => {
    const [first, second] = scope.split(':')
    const given = second ?? first
    return (
      (second === undefined || first === area) && LEVELS.indexOf(level) <= LEVELS.findIndex((each) => each === given)
    )
  })
