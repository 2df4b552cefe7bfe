import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { createRecord } from '#records/crud/crud.server.ts'
import { posts } from '#posts/collection.server.ts'
import { image } from '#posts/content/build.ts'
import { AppError } from '#shared/app-error.ts'
import { build } from '#testing/build.ts'
import { processorTime } from '#testing/processor-time.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const PICTURES = 3000

const textOf = (idOf: (index: number) => string) =>
  Array.from({ length: PICTURES }, (_, index) => image(idOf(index), 'Obrázek'))

const refused = (idOf: (index: number) => string) =>
  processorTime(() =>
    createRecord(db, posts, { title: 'Bez obrázků', content: { type: 'doc', content: textOf(idOf) } }, SYSTEM).then(
      () => [],
      (error: unknown) => (error instanceof AppError ? (error.fields ?? []) : []),
    ),
  )

test('thousands of missing pictures are refused like one, and the first hundred are told', async () => {
  const { id } = await build.media(db)
  const one = await refused((index) => (index === 0 ? 'neni-0000' : id))
  expect(one.result).toMatchObject([{ path: 'content', message: 'This image does not exist: neni-0000.' }])
  const all = await refused((index) => `neni-${1000 + index}`)
  expect(all.result).toHaveLength(100)
  expect(all.result[99]).toMatchObject({ path: 'content', message: 'This image does not exist: neni-1099.' })
  expect(all.cost).toBeLessThan(5 * one.cost)
})
