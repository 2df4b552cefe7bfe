import type { BlockKind } from '#blocks/kinds.ts'
import { type Lookup, mergeRefs } from '#blocks/lookup.ts'
import { loadLookup } from '#blocks/lookup.server.ts'
import { blockFunctions } from '#blocks/registry.ts'
import { listRecords } from '#records/list/list.server.ts'
import { MAX_RELATED } from '#entities/same-title.server.ts'
import type { Reader } from '#records/db.server.ts'
import type { Evidence } from '#posts/checks/evidence.ts'
import type { Related } from '#shared/checks/evidence.ts'
import type { EvidenceQuery } from '#posts/checks/evidence-query.ts'
import { linkNames } from '#posts/checks/link-names.server.ts'
import { quickEvidence } from '#posts/checks/quick-evidence.server.ts'
import { postList } from '#posts/list-items.server.ts'
import { refsOfBlock } from '#posts/refs.ts'
import type { BlockOf } from '#posts/shortcodes.ts'

export async function allEvidence(db: Reader, query: EvidenceQuery, now: Date): Promise<Evidence> {
  const quick = await quickEvidence(db, query, now)
  return {
    ...quick,
    ...(quick.linkedFrom === 0 ? { mentions: await postsThatMention(db, query) } : {}),
    names: await linkNames(db),
    emptyBlocks: await emptyBlocks(db, query, now),
  }
}

async function postsThatMention(db: Reader, { id, phrase }: EvidenceQuery): Promise<Related[]> {
  if (phrase === '') return []
  const query = { q: phrase, status: 'published' as const, sort: 'match', page: 1, perPage: MAX_RELATED + 1 }
  const { items } = await listRecords(db, postList, query)
  return items
    .filter((post) => post.id !== id)
    .slice(0, MAX_RELATED)
    .map(({ id: other, title }) => ({ collection: 'posts', id: other, title }))
}

async function emptyBlocks(db: Reader, { blocks }: EvidenceQuery, now: Date): Promise<string[]> {
  if (blocks.length === 0) return []
  const lookup = await loadLookup(db, mergeRefs(blocks.map(refsOfBlock)), now)
  return blocks.filter((block) => showsNothing(block, lookup)).map(({ data }) => data.uniqId)
}

const showsNothing = <Kind extends BlockKind>({ kind, data }: BlockOf<Kind>, lookup: Lookup): boolean =>
  blockFunctions[kind].isEmpty(blockFunctions[kind].present(data, lookup))
