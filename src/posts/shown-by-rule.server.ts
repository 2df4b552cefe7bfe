import { allBlocks } from '#posts/block-lists.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { mergeRefs } from '#blocks/lookup.ts'
import { idsOfLists } from '#blocks/lookup.server.ts'
import type { Reader } from '#records/db.server.ts'
import type { Usage } from '#shared/schema/usage.ts'
import { ANY, refsOfBlock } from '#posts/refs.ts'
import { postMapper } from '#posts/schema.ts'
import { chunksOf } from '#shared/chunks.ts'
import { MAX_USAGES } from '#shared/max-usages.ts'
import { shownByRule } from '#records/messages.ts'
import { said } from '#shared/words/message.ts'

const listsIn = (stored: string) =>
  mergeRefs(allBlocks(postMapper.decodeColumn('shortcodesConfig', stored)).map(refsOfBlock))

/** Posts with a list sorted by rule that currently contains the casino. They do not prevent its deletion. */
export async function postsThatListCasino(db: Reader, id: string, now: Date): Promise<Usage[]> {
  const posts = (await postsWith(db, 'CasinoList')).map((post) => ({ ...post, lists: post.refs.casinoLists }))
  const lists = posts.flatMap((post) => post.lists)
  return usagesOf(posts, await idsOfLists(db, 'casino', lists, now), id)
}

export async function postsThatListBookmaker(db: Reader, id: string, now: Date): Promise<Usage[]> {
  const posts = (await postsWith(db, 'BookmakerList')).map((post) => ({ ...post, lists: post.refs.bookmakerLists }))
  const lists = posts.flatMap((post) => post.lists)
  return usagesOf(posts, await idsOfLists(db, 'bookmaker', lists, now), id)
}

/** Batch size; between batches other requests get their turn. */
const POSTS_AT_ONCE = 200

async function postsWith(db: Reader, model: 'CasinoList' | 'BookmakerList') {
  const rows = await db
    .selectFrom('postRef')
    .innerJoin('post', 'post.id', 'postRef.postId')
    .where('postRef.model', '=', model)
    .where('postRef.refId', '=', ANY)
    .where('post.isDeleted', '=', 0)
    .select(['post.id', 'post.title', 'post.shortcodesConfig'])
    .orderBy('post.titleSort')
    .execute()
  const found = []
  for (const some of chunksOf(rows, POSTS_AT_ONCE)) {
    found.push(...some.map(({ id, title, shortcodesConfig }) => ({ id, title, refs: listsIn(shortcodesConfig) })))
    await nextTurn()
  }
  return found
}

type Listing = { id: string; title: string; lists: object[] }

const usagesOf = (posts: Listing[], found: (list: object) => string[], wanted: string): Usage[] =>
  posts
    .filter(({ lists }) => lists.some((list) => found(list).includes(wanted)))
    .slice(0, MAX_USAGES)
    .map(({ id, title }) => ({ collection: 'posts', id, title, as: said(shownByRule), isByRule: true }))
