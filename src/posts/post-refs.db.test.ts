import { emptyPost } from '#posts/empty-post.ts'
import { assert, expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { createRecord, updateRecord } from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { posts } from '#posts/collection.server.ts'
import { block, image, p, page } from '#posts/content/build.ts'
import type { PostInput } from '#posts/schema.ts'
import { pageOfBlocks } from '#testing/blocks.ts'
import { build } from '#testing/build.ts'
import { refusalOf, wrongFields } from '#testing/refusal.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const create = (input: Partial<PostInput>) => createRecord(db, posts, { title: 'Odkazy', ...input }, SYSTEM)
const klady = { source: 'manual' as const, pros: ['Klad'] }
const GONE = 'neni-0001'

const refsOf = async (postId: string) => {
  const rows = await db.selectFrom('postRef').where('postId', '=', postId).select(['model', 'refId']).execute()
  return rows.map((row) => `${row.model} ${row.refId}`).toSorted()
}

test('rejects a shortcode without data and data without a shortcode', async () => {
  const whole = page(p('Text.'), block('prosConsPosts', 'klady', klady))
  expect(await create(whole)).toBeDefined()
  const bare = await refusalOf(create({ ...whole, shortcodesConfig: emptyPost().shortcodesConfig }))
  expect(bare.fields).toMatchObject([
    { path: 'content', message: 'The shortcode [[prosConsPosts:klady]] has no data.' },
  ])
  const loose = await refusalOf(create({ ...whole, content: page(p('Text.')).content }))
  expect(loose.fields).toMatchObject([
    { path: 'shortcodesConfig', message: 'The data of [[prosConsPosts:klady]] has no shortcode in the text.' },
  ])
})

test('data of another kind does not match a shortcode', async () => {
  const { shortcodesConfig } = page(block('prosConsPosts', 'blok', klady))
  const { content } = page(
    block('listsCards', 'blok', { style: 'check', cards: [{ title: 'K', items: [[{ type: 'text', text: 'x' }]] }] }),
  )
  expect(await wrongFields(create({ content, shortcodesConfig }))).toEqual(['content', 'shortcodesConfig'])
})

test('rejects a duplicate uniqId: in the text, in the data, and across kinds', async () => {
  const one = page(block('prosConsPosts', 'klady', klady))
  const [node] = one.content.content
  assert(node)
  const twiceInText = { ...one, content: { type: 'doc' as const, content: [node, node] } }
  expect(await wrongFields(create(twiceInText))).toEqual(['content'])
  const list = one.shortcodesConfig.prosConsPosts
  const twiceInData = { ...one, shortcodesConfig: { ...one.shortcodesConfig, prosConsPosts: [...list, ...list] } }
  expect(await wrongFields(create(twiceInData))).toEqual(['shortcodesConfig'])
  const quote = block('quoteWriters', 'klady', { quote: 'Výrok.', person: { name: 'Kdosi' } })
  expect(await wrongFields(create(page(block('prosConsPosts', 'klady', klady), quote)))).toEqual(['shortcodesConfig'])
})

const list = (override: object) => ({ mode: 'manual' as const, layout: 'cards' as const, ...override })
const card = (type: 'casino' | 'bookmaker' | 'post') =>
  block('gridCards', 'karty', { cards: [{ title: 'K', link: { type, id: GONE } }] })

test.each<[string, string, Partial<PostInput>]>([
  ['writer', 'writer', { writer: GONE }],
  ['entity', 'casino', { entity: GONE, entityModel: 'Casino' }],
  ['entity', 'bookmaker', { entity: GONE, entityModel: 'Bookmaker' }],
  ['banner', 'image', { banner: { mediaId: GONE, alt: '' } }],
  ['content', 'image', page(image(GONE, ''))],
  ['shortcodesConfig', 'casino', page(block('casinosRating', 'blok', list({ casinoIds: [GONE] })))],
  ['shortcodesConfig', 'bookmaker', page(block('bookmakersRating', 'blok', list({ bookmakerIds: [GONE] })))],
  ['shortcodesConfig', 'writer', page(block('biographyWriters', 'blok', { writerId: GONE }))],
  ['shortcodesConfig', 'image', page(block('imgBlocks', 'blok', { images: [{ img: { mediaId: GONE, alt: '' } }] }))],
  ['shortcodesConfig', 'casino', page(card('casino'))],
  ['shortcodesConfig', 'bookmaker', page(card('bookmaker'))],
  ['shortcodesConfig', 'post', page(card('post'))],
  [
    'shortcodesConfig',
    'game type',
    page(block('casinosRating', 'blok', list({ mode: 'filter', filter: { gameType: GONE } }))),
  ],
  [
    'shortcodesConfig',
    'payment method',
    page(block('casinosRating', 'blok', list({ mode: 'filter', filter: { paymentMethod: GONE } }))),
  ],
  [
    'shortcodesConfig',
    'payment method',
    page(block('bookmakersRating', 'blok', list({ mode: 'filter', filter: { paymentMethod: GONE } }))),
  ],
  [
    'shortcodesConfig',
    'software provider',
    page(block('casinosRating', 'blok', list({ mode: 'filter', filter: { softwareProvider: GONE } }))),
  ],
])('%s: rejects a missing %s (%#)', async (path, noun, input) => {
  const refusal = await refusalOf(create(input))
  expect(refusal).toMatchObject({ code: 'VALIDATION_FAILED', status: 422 })
  expect(refusal.fields).toMatchObject([{ path, message: `This ${noun} does not exist: ${GONE}.` }])
})

test('references are stored by model and id, and updated by every save', async () => {
  const ids = {
    casino: (await build.casino(db)).id,
    bookmaker: (await build.bookmaker(db)).id,
    writer: (await build.writer(db)).id,
    media: (await build.media(db)).id,
    post: (await build.post(db)).id,
    gameType: (await build.gameType(db)).id,
    paymentMethod: (await build.paymentMethod(db)).id,
    softwareProvider: (await build.softwareProvider(db)).id,
  }
  const post = await create({ ...pageOfBlocks(ids), writer: ids.writer, banner: { mediaId: ids.media, alt: '' } })
  const always = [
    `Bookmaker ${ids.bookmaker}`,
    `Casino ${ids.casino}`,
    `Media ${ids.media}`,
    `Post ${ids.post}`,
    `Writer ${ids.writer}`,
  ]
  expect(await refsOf(post.id)).toEqual(always)

  const filter = { gameType: ids.gameType, paymentMethod: ids.paymentMethod, softwareProvider: ids.softwareProvider }
  const filtered = page(block('casinosRating', 'filtr', list({ mode: 'filter', filter })))
  const changed = { ...inputOf(posts, post), ...filtered, banner: null }
  await updateRecord(db, posts, post.id, changed, 1, SYSTEM)
  expect(await refsOf(post.id)).toEqual([
    'CasinoList *',
    `GameType ${ids.gameType}`,
    `PaymentMethod ${ids.paymentMethod}`,
    `SoftwareProvider ${ids.softwareProvider}`,
    `Writer ${ids.writer}`,
  ])
})
