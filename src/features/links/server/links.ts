import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#records/db.server.ts'
import { dialectOf } from '#infra/db/dialect.server.ts'

/** Reserved names that lead nowhere, such as those of the demo content. */
const NOWHERE = ['example', 'test', 'invalid', 'localhost', 'local', 'internal']

export const isNowhere = (url: string) => NOWHERE.some((name) => `.${hostOf(url)}`.endsWith(`.${name}`))

export const hostOf = (url: string) => URL.parse(url)?.hostname ?? ''

/** The opposite in SQL. */
export function leadsSomewhere(db: Reader, url: string): RawBuilder<boolean> {
  const { position } = dialectOf(db)
  const start = sql`substr(${sql.ref(url)}, ${sql.lit('https://'.length + 1)})`
  // A port, a query or a fragment ends the host as a path does.
  const rest = sql`replace(replace(replace(${start}, ':', '/'), '?', '/'), '#', '/')`
  const end = position(sql`${rest} || '/'`, sql`'/'`)
  const host = sql`'.' || lower(substr(${rest}, 1, ${end} - 1))`
  const isNamed = (name: string) => sql`${position(sql`lower(${sql.ref(url)})`, sql.lit(name))} > 0`
  // Reading the host out of an address takes long, and few have such a name anywhere.
  return sql.join(
    NOWHERE.map((name) => sql`not (${isNamed(name)} and ${host} like ${sql.lit(`%.${name}`)})`),
    sql` and `,
  )
}

export function offerLinks(db: Reader) {
  const casinos = db.selectFrom('casino').where('isDeleted', '=', 0).where('closedYear', 'is', null)
  const bookmakers = db.selectFrom('bookmaker').where('isDeleted', '=', 0)
  const of = (collection: string, field: string) =>
    ['id', 'title', sql.lit(collection).as('collection'), sql.lit(field).as('field')] as const
  const all = casinos
    .select(['refLink as url', ...of('casinos', 'refLink')])
    .unionAll(casinos.select(['website as url', ...of('casinos', 'website')]))
    .unionAll(bookmakers.select(['refLink as url', ...of('bookmakers', 'refLink')]))
  return db.selectFrom(all.as('offerLink')).where('offerLink.url', '<>', '')
}

/** Outbound links of posts that are not archived, stored when a post is saved; one for each post. */
export const postLinks = (db: Reader) =>
  db.selectFrom('postLink').where('address', '>=', 'https://').where('address', '<', 'https:0')

const ADDRESSES_AT_ONCE = 5000

/** All of them part by part, for what the database cannot decide; requests are served in between. */
export async function* outboundUrls(db: Reader): AsyncGenerator<string> {
  const offers = await offerLinks(db).select('offerLink.url').distinct().execute()
  const known = new Set(offers.map(({ url }) => url))
  yield* known
  for (let last = ''; ;) {
    const rows = await postLinks(db)
      .where('address', '>', last)
      .select('address')
      .distinct()
      .orderBy('address')
      .limit(ADDRESSES_AT_ONCE)
      .execute()
    for (const { address } of rows) if (!known.has(address)) yield address
    if (rows.length < ADDRESSES_AT_ONCE) return
    last = rows.at(-1)?.address ?? ''
  }
}
