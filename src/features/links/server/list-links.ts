import { type SelectQueryBuilder, sql } from 'kysely'
import type { Reader, Tables } from '#records/db.server.ts'
import { leadsSomewhere, offerLinks, postLinks } from '#features/links/server/links.ts'
import { LINK_STATES, type LinkHealth } from '#shared/schema/link-health.ts'
import type { Page } from '#shared/page.ts'
import { countRows } from '#infra/db/count-rows.server.ts'

type State = LinkHealth['state']
type ListedLink = Omit<LinkHealth, 'uses' | 'useCount'>

/** Nobody pages further, and after an import most links of a site are new. */
const MAX_COUNTED = 1000
const LINKS_AT_ONCE = 500

/** The worst first, then the newest change; those that nobody has looked at yet come last. */
export async function listLinks(
  db: Reader,
  state: State | undefined,
  { page, perPage }: { page: number; perPage: number },
): Promise<Page<ListedLink>> {
  const offset = (page - 1) * perPage
  const known = await countUpTo(db, checkedLinks(db, state))
  const isWithNew = state === undefined || state === 'unchecked'
  const fresh = isWithNew && known <= MAX_COUNTED ? await countUpTo(db, newLinks(db, MAX_COUNTED + 1)) : 0
  const items = await checkedLinks(db, state).limit(perPage).offset(offset).execute()
  const missing = Math.min(perPage - items.length, known + fresh - offset - items.length)
  if (missing > 0) {
    const start = Math.max(0, offset - known)
    items.push(...(await newLinks(db, start + missing).execute()).slice(start))
  }
  const total = known + fresh
  return { items, page, perPage, ...(total > MAX_COUNTED ? { total: MAX_COUNTED, isTotalCapped: true } : { total }) }
}

/** All of them, part by part. */
export async function* eachLink(db: Reader, state: State | undefined): AsyncGenerator<ListedLink[]> {
  const checked = await checkedLinks(db, state).execute()
  for (let at = 0; at < checked.length; at += LINKS_AT_ONCE) yield checked.slice(at, at + LINKS_AT_ONCE)
  if (state !== undefined && state !== 'unchecked') return
  for (let last = ''; ;) {
    const part = await newLinks(db, LINKS_AT_ONCE, last).execute()
    yield part
    if (part.length < LINKS_AT_ONCE) return
    last = part.at(-1)?.url ?? ''
  }
}

/** Found by what is known of them, few of which are broken: every open back office counts those. */
const checkedLinks = (db: Reader, state: State | undefined) =>
  db
    .selectFrom('linkCheck')
    .where('linkCheck.state', 'in', state ? [state] : LINK_STATES)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb.selectFrom('postLink').whereRef('postLink.address', '=', 'linkCheck.url').select('postLink.postId'),
        ),
        eb('linkCheck.url', 'in', offerLinks(db).select('offerLink.url')),
      ]),
    )
    .orderBy('state')
    .orderBy('changedAt', 'desc')
    .orderBy('url')
    .select(['url', 'state', 'checkedAt', 'changedAt', 'nextAt', 'detail'])
    .$castTo<ListedLink>()

/** In the order of their addresses, in which those of posts are stored: only the first ones are read. */
function newLinks(db: Reader, limit: number, after = '') {
  const isNew = (url: string) => sql<boolean>`${sql.ref(url)} > ${after}
    and not exists (select 1 from link_check where link_check.url = ${sql.ref(url)}) and ${leadsSomewhere(db, url)}`
  const inPosts = postLinks(db)
    .where(isNew('address'))
    .select('address as url')
    .distinct()
    .orderBy('address')
    .limit(limit)
  const inOffers = offerLinks(db).where(isNew('offerLink.url')).select('offerLink.url')
  return db
    .selectFrom(inOffers.union(db.selectFrom(inPosts.as('inPost')).select('inPost.url')).as('link'))
    .orderBy('url')
    .limit(limit)
    .select([
      'url',
      sql.lit<State>('unchecked').as('state'),
      sql.lit<string | null>(null).as('checkedAt'),
      sql.lit<string | null>(null).as('changedAt'),
      sql.lit<string | null>(null).as('nextAt'),
      sql.lit('').as('detail'),
    ])
    .$castTo<ListedLink>()
}

const countUpTo = (db: Reader, links: SelectQueryBuilder<Tables, any, ListedLink>) =>
  countRows(
    db.selectFrom(
      links
        .clearOrderBy()
        .limit(MAX_COUNTED + 1)
        .as('counted'),
    ),
  )
