import { ARTICLES_PATH, RUBRICS_FOLDER } from '#shared/rubric-address.ts'

export type CurrentKind = 'page' | 'true' | undefined

/** The `aria-current` of a header item: „page“ for the shown page, „true“ for the part of the site it belongs to. */
export function currentKind(href: string, path: string): CurrentKind {
  if (href === path) return 'page'
  if (href === '/' || !href.startsWith('/')) return undefined
  const isInside = path.startsWith(href) || (href === ARTICLES_PATH && path.startsWith(RUBRICS_FOLDER))
  return isInside ? 'true' : undefined
}
