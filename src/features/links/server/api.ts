import { z } from 'zod'
import { attachCsv } from '#records/csv/attach-csv.server.ts'
import { pagedList } from '#records/calls/list-call.server.ts'
import { paging } from '#records/list/list-query.server.ts'
import { call } from '#records/calls/calls.server.ts'
import type { Db } from '#records/db.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { CSV_TYPE, LIST_DELIMITER, writeCsv } from '#shared/csv.ts'
import { LINK_STATES, LinkHealth, type LinkUses } from '#shared/schema/link-health.ts'
import { eachLink, listLinks } from '#features/links/server/list-links.ts'
import { withUses } from '#features/links/server/uses.ts'

type State = LinkHealth['state']

const COLUMNS = ['url', 'state', 'detail', 'changedAt', 'checkedAt'] as const

async function* linkLines(db: Db, state: State | undefined): AsyncGenerator<string> {
  yield writeCsv([[...COLUMNS, 'usedIn']], LIST_DELIMITER)
  for await (const links of eachLink(offThread(db), state)) {
    const rows = (await withUses(db, links)).map((link) => [
      ...COLUMNS.map((column) => link[column] ?? ''),
      usedIn(link),
    ])
    yield writeCsv(rows, LIST_DELIMITER)
  }
}

function usedIn({ uses, useCount }: LinkUses): string {
  const more = useCount > uses.length ? [`… ${useCount - uses.length} more`] : []
  return [...uses.map(({ title }) => title), ...more].join('; ')
}

export const linkHealthCalls = [
  call({
    method: 'get',
    path: '/link-health',
    tag: 'Links',
    summary: 'Links that lead out and whether somebody is there; broken ones first, the newest change first',
    access: 'editor',
    query: z.strictObject({ ...paging, state: z.enum(LINK_STATES).optional() }),
    response: pagedList(LinkHealth, 'LinkHealth'),
    run: async ({ query: { state, ...paged } }, { services }) => {
      const { items, ...page } = await listLinks(offThread(services.db), state, paged)
      return { items: await withUses(services.db, items), ...page }
    },
  }),
  call({
    method: 'get',
    path: '/link-health/export.csv',
    tag: 'Links',
    summary: 'The same as CSV, all of it',
    access: 'editor',
    query: z.strictObject({ state: z.enum(LINK_STATES).optional() }),
    response: z.string(),
    responseType: CSV_TYPE,
    run: async ({ query: { state } }, { services, http }) =>
      attachCsv(http, 'links', services.now(), linkLines(services.db, state)),
  }),
]
