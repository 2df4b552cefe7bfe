import { type Paging, pagePath } from '#site/listing/paging.ts'
import { Icon } from '#ui/site/icon.tsx'

function shownPages({ page, pages }: Paging): number[] {
  return Array.from({ length: pages }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === pages || Math.abs(each - page) <= 1,
  )
}

export function Pager({ base, paging }: { base: string; paging: Paging }) {
  const { page, pages } = paging
  if (pages === 1) return null
  const numbers = shownPages(paging)
  return (
    <nav className="pager" aria-label="Stránkování">
      {page > 1 && (
        <a className="btn sm ghost" rel="prev" href={pagePath(base, page - 1)}>
          <Icon name="chevl" />
          Předchozí
        </a>
      )}
      <ol>
        {numbers.map((each, index) => (
          <li key={each} className={index > 0 && each - (numbers[index - 1] ?? 0) > 1 ? 'gap' : undefined}>
            <a
              href={pagePath(base, each)}
              aria-label={`Strana ${each}`}
              {...(each === page ? { 'aria-current': 'page' as const } : {})}
            >
              {each}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className="btn sm ghost" rel="next" href={pagePath(base, page + 1)}>
          Další
          <Icon name="chev" />
        </a>
      )}
    </nav>
  )
}
