import type { RubricCount } from '#posts/articles.server.ts'
import { formatCount } from '#shared/czech/format.ts'
import { hardSpaces } from '#shared/czech/typography.ts'
import { ARTICLES_PATH } from '#shared/rubric-address.ts'

interface RubricNavProps {
  rubrics: readonly RubricCount[]
  total: number
  current: string
}

export function RubricNav({ rubrics, total, current }: RubricNavProps) {
  const links = [
    { title: 'Všechny', path: ARTICLES_PATH, count: total },
    ...rubrics.filter(({ count, path }) => count > 0 || path === current),
  ]
  return (
    <nav className="rub" aria-label="Rubriky">
      {links.map(({ title, path, count }) => (
        <a key={path} href={path} {...(path === current ? { 'aria-current': 'page' as const } : {})}>
          {hardSpaces(title)} <small>{formatCount(count)}</small>
        </a>
      ))}
    </nav>
  )
}
