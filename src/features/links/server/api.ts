import { sql } from 'kysely'
import { z } from 'zod'
import { attachCsv } from '#records/csv/attach-csv.server.ts'
import { pagedList } from '#records/calls/list-call.server.ts'
import { paging } from '#records/list/list.server.ts'
import { call } from '#records/calls/calls.server.ts'
import type { Db } from '#records/db.server.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { CSV_TYPE, LIST_DELIMITER, writeCsv } from '#shared/csv.ts'
import { LINK_STATES, LinkHealth, type LinkUses } from '#shared/schema/link-health.ts'
import { leadsSomewhere, offerLinks, outboundLinks } from '#features/links/server/links.ts'
import { withUses } from '#features/links/server/uses.ts'

type State = LinkHealth['state']

/** Few links are in these states, and every open back office counts the broken ones: found without reading all links. */
const FEW: ReadonlySet<State> = new Set(['broken', 'failing'])

function linksIn(db: Db, state: State) {
  return db
    .selectFrom('linkCheck')
    .where('linkCheck.state', '=', state)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb.selectFrom('postLink').whereRef('postLink.address', '=', 'linkCheck.url').select('postLink.postId'),
        ),
        eb('linkCheck.url', 'in', offerLinks(db).select('offerLink.url')),
      ]),
    )
    .select('linkCheck.url')
}

function health(db: Db, state: State | undefined) {
  const isFew = state !== undefined && FEW.has(state)
  return (
    db
      .selectFrom((isFew ? linksIn(db, state) : outboundLinks(db)).as('link'))
      .leftJoin('linkCheck', 'linkCheck.url', 'link.url')
      // One that was looked at leads somewhere; reading the host out of each address took most of the time.
      .where((eb) => eb.or([eb('linkCheck.url', 'is not', null), leadsSomewhere(db, 'link.url')]))
      .where(state ? sql<boolean>`${STATE} = ${state}` : sql<boolean>`true`)
  )
}

const STATE = sql<State>`coalesce(link_check.state, 'unchecked')`

const listed = (db: Db, state: State | undefined) =>
  health(db, state)
    .orderBy(STATE)
    .orderBy((eb) => eb.fn.coalesce('linkCheck.changedAt', eb.val('')), 'desc')
    .orderBy('link.url')
    .select(['link.url', STATE.as('state'), 'linkCheck.checkedAt', 'linkCheck.changedAt', 'linkCheck.nextAt'])
    .select((eb) => eb.fn.coalesce('linkCheck.detail', eb.val('')).as('detail'))

const COLUMNS = ['url', 'state', 'detail', 'changedAt', 'checkedAt'] as const

const LINES_AT_ONCE = 500

async function* linkLines(db: Db, state: State | undefined): AsyncGenerator<string> {
  yield writeCsv([[...COLUMNS, 'usedIn']], LIST_DELIMITER)
  const links = await listed(offThread(db), state).execute()
  for (let at = 0; at < links.length; at += LINES_AT_ONCE) {
    const part = await withUses(db, links.slice(at, at + LINES_AT_ONCE))
    const rows = part.map((link) => [...COLUMNS.map((column) => link[column] ?? ''), usedIn(link)])
    yield writeCsv(rows, LIST_DELIMITER)
  }
}

function usedIn({ uses, useCount }: LinkUses): string {
  const more = useCount > uses.length ? [`… ${useCount - uses.length} more`] : []
  return [...uses.map(({ title }) => title), ...more].join('; ')
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
      const db = offThread(services.db)
      const links = await listed(db, state)
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      const { total } = await health(db, state)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return { items: await withUses(db, links), total, page, perPage }
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
    async ({ query: { state } }, { services, http }) =>
      attachCsv(http, 'links', services.now(), linkLines(services.db, state)),
  ),
]
