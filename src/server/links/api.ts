import { z } from 'zod'
import { attachCsv } from '#entities/csv/attach-csv.server.ts'
import { pagedList } from '#entities/list-call.server.ts'
import { paging } from '#entities/list.server.ts'
import { call } from '#entities/calls.server.ts'
import type { Db } from '#entities/tables.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { CSV_TYPE, LIST_DELIMITER, writeCsv } from '#shared/csv.ts'
import { LINK_STATES, LinkHealth } from '#shared/schema/link-health.ts'
import { linksOf, usesOf } from '#server/links/links.ts'

type State = LinkHealth['state']

/** Few links are in these states, and every open back office counts the broken ones: found without reading all links. */
const FEW: ReadonlySet<State> = new Set(['broken', 'failing'])

async function healthOf(db: Db, state: State | undefined): Promise<LinkHealth[]> {
  const few = state && FEW.has(state) ? state : undefined
  const checks = offThread(db)
    .selectFrom('linkCheck')
    .select(['url', 'state', 'detail', 'checkedAt', 'changedAt', 'nextAt'])
  const rows = await (few ? checks.where('state', '=', few) : checks).execute()
  const known = new Map(rows.map((row) => [row.url, row]))
  const links = few ? await usesOf(db, [...known.keys()]) : await linksOf(db)
  const items = [...links].map(([url, uses]): LinkHealth => {
    const row = known.get(url)
    const { detail = '', checkedAt = null, changedAt = null, nextAt = null } = row ?? {}
    return { url, state: row?.state ?? 'unchecked', detail, checkedAt, changedAt, nextAt, uses }
  })
  const rank = (item: LinkHealth) => LINK_STATES.indexOf(item.state)
  return items
    .filter((item) => !state || item.state === state)
    .toSorted(
      (a, b) => rank(a) - rank(b) || (b.changedAt ?? '').localeCompare(a.changedAt ?? '') || a.url.localeCompare(b.url),
    )
}

const COLUMNS = ['url', 'state', 'detail', 'changedAt', 'checkedAt'] as const

async function* linkLines(links: LinkHealth[]): AsyncGenerator<string> {
  const rows = links.map((link) => [
    ...COLUMNS.map((column) => link[column] ?? ''),
    link.uses.map(({ title }) => title).join('; '),
  ])
  yield writeCsv([[...COLUMNS, 'usedIn'], ...rows], LIST_DELIMITER)
}

export const linkHealthCalls = [
  call(
    {
      method: 'get',
      path: '/link-health',
      tag: 'Links',
      summary: 'Links that lead out and whether somebody is there; broken ones first, the newest change first',
      access: 'editor',
      query: z.strictObject({ ...paging, state: z.enum(LINK_STATES).optional() }),
      response: pagedList(LinkHealth, 'LinkHealth'),
    },
    async ({ query: { page, perPage, state } }, { services }) => {
      const all = await healthOf(services.db, state)
      return { items: all.slice((page - 1) * perPage, page * perPage), total: all.length, page, perPage }
    },
  ),
  call(
    {
      method: 'get',
      path: '/link-health/export.csv',
      tag: 'Links',
      summary: 'The same as CSV, all of it',
      access: 'editor',
      query: z.strictObject({ state: z.enum(LINK_STATES).optional() }),
      response: z.string(),
      responseType: CSV_TYPE,
    },
    async ({ query: { state } }, { services, http }) => {
      const all = await healthOf(services.db, state)
      return attachCsv(http, 'links', services.now(), linkLines(all))
    },
  ),
]
