import type { DemoItems } from '#features/demo/items.server.ts'
import { keyOf, type Key } from '#features/demo/server/keys.ts'
import { modelOf } from '#records/names.ts'
import type { Reader, RecordTable } from '#records/db.server.ts'
import { untyped } from '#records/untyped.server.ts'
import { allCollections } from '#server/collections.ts'
import { chunksOf } from '#shared/chunks.ts'

const IDS_AT_ONCE = 200

export interface Use {
  from: Key
  to: Key
  /** A licence or a withdrawal: it goes and stays with what it is a part of. */
  isPart: boolean
}

/** The review of an offer can go without it: then it has none. */
export const WEAK = 'reviewPost'

/** All references to records of the demo, whoever made them. */
export async function usesOfDemo(db: Reader, items: DemoItems): Promise<Use[]> {
  const uses: Use[] = []
  for (const { table, references, relations, partOf } of allCollections) {
    for (const [field, target] of Object.entries(references)) {
      if (!target || field === WEAK) continue
      const rows = await readIn(db, table, { owner: 'id', member: field }, items(target))
      uses.push(
        ...rows.map(({ owner, member }) => ({ ...edge(table, owner, target, member), isPart: partOf.includes(field) })),
      )
    }
    for (const { table: relation, ownerColumn, memberColumn, member: target } of relations) {
      const rows = await readIn(db, relation, { owner: ownerColumn, member: memberColumn }, items(target))
      uses.push(...rows.map(({ owner, member }) => edge(table, owner, target, member)))
    }
    uses.push(...(await usesInPosts(db, table, items(table))))
    uses.push(...(await usesInChanges(db, table, items)))
  }
  return uses.filter(({ from, to }) => from !== to)
}

const edge = (table: RecordTable, id: string, target: RecordTable, targetId: string): Use => ({
  from: keyOf(table, id),
  to: keyOf(target, targetId),
  isPart: false,
})

async function readIn(
  db: Reader,
  table: string,
  columns: { owner: string; member: string },
  ids: ReadonlySet<string>,
): Promise<{ owner: string; member: string }[]> {
  const found: { owner: string; member: string }[] = []
  for (const some of chunksOf([...ids], IDS_AT_ONCE)) {
    const rows = await untyped(db)
      .selectFrom(table)
      .where(columns.member, 'in', some)
      .select([`${columns.owner} as owner`, `${columns.member} as member`])
      .execute()
    found.push(...rows.map(({ owner, member }) => ({ owner: String(owner), member: String(member) })))
  }
  return found
}

async function usesInPosts(db: Reader, table: RecordTable, ids: ReadonlySet<string>): Promise<Use[]> {
  const found: Use[] = []
  for (const some of chunksOf([...ids], IDS_AT_ONCE)) {
    const rows = await db
      .selectFrom('postRef')
      .where('model', '=', modelOf(table))
      .where('refId', 'in', some)
      .select(['postId', 'refId'])
      .execute()
    found.push(...rows.map(({ postId, refId }) => edge('post', postId, table, refId)))
  }
  return found
}

/** What waits at a record needs what it refers to; the demo's own changes go in any case. */
async function usesInChanges(db: Reader, table: RecordTable, items: DemoItems): Promise<Use[]> {
  const found: Use[] = []
  for (const some of chunksOf([...items(table)], IDS_AT_ONCE)) {
    const rows = await db
      .selectFrom('waitingChangeRef')
      .innerJoin('waitingChange', 'waitingChange.id', 'waitingChangeRef.changeId')
      .where('waitingChangeRef.refId', 'in', some)
      .select(['waitingChange.id', 'collection', 'recordId', 'refId'])
      .execute()
    for (const { id, collection, recordId, refId } of rows) {
      const owner = allCollections.find(({ name }) => name === collection)
      if (owner && !items('waitingChange').has(id)) found.push(edge(owner.table, recordId, table, refId))
    }
  }
  return found
}
