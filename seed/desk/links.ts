import type { LinkCheckRow } from '#entities/table-rows.ts'
import { casinoRecords } from '../records.ts'
import type { Times } from './times.ts'

/** In a planned article. */
const BROKEN_LINK = 'https://banka-novak.example/sazebnik-2025.pdf'
const MOVED_LINK = 'https://financni-gramotnost.example/hazard'
export const LINKS = { broken: BROKEN_LINK, moved: MOVED_LINK }

/** None of these names exists, so nobody is asked for a year. */
export const demoLinkChecks = ({ at }: Times): LinkCheckRow[] => {
  const check = (url: string, found: Partial<LinkCheckRow> = {}): LinkCheckRow => ({
    url,
    host: URL.parse(url)?.hostname ?? '',
    state: 'ok',
    detail: 'answers 200',
    failures: 0,
    checkedAt: at(-1, 4),
    changedAt: at(-30, 4),
    nextAt: at(365, 4),
    movedTo: '',
    ...found,
  })
  const offers = Object.values(casinoRecords).flatMap(({ input }) =>
    input.closedYear === null ? [input.refLink, input.website].filter(Boolean) : [],
  )
  return [
    check(BROKEN_LINK, { state: 'broken', detail: 'answers 404', failures: 2, changedAt: at(-2, 4) }),
    check(MOVED_LINK, { detail: 'answers 200', movedTo: `${MOVED_LINK}-a-penize`, changedAt: at(-6, 4) }),
    ...[...new Set(offers)].map((url) => check(url)),
  ]
}
