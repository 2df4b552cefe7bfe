import type { BlockKind } from '#blocks/kinds.ts'
import { type Lookup, mergeRefs } from '#blocks/lookup.ts'
import { loadLookup } from '#blocks/lookup.server.ts'
import { blockFunctions } from '#blocks/registry.ts'
import { listRecords } from '#entities/list.server.ts'
import { MAX_RELATED } from '#entities/same-title.server.ts'
import type { Reader } from '#entities/tables.server.ts'
import type { Facts } from '#posts/checks/facts.ts'
import type { Related } from '#shared/checks/facts.ts'
import type { FactsQuery } from '#posts/checks/facts-query.ts'
import { quickFacts } from '#posts/checks/quick-facts.server.ts'
import { postList } from '#posts/list-items.server.ts'
import { refsOfBlock } from '#posts/refs.ts'
import type { BlockOf } from '#posts/shortcodes.ts'

export async function allFacts(db: Reader, query: FactsQuery, now: Date): Promise<Facts> {
  const quick = await quickFacts(db, query, now)
  return {
    ...quick,
    ...(quick.linkedFrom === 0 ? { mentions: await postsThatMention(db, query) } : {}),
    emptyBlocks: await emptyBlocks(db, query, now),
  }
}

async function postsThatMention(db: Reader, { id, phrase }: FactsQuery): Promise<Related[]> {
  if (phrase === '') return []
  const query = { q: phrase, status: 'published' as const, sort: 'match', page: 1, perPage: MAX_RELATED + 1 }
  const { items } = await listRecords(db, postList, query)
  return items
    .filter((post) => post.id !== id)
    .slice(0, MAX_RELATED)
    .map(({ id: other, title }) => ({ collection: 'posts', id: other, title }))
}

async function emptyBlocks(db: Reader, { blocks }: FactsQuery, now: Date): Promise<string[]> {
  if (blocks.length === 0) return []
  const lookup = await loadLookup(db, mergeRefs(blocks.map(refsOfBlock)), now)
  return blocks.filter((block) => showsNothing(block, lookup)).map(({ data }) => data.uniqId)
}

const showsNothing = <Kind extends BlockKind>({ kind, data }: BlockOf<Kind>, lookup: Lookup): boolean =>
  blockFunctions[kind].isEmpty(blockFunctions[kind].present(data, lookup))
