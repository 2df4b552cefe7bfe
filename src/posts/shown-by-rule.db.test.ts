import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { archiveRecord, deleteRecord, findRecord, updateRecord } from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { listMarks } from '#infra/db/migrations/0013-list-marks.server.ts'
import { posts } from '#posts/collection.server.ts'
import { block, p, page } from '#posts/content/build.ts'
import { postsThatListCasino } from '#posts/shown-by-rule.server.ts'
import { collectionCallsOfAll } from '#server/api/private-api.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const api = createPrivateApi(services, collectionCallsOfAll)
const cards = { layout: 'cards' as const }

const usesOf = async (path: string) =>
  (await api.get(`${path}/used-where`, 'editor')).body.items.map(
    ({ title, as, isByRule }: { title: string; as: { text: string }; isByRule?: boolean }) =>
      `${title}: ${as.text} ${isByRule ?? ''}`,
  )

const lev = await build.casino(db, { title: 'Lev', rating: 9 })
const vydra = await build.casino(db, { title: 'Vydra', rating: 8 })
const best = await build.post(db, {
  title: 'Nejlepší',
  ...page(p('Text.'), block('casinosRating', 'cr-1', { ...cards, mode: 'top', limit: 1 })),
})
await build.post(db, {
  title: 'Od osmičky',
  isActive: false,
  ...page(block('casinosRating', 'cr-1', { ...cards, mode: 'filter', filter: { minRating: 8 } })),
})
await build.post(db, {
  title: 'Ručně',
  ...page(
    block('casinosRating', 'cr-1', { ...cards, mode: 'manual', casinoIds: [lev.id] }),
    block('casinosRating', 'cr-2', { ...cards, mode: 'top', limit: 5 }),
  ),
})

test('a casino is used where a rule currently lists it', async () => {
  expect(await usesOf(`/casinos/${lev.id}`)).toEqual([
    'Ručně: page ',
    'Nejlepší: shown by rule true',
    'Od osmičky: shown by rule true',
  ])
  expect(await usesOf(`/casinos/${vydra.id}`)).toEqual(['Od osmičky: shown by rule true', 'Ručně: shown by rule true'])
  const better = { ...inputOf(casinos, vydra), rating: 9.5 }
  await updateRecord(db, casinos, vydra.id, better, 1, SYSTEM)
  expect(await usesOf(`/casinos/${vydra.id}`)).toContain('Nejlepší: shown by rule true')
  expect(await usesOf(`/casinos/${lev.id}`)).not.toContain('Nejlepší: shown by rule true')
})

test('so is a bookmaker', async () => {
  const bookmaker = await build.bookmaker(db, { title: 'Desítka', rating: 7 })
  await build.post(db, { title: 'Kanceláře', ...page(block('bookmakersRating', 'br-1', { ...cards, mode: 'top' })) })
  expect(await usesOf(`/bookmakers/${bookmaker.id}`)).toEqual(['Kanceláře: shown by rule true'])
})

test('a list sorted by rule does not prevent deletion', async () => {
  const casino = await build.casino(db, { title: 'Na odchodu', rating: 10 })
  expect(await usesOf(`/casinos/${casino.id}`)).not.toEqual([])
  await archiveRecord(db, casinos, casino.id, SYSTEM)
  expect(await usesOf(`/casinos/${casino.id}`)).toEqual([])
  await deleteRecord(db, casinos, casino.id, SYSTEM)
  expect(await findRecord(db, casinos, casino.id)).toBeUndefined()
})

test('archived posts list nothing, and posts saved before the marks are found after the migration', async () => {
  const before = await postsThatListCasino(db, vydra.id, new Date())
  await db.deleteFrom('postRef').where('refId', '=', '*').execute()
  expect(await postsThatListCasino(db, vydra.id, new Date())).toEqual([])
  await listMarks.up(db)
  expect(await postsThatListCasino(db, vydra.id, new Date())).toEqual(before)
  await archiveRecord(db, posts, best.id, SYSTEM)
  expect((await postsThatListCasino(db, vydra.id, new Date())).map(({ title }) => title)).not.toContain('Nejlepší')
})
