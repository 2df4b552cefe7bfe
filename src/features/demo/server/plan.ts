import type { Kept } from '#features/demo/api-schema.ts'
import { type DemoItems, readDemoItems } from '#features/demo/items.server.ts'
import { isAsBrought } from '#features/demo/server/as-brought.ts'
import { type Key, keyOf, partsOfKey, titlesOfKeys } from '#features/demo/server/keys.ts'
import { type Use, usesOfDemo } from '#features/demo/server/uses.ts'
import type { Reader, RecordTable, Tables } from '#records/db.server.ts'
import { untyped } from '#records/untyped.server.ts'
import { ALL_COLLECTIONS, allCollections } from '#server/collections.ts'
import { chunksOf } from '#shared/chunks.ts'
import { isOneOf, keysOf } from '#shared/objects.ts'

const IDS_AT_ONCE = 200

/** What the demo brought that is not a record; `links` and days of clicks are no business of whoever clears it. */
const OTHERS = ['user', 'savedView', 'template', 'waitingChange', 'note', 'message', 'voice', 'complaint'] as const
type Other = (typeof OTHERS)[number]

export interface ClearPlan {
  items: DemoItems
  goes: Map<RecordTable | Other, string[]>
  stays: Kept[]
}

/** What people have not touched goes, unless something that stays refers to it. */
export async function planClearing(db: Reader): Promise<ClearPlan> {
  const items = await readDemoItems(db)
  const people = await touchedByPeople(db, items)
  const kept = await keptRecords(db, items, people)
  const goes: ClearPlan['goes'] = new Map()
  const stays: Kept[] = []
  const titles = await titlesOfKeys(
    db,
    [...kept].flatMap(([key, { by }]) => (by ? [key, by] : [key])),
  )
  for (const { table, name } of allCollections) {
    const there = await existing(db, table, items(table))
    goes.set(
      table,
      there.filter((id) => !kept.has(keyOf(table, id))),
    )
    for (const id of there) {
      const { why, by = '' } = kept.get(keyOf(table, id)) ?? {}
      const title = titles.get(keyOf(table, id)) ?? ''
      if (why && why !== 'part') stays.push({ collection: name, id, title, why, by: titles.get(by) ?? '' })
    }
  }
  for (const kind of OTHERS) {
    const there = await existing(db, kind, items(kind))
    const own = await touchedOf(db, kind, there, people)
    goes.set(
      kind,
      there.filter((id) => !own.has(id)),
    )
    const collection = isOneOf(keysOf(NAMES), kind) ? NAMES[kind] : kind
    for (const [id, title] of own) stays.push({ collection, id, title, why: 'changed', by: '' })
  }
  return { items, goes, stays }
}

/** Those that people save, as the audit log names them; each has a name. */
const NAMES = { user: 'users', savedView: 'views', template: 'templates' } as const

async function existing(db: Reader, table: keyof Tables, ids: ReadonlySet<string>): Promise<string[]> {
  const found: string[] = []
  for (const some of chunksOf([...ids], IDS_AT_ONCE)) {
    const rows = await untyped(db).selectFrom(table).where('id', 'in', some).select('id').execute()
    found.push(...rows.map(({ id }) => String(id)))
  }
  return found
}

type Touched = (collection: string, id: string) => boolean

/** Whatever a person does leaves a line in the audit log; the system and the colleagues of the demo are no people. */
async function touchedByPeople(db: Reader, items: DemoItems): Promise<Touched> {
  const invented = [...items('user')]
  const touched = new Map<string, string[]>()
  const places = [
    ...allCollections.map(({ name, table }) => ({ name, ids: items(table) })),
    ...keysOf(NAMES).map((table) => ({ name: NAMES[table], ids: items(table) })),
  ]
  for (const { name, ids } of places) {
    for (const some of chunksOf([...ids], IDS_AT_ONCE)) {
      const rows = await db
        .selectFrom('audit')
        .where('collection', '=', name)
        .where('recordId', 'in', some)
        .where((eb) =>
          eb.or([
            eb('action', '=', 'import'),
            eb.and([eb('actorId', 'is not', null), eb('actorId', 'not in', ['', ...invented])]),
          ]),
        )
        .select(['recordId', 'action'])
        .distinct()
        .execute()
      for (const { recordId, action } of rows) {
        const key = `${name}/${recordId}`
        touched.set(key, [...(touched.get(key) ?? []), action])
      }
    }
  }
  for (const collection of allCollections) {
    for (const id of items(collection.table)) {
      const key = `${collection.name}/${id}`
      const actions = touched.get(key)
      if (actions && (await isAsBrought(db, collection, { id, actions, invented }))) touched.delete(key)
    }
  }
  return (collection, id) => touched.has(`${collection}/${id}`)
}

/** Offers that real readers watch or have written about. */
async function offersOfReaders(db: Reader, items: DemoItems): Promise<Key[]> {
  const found: Key[] = []
  for (const table of ['casino', 'bookmaker'] as const) {
    for (const some of chunksOf([...items(table)], IDS_AT_ONCE)) {
      const voices = await db.selectFrom('voice').where('recordId', 'in', some).select(['id', 'recordId']).execute()
      const complaints = await db
        .selectFrom('complaint')
        .where('recordId', 'in', some)
        .select(['id', 'recordId'])
        .execute()
      const written = [
        ...voices.filter(({ id }) => !items('voice').has(id)),
        ...complaints.filter(({ id }) => !items('complaint').has(id)),
      ]
      const watched = await db
        .selectFrom('subscription')
        .where('collection', '=', ALL_COLLECTIONS[table].name)
        .where('recordId', 'in', some)
        .select('recordId')
        .execute()
      found.push(...[...written, ...watched].map(({ recordId }) => keyOf(table, recordId)))
    }
  }
  return found
}

interface Reason {
  why: Kept['why'] | 'part'
  by?: Key
}

async function keptRecords(db: Reader, items: DemoItems, isTouched: Touched): Promise<Map<Key, Reason>> {
  const uses = await usesOfDemo(db, items)
  const kept = new Map<Key, Reason>()
  const isDemo = (key: Key) => {
    const { table, id } = partsOfKey(key)
    return items(table).has(id)
  }
  for (const { table, name } of allCollections) {
    for (const id of items(table)) if (isTouched(name, id)) kept.set(keyOf(table, id), { why: 'changed' })
  }
  for (const key of await offersOfReaders(db, items)) if (!kept.has(key)) kept.set(key, { why: 'readers' })
  for (const { from, to } of uses) if (!isDemo(from) && !kept.has(to)) kept.set(to, { why: 'used', by: from })
  keepWhatIsUsed(kept, uses)
  return kept
}

/** Until nothing that stays lacks anything. */
function keepWhatIsUsed(kept: Map<Key, Reason>, uses: Use[]): void {
  const [usedBy, parts] = [
    Map.groupBy(uses, ({ from }) => from),
    Map.groupBy(
      uses.filter(({ isPart }) => isPart),
      ({ to }) => to,
    ),
  ]
  const queue = [...kept.keys()]
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    const more = [
      ...(usedBy.get(key) ?? []).map(({ to }) => ({ key: to, reason: { why: 'used', by: key } as const })),
      ...(parts.get(key) ?? []).map(({ from }) => ({ key: from, reason: { why: 'part' } as const })),
    ]
    for (const { key: next, reason } of more) {
      if (kept.has(next)) continue
      kept.set(next, reason)
      queue.push(next)
    }
  }
}

/** With their titles. Letters, voices and complaints are invented words of invented people: they go whatever was done with them. */
async function touchedOf(
  db: Reader,
  kind: Other,
  ids: readonly string[],
  isTouched: Touched,
): Promise<Map<string, string>> {
  if (isOneOf(keysOf(NAMES), kind)) {
    const touched = ids.filter((id) => isTouched(NAMES[kind], id))
    return namesOf(db, kind, touched)
  }
  if (kind === 'note') return answeredNotes(db, ids)
  if (kind !== 'waitingChange') return new Map()
  const some = ['', ...ids]
  const changed = db.selectFrom('waitingChange').where('id', 'in', some).where('version', '>', 1)
  return new Map((await changed.select(['id', 'title']).execute()).map(({ id, title }) => [id, title]))
}

async function namesOf(db: Reader, table: keyof typeof NAMES, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom(table)
    .where('id', 'in', ['', ...ids])
    .select(['id', 'name'])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** A thread in which somebody answered stays whole. */
async function answeredNotes(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  const answers = await db
    .selectFrom('note')
    .where('parentId', 'in', ['', ...ids])
    .select(['id', 'parentId'])
    .execute()
  const threads = new Set(answers.flatMap(({ id, parentId }) => (ids.includes(id) ? [] : (parentId ?? []))))
  const rows = await db
    .selectFrom('note')
    .where('id', 'in', ['', ...ids])
    .select(['id', 'parentId', 'body'])
    .execute()
  return new Map(rows.flatMap(({ id, parentId, body }) => (threads.has(parentId ?? id) ? [[id, body] as const] : [])))
}
