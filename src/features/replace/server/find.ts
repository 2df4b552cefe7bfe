import { type Hit, hitSteps } from '#features/replace/post/hits.ts'
import { type FoundPost, MAX_HITS, MAX_POSTS, type Search } from '#features/replace/server/schema.ts'
import { sentenceAround } from '#features/replace/shared/sentence.ts'
import { offThread } from '#infra/db/off-thread.server.ts'
import { yieldToEventLoop } from '#infra/db/yield.server.ts'
import { posts } from '#posts/collection.server.ts'
import type { Post } from '#posts/schema.ts'
import type { Actor } from '#records/actor.ts'
import { countChanges } from '#records/changes/count.server.ts'
import { whyRefused } from '#records/crud/contributor.server.ts'
import { findRecord } from '#records/crud/crud.server.ts'
import type { Db } from '#records/db.server.ts'
import { NO_CHANGES } from '#shared/schema/waiting-changes-summary.ts'
import { withPauses } from '#shared/steps.ts'

/** Hits of a response: the rest is asked for next. */
const ENOUGH_HITS = 200

/** A piece of all posts, in the order of their ids. */
export async function findHits(db: Db, search: Search, after: string | null, actor: Actor) {
  const asked = candidates(db, search)
  const { total } = await asked.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await asked
    .where('id', '>', after ?? '')
    .orderBy('id')
    .limit(MAX_POSTS + 1)
    .select('id')
    .execute()
  const items: FoundPost[] = []
  let [looked, hits, last] = [0, 0, '']
  for (const { id } of rows.slice(0, MAX_POSTS)) {
    if (hits >= ENOUGH_HITS) break
    const found = await findIn(db, id, search, actor)
    if (found) items.push(found)
    hits += found?.hits.length ?? 0
    looked++
    last = id
  }
  await countWaiting(db, items)
  return { items, looked, total, next: looked < rows.length ? last : null }
}

const candidates = (db: Db, { writer, rubric, stage }: Search) =>
  offThread(db)
    .selectFrom('post')
    .where('isDeleted', '=', 0)
    .$if(writer !== null, (query) => query.where('writer', '=', writer))
    .$if(rubric !== null, (query) => query.where('rubric', '=', rubric))
    .$if(stage === 'published', (query) => query.where('isActive', '=', 1))
    .$if(stage !== null && stage !== 'published', (query) => query.where('isActive', '=', 0))
    .$if(stage === 'scheduled', (query) => query.where('publishAt', 'is not', null))
    .$if(stage === 'draft' || stage === 'ready', (query) =>
      query.where('publishAt', 'is', null).where('stage', '=', stage === 'ready' ? 'ready' : 'draft'),
    )

async function findIn(db: Db, id: string, search: Search, actor: Actor): Promise<FoundPost | undefined> {
  const post = await findRecord(db, posts, id)
  const hits = post && (await hitsIn(post, search))
  if (!post || !hits || hits.length === 0) return undefined
  const refusal = await whyRefused(db, posts, post, post, actor)
  return {
    id,
    title: post.title,
    version: post.version,
    stage: stageOf(post),
    how: refusal ? 'suggest' : 'save',
    waiting: 0,
    hits: hits.slice(0, MAX_HITS).map(({ key, place, text, from, to }) => {
      const { before, after } = sentenceAround(text, from, to)
      return { key, place, before, found: text.slice(from, to), after }
    }),
    isMore: hits.length > MAX_HITS,
  }
}

export const hitsIn = (post: Post, search: Search): Promise<Hit[]> =>
  withPauses(hitSteps(post, search), yieldToEventLoop)

function stageOf({ isActive, publishAt, stage }: Post): FoundPost['stage'] {
  if (isActive) return 'published'
  return publishAt === null ? stage : 'scheduled'
}

async function countWaiting(db: Db, items: FoundPost[]): Promise<void> {
  const counted = items.map(({ id }) => ({ id, changes: NO_CHANGES }))
  await countChanges(db, posts.name, counted)
  for (const [index, item] of items.entries()) item.waiting = counted[index]?.changes.count ?? 0
}
