import { sql } from 'kysely'
import { MAX_GROUPS, type Part, partsOf } from '#features/clicks/periods.ts'
import { periodOf } from '#features/clicks/report.server.ts'
import type { PostReads, ReadQuery, ReadReport } from '#features/reads/schema.ts'
import type { Reader } from '#records/db.server.ts'
import { unarchivedWith } from '#infra/db/unarchived.server.ts'
import { addDays, pragueDay } from '#shared/czech/day.ts'
import { addressIn } from '#shared/post-address.ts'

/** Shown in the list of posts and on the form of a post. */
const RECENT_DAYS = 30

export const recentDays = (now: Date): string[] =>
  Array.from({ length: RECENT_DAYS }, (_, back) => addDays(pragueDay(now), back + 1 - RECENT_DAYS))

/** The published post at a path. */
export async function findPostAt(db: Reader, path: string): Promise<{ id: string } | undefined> {
  const address = addressIn(path)
  if (!address) return undefined
  return db
    .selectFrom('post')
    .where(unarchivedWith('slug', address.slug))
    .where('category', '=', address.category)
    .where('isActive', '=', 1)
    .select('id')
    .executeTakeFirst()
}

export async function readsOfPost(db: Reader, postId: string, now: Date): Promise<PostReads> {
  const days = recentDays(now)
  const rows = await db
    .selectFrom('readSum')
    .where('period', 'in', days)
    .where('postId', '=', postId)
    .select(['period', 'people', 'bots'])
    .execute()
  const peopleOn = new Map(rows.map(({ period, people }) => [period, people]))
  return {
    people: rows.reduce((sum, row) => sum + row.people, 0),
    bots: rows.reduce((sum, row) => sum + row.bots, 0),
    days: days.map((day) => ({ day, people: peopleOn.get(day) ?? 0 })),
  }
}

/** What people read lately, of the given posts. */
export async function recentReads(db: Reader, ids: readonly string[], now: Date): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('readSum')
    .where('period', 'in', recentDays(now))
    .where('postId', 'in', ids)
    .groupBy('postId')
    .select((eb) => ['postId', eb.fn.sum<number | string>('people').as('people')])
    .execute()
  return new Map(rows.map(({ postId, people }) => [postId, Number(people)]))
}

/** Ranks posts by what people read lately, for the order of the list. */
export const rankByReads = (now: Date) => sql<{ rankedId: string; rank: number }>`(
  select post_id as ranked_id, sum(people) as rank from read_sum
  where period in (${sql.join(recentDays(now))}) group by post_id having sum(people) > 0)`

export async function reportReads(db: Reader, query: ReadQuery, now: Date): Promise<ReadReport> {
  const { from, to } = periodOf(query, now)
  const parts = partsOf(from, to)
  const signed = (wanted: Part['sign']) =>
    db
      .selectFrom('readSum')
      .where(
        'period',
        'in',
        parts.flatMap(({ period, sign }) => (sign === wanted ? [period] : [])),
      )
      .select('postId')
      .select(sql<number>`${sql.lit(wanted)} * people`.as('people'))
      .select(sql<number>`${sql.lit(wanted)} * bots`.as('bots'))
  const isSubtracted = parts.some(({ sign }) => sign === -1)
  const added = db
    .selectFrom((isSubtracted ? signed(1).unionAll(signed(-1)) : signed(1)).as('part'))
    .groupBy('postId')
    .select((eb) => [
      'postId',
      eb.fn.sum<number | string>('people').as('people'),
      eb.fn.sum<number | string>('bots').as('bots'),
    ])
  const rows = await db
    .selectFrom(added.as('total'))
    .where((eb) => eb.or([eb('people', '>', 0), eb('bots', '>', 0)]))
    .select([
      'postId',
      'people',
      'bots',
      sql<number | string>`count(*) over ()`.as('count'),
      sql<number | string>`sum(people) over ()`.as('allPeople'),
      sql<number | string>`sum(bots) over ()`.as('allBots'),
    ])
    .orderBy('people', 'desc')
    .orderBy('postId')
    .limit(Math.min(query.limit, MAX_GROUPS))
    .execute()
  const titles = await titlesOf(
    db,
    rows.map(({ postId }) => postId),
  )
  const [first] = rows
  return {
    from,
    to,
    totals: { people: Number(first?.allPeople ?? 0), bots: Number(first?.allBots ?? 0) },
    count: Number(first?.count ?? 0),
    posts: rows.map(({ postId, people, bots }) => ({
      id: postId,
      title: titles.get(postId) ?? null,
      people: Number(people),
      bots: Number(bots),
    })),
  }
}

async function titlesOf(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const posts = await db.selectFrom('post').where('id', 'in', ids).select(['id', 'title']).execute()
  return new Map(posts.map(({ id, title }) => [id, title]))
}
