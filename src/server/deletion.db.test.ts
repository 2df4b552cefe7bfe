import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { createRecord } from '#records/crud/crud.server.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import type { RecordTable } from '#records/db.server.ts'
import { RECORD_TABLES } from '#entities/tables.server.ts'
import { image, p, page } from '#posts/content/build.ts'
import { collectionCallsOfAll } from '#server/api/private-api.ts'
import { allCollections } from '#server/collections.ts'
import { exportToFile } from '#server/transfer/export.ts'
import { importContent } from '#server/transfer/import.ts'
import { build } from '#testing/build.ts'
import { casesOf } from '#testing/is-all.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
// A minute between calls, so that the limit on one user's notes is not met.
let time = Date.now()
const now = () => new Date((time += 60_000))
const api = createPrivateApi({ ...services, now }, collectionCallsOfAll)

interface Stored {
  id: string
  [field: string]: unknown
}
type Site = Record<RecordTable, string>
type Fields = Record<string, unknown>

const collectionOf = (table: RecordTable) => {
  const found = allCollections.find((collection) => collection.table === table)
  if (!found) throw new Error(table)
  return found
}

let rules = 0
const BUILD: Record<RecordTable, (fields: Fields) => Promise<{ id: string }>> = {
  media: (fields) => build.media(db, fields),
  gameType: () => build.gameType(db),
  paymentMethod: (fields) =>
    createRecord(db, collectionOf('paymentMethod'), { title: `Metoda ${++rules}`, ...fields }, SYSTEM),
  softwareProvider: (fields) =>
    createRecord(db, collectionOf('softwareProvider'), { title: `Studio ${++rules}`, ...fields }, SYSTEM),
  writer: (fields) => build.writer(db, fields),
  rubric: (fields) => build.rubric(db, fields),
  casino: (fields) => build.casino(db, fields),
  bookmaker: (fields) => build.bookmaker(db, fields),
  licence: (fields) => build.licence(db, fields),
  payoutTest: (fields) => build.withdrawal(db, { hours: 2, ...fields }),
  post: (fields) => build.post(db, fields),
  redirect: () => createRecord(db, redirects, { from: `/stara-${++rules}/`, to: '/nova/' }, SYSTEM),
}

/** A licence or a withdrawal belongs to one of the two. */
const OWNERS = ['casino', 'bookmaker'] as const
const PARTS: RecordTable[] = ['licence', 'payoutTest']

/** Refers to records of the site wherever a record of the table can and `chosen` says so. */
function fieldsOf(table: RecordTable, site: Partial<Site>, chosen: () => boolean): Fields {
  const fields: Fields = {}
  for (const [field, target] of Object.entries(collectionOf(table).references)) {
    if (target && site[target] && chosen()) fields[field] = site[target]
  }
  for (const { field, member } of collectionOf(table).relations)
    fields[field] = site[member] && chosen() ? [site[member]] : []
  if (PARTS.includes(table)) {
    const owner = chosen() ? 'casino' : 'bookmaker'
    for (const each of OWNERS) fields[each] = each === owner ? site[each] : null
  }
  if (table === 'payoutTest') fields['method'] = site.paymentMethod
  if (table === 'post') {
    if (site.media && chosen()) Object.assign(fields, page(p('Text.'), image(site.media, 'Obrázek')))
    for (const field of ['writer', 'rubric'] as const) if (site[field] && chosen()) fields[field] = site[field]
  }
  return fields
}

/** A record of every kind; they refer to those of the given site. */
async function fillSite(given: Partial<Site>, chosen: () => boolean): Promise<Site> {
  const site: Partial<Site> = {}
  for (const table of RECORD_TABLES) {
    site[table] = (await BUILD[table](fieldsOf(table, { ...site, ...given }, chosen))).id
  }
  return site as Site
}

/** Every record with its relations, by table and id. */
async function stored(): Promise<Map<string, Stored>> {
  const found = new Map<string, Stored>()
  for (const table of RECORD_TABLES) {
    const collection = collectionOf(table)
    const records: Stored[] = (await db.selectFrom(table).selectAll().execute()).map(collection.decode)
    await collection.loadRelations(db, records)
    for (const record of records) found.set(`${table} ${record.id}`, record)
  }
  return found
}

const isPartOf = (id: string, [key, record]: [string, Stored]) =>
  PARTS.some((table) => key.startsWith(`${table} `)) && OWNERS.some((field) => record[field] === id)

const tableIn = (key: string) => RECORD_TABLES.find((table) => key.startsWith(`${table} `)) ?? 'media'

/** Archives a record, with a note on it and on each of its parts. */
async function prepareDeletion(table: RecordTable, id: string) {
  const parts = [...(await stored())].filter((entry) => isPartOf(id, entry)).map(([key]) => key)
  for (const key of [`${table} ${id}`, ...parts]) {
    const [, recordId] = key.split(' ')
    const note = { collection: collectionOf(tableIn(key)).name, recordId, body: 'Poznámka.' }
    expect((await api.post('/notes', note)).status).toBe(201)
  }
  await api.post(`/${collectionOf(table).name}/${id}/archive`)
  return parts
}

const scenario = fc.record({
  chosen: fc.infiniteStream(fc.boolean()),
  table: fc.constantFrom(...RECORD_TABLES),
  isReferredTo: fc.boolean(),
})

test('deleting a record removes its parts and nothing else, and names them before', async () => {
  const outcomes = new Set<number>()
  await fc.assert(
    fc.asyncProperty(scenario, async ({ chosen, table, isReferredTo }) => {
      const first = await fillSite({}, () => false)
      const second = await fillSite(first, () => chosen.next().value)
      const id = (isReferredTo ? first : second)[table]
      const parts = await prepareDeletion(table, id)
      const before = await stored()
      const isUsed = [...before].some(
        ([key, record]) => record.id !== id && !parts.includes(key) && JSON.stringify(record).includes(id),
      )
      const path = `/${collectionOf(table).name}/${id}`
      const { body: named } = await api.get(`${path}/used-where`)
      const { status } = await api.delete(path)

      const after = await stored()
      const removed = [...before.keys()].filter((key) => !after.has(key))
      expect([status, named.items.length > 0]).toEqual(isUsed ? [409, true] : [204, false])
      expect(removed.toSorted()).toEqual(isUsed ? [] : [`${table} ${id}`, ...parts].toSorted())
      outcomes.add(status)
      const titles = parts.map((key) => collectionOf(tableIn(key)).titleOf(before.get(key)))
      expect(named.removed.flatMap((each: { titles: string[] }) => each.titles).toSorted()).toEqual(titles.toSorted())
      expect(named.removed).toContainEqual({
        what: expect.objectContaining({ text: 'notes' }),
        count: parts.length + 1,
        titles: [],
      })
    }),
    { numRuns: casesOf(24) },
  )
  expect(outcomes).toEqual(new Set([204, 409]))
})

test('an import of an earlier export brings deleted records back, with all that went with them', async () => {
  const site = await fillSite({}, () => true)
  for (const table of RECORD_TABLES) await prepareDeletion(table, site[table])
  const state = async () => ({
    records: [...(await stored())].map(([key, record]) => ({ ...record, key, version: 0 })),
    notes: await db.selectFrom('note').selectAll().orderBy('id').execute(),
  })
  const before = await state()
  const file = join(services.env.DATA_DIR, 'export.json')
  await exportToFile(services, file)

  // What refers to others goes first; the licence and the withdrawal go with their owner.
  const order: RecordTable[] = ['post', 'casino', 'bookmaker', 'writer', 'paymentMethod', 'softwareProvider']
  const rest = RECORD_TABLES.filter((table) => !order.includes(table) && !PARTS.includes(table))
  for (const table of [...order, ...rest]) {
    const { status, body } = await api.delete(`/${collectionOf(table).name}/${site[table]}`)
    expect([table, status, body?.message]).toEqual([table, 204, undefined])
  }
  const left = new Set((await stored()).keys())
  for (const table of RECORD_TABLES) expect(left.has(`${table} ${site[table]}`)).toBe(false)

  await importContent(services, JSON.parse(await readFile(file, 'utf8')), { replace: true, actor: SYSTEM })
  const back = await state()
  const known = new Set(before.records.map(({ key }) => key))
  const again = back.records.filter(({ key }) => known.has(key))
  const byKey = (records: typeof again) => records.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  expect(byKey(again)).toEqual(byKey(before.records))
  expect(back.notes).toEqual(before.notes)
})
