import { allBlocks } from '#posts/block-lists.ts'
import { emptyPost } from '#posts/empty-post.ts'
import { sql } from 'kysely'
import { assert, expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import {
  archiveRecord,
  createRecord,
  duplicateRecord,
  getRecord,
  unarchiveRecord,
  updateRecord,
} from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { posts } from '#posts/collection.server.ts'
import { block, faq, h2, image, p, page, rt } from '#posts/content/build.ts'
import type { Post, PostInput, PostRow } from '#posts/schema.ts'
import { pageOfBlocks } from '#testing/blocks.ts'
import { build } from '#testing/build.ts'
import { refusalOf, wrongFields } from '#testing/refusal.ts'
import { createTestDb } from '#testing/test-db.ts'
import { entriesOf } from '#shared/objects.ts'

const db = await createTestDb()
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
const rubric = (await build.rubric(db)).id
const create = (input: Partial<PostInput>) => createRecord(db, posts, input, SYSTEM)
const update = (post: Post, change: Partial<PostInput>) =>
  updateRecord(db, posts, post.id, { ...inputOf(posts, post), ...change }, post.version, SYSTEM)
const refsOf = async (postId: string) => {
  const rows = await db.selectFrom('postRef').where('postId', '=', postId).select(['model', 'refId']).execute()
  return rows.map((row) => `${row.model} ${row.refId}`).toSorted()
}

const blocks = pageOfBlocks(ids)

/** Every field with a value different from the empty post's. */
const everything: PostInput = {
  title: 'Nejlepší kasina currentM currentY',
  slug: 'nejlepsi-kasina',
  category: 'Recenze',
  entity: ids.bookmaker,
  entityModel: 'Bookmaker',
  isReviewPost: true,
  isPage: false,
  rubric,
  content: {
    type: 'doc',
    content: [h2('Výplaty'), p('Text **tučně**.'), image(ids.media, 'Herna', 'Popisek'), ...blocks.content.content],
  },
  shortcodesConfig: blocks.shortcodesConfig,
  references: {
    data: [
      {
        title: 'Zákon o hazardních hrách',
        url: 'https://zakony.example/186',
        publisher: 'Sbírka zákonů',
        accessedAt: '2026-11-15',
      },
    ],
  },
  faq: { data: [faq('Kdy přijde výplata?', 'Do **24 hodin**.'), { ...faq('Skryto?', 'Ano.'), isActive: false }] },
  tableContent: {
    data: [
      { headingId: 'vyplaty', title: 'Výplaty', level: 2, isActive: true },
      { headingId: 'jinam', title: 'Vypnuto', level: 4, isActive: false },
    ],
  },
  clearCacheUntil: '2026-12-24T18:00:00.000Z',
  breadcrumbTitle: 'Kasina',
  breadcrumbs: [{ title: 'Přehledy', path: '/prehledy/' }],
  banner: { mediaId: ids.media, alt: 'Ruleta' },
  cover: { motif: 'seal', months: 72, without: 6 },
  isActive: true,
  publishAt: null,
  unpublishAt: '2099-12-24T18:00:00.000Z',
  unpublishTo: '/bonusy/',
  stage: 'draft',
  datePosted: 'createdAt',
  metaTag: {
    title: 'Kasina currentY',
    description: 'Srovnání',
    robots: 'noindex, follow',
    keyword: 'kasino, bonus',
    canonical: 'https://rozvazne.example/kasina/',
  },
  writer: ids.writer,
  keptFigures: [{ offer: ids.casino, figure: '100 %' }],
  isGone: true,
}

test('every field survives a round trip, with all kinds of blocks', async () => {
  const empty = emptyPost()
  const { publishAt, stage, isPage, ...others } = everything
  // Live posts have no publishing time and no stage, see schedule.db.test.ts and contributor.db.test.ts; reviews are no pages.
  expect([publishAt, stage, isPage]).toEqual([null, 'draft', false])
  for (const [field, value] of entriesOf(others)) {
    expect(value).not.toEqual(empty[field])
  }
  expect(Object.keys(everything).toSorted()).toEqual(Object.keys(empty).toSorted())
  const kinds = allBlocks(everything.shortcodesConfig).map((each) => each.kind)
  expect(new Set(kinds).size).toBe(15)

  const created = await create(everything)
  const stored = await getRecord(db, posts, created.id)
  expect(stored).toEqual({
    ...everything,
    id: created.id,
    version: 1,
    isDeleted: false,
    createdAt: created.createdAt,
    updatedAt: created.createdAt,
    publishedAt: null,
    plannedBy: null,
  })
  expect(created).toEqual(stored)

  const { rows } = await sql<PostRow>`select * from post where id = ${created.id}`.execute(db)
  const [row] = rows
  assert(row)
  const {
    content,
    shortcodesConfig,
    references,
    faq: questions,
    tableContent,
    breadcrumbs,
    banner,
    cover,
    keptFigures,
    ...rest
  } = row
  const { metaTag, ...plain } = rest
  expect(plain).toEqual({
    id: created.id,
    version: 1,
    isDeleted: 0,
    createdAt: created.createdAt,
    updatedAt: created.updatedAt,
    title: 'Nejlepší kasina currentM currentY',
    titleSort: 'nejleps~i kasina currentm currenty\tnejlepší kasina currentm currenty',
    slug: 'nejlepsi-kasina',
    category: 'Recenze',
    entity: ids.bookmaker,
    entityModel: 'Bookmaker',
    isReviewPost: 1,
    isPage: 0,
    clearCacheUntil: '2026-12-24T18:00:00.000Z',
    breadcrumbTitle: 'Kasina',
    isActive: 1,
    publishAt: null,
    unpublishAt: '2099-12-24T18:00:00.000Z',
    unpublishTo: '/bonusy/',
    rubric,
    publishedAt: null,
    plannedBy: null,
    stage: 'draft',
    datePosted: 'createdAt',
    writer: ids.writer,
    isGone: 1,
  })
  const json = {
    content,
    shortcodesConfig,
    references,
    faq: questions,
    tableContent,
    breadcrumbs,
    banner,
    cover,
    keptFigures,
    metaTag,
  }
  for (const [field, text] of entriesOf(json)) {
    expect(JSON.parse(text)).toEqual(everything[field])
  }
})

test('an update changes every field, and back to empty', async () => {
  const draft = await create({ title: 'Koncept' })
  const filled = await update(draft, { ...everything, slug: 'naplneno' })
  expect(await getRecord(db, posts, draft.id)).toMatchObject({ ...everything, slug: 'naplneno', version: 2 })
  await update(filled, { ...emptyPost(), title: 'Koncept', slug: 'koncept' })
  expect(await getRecord(db, posts, draft.id)).toMatchObject({ ...emptyPost(), title: 'Koncept', slug: 'koncept' })
  expect(await refsOf(draft.id)).toEqual([])
})

test.each<[boolean, Partial<PostInput>]>([
  [false, { slug: 'clanek-o-nas' }],
  [true, { slug: 'o-nas', isPage: true }],
  // Only the root has articles and pages side by side.
  [false, { slug: 'recenze-o-nas', isPage: true, category: 'Recenze' }],
  // What replaces a built-in page is never an article.
  [true, { slug: 'kontaktujte-nas' }],
  [true, { title: 'Pomoc', slug: '' }],
  [false, { slug: 'zasady-ochrany-osobnich-udaju', category: 'Recenze' }],
])('is a page: %s, as its editor says and where it is: case %#', async (isPage, input) => {
  const created = await create({ title: 'Stránka', ...input })
  expect([created.isPage, (await getRecord(db, posts, created.id)).isPage]).toEqual([isPage, isPage])
})

test('a page that becomes a review, or moves into the place of a built-in one', async () => {
  const terms = await create({ title: 'Podmínky', isPage: true })
  const review = await update(terms, { category: 'Recenze' })
  expect(review.isPage).toBe(false)
  expect((await update(review, { category: '/', slug: 'data' })).isPage).toBe(true)
})

test('a draft needs only a title', async () => {
  expect(await create({ title: 'Jen název' })).toMatchObject({ ...emptyPost(), title: 'Jen název', slug: 'jen-nazev' })
  expect(await wrongFields(create({}))).toEqual(['title'])
})

const text = page(p('Text.'))
test.each<[string[], Partial<PostInput>]>([
  [['content'], {}],
  [['content', 'writer'], { category: 'Recenze' }],
  [['writer'], { category: 'Recenze', ...text }],
  [['writer'], { category: 'Autor', ...text }],
  [['entity'], { isReviewPost: true, ...text }],
  [
    ['tableContent'],
    { ...text, tableContent: { data: [{ headingId: 'neni', title: 'X', level: 2, isActive: true }] } },
  ],
  [[], { ...text, tableContent: { data: [{ headingId: 'neni', title: 'X', level: 2, isActive: false }] } }],
  // The table of contents links to the heading of the block.
  [[], page(block('prosConsPosts', 'klady', { source: 'manual', pros: ['Klad'], heading: 'Klady' }))],
  [[], { category: 'Autor', writer: ids.writer, ...text }],
  [
    [],
    { category: 'Recenze', isReviewPost: true, entity: ids.casino, entityModel: 'Casino', writer: ids.writer, ...text },
  ],
  [[], text],
])('publishing reports errors at %j for case %#', async (paths, input) => {
  const draft = await create({ title: 'Ke zveřejnění', ...input })
  const published = update(draft, { isActive: true }).then((post) => post.isActive)
  expect(paths.length > 0 ? await wrongFields(published) : await published).toEqual(paths.length > 0 ? paths : true)
})

test.each<[string, object]>([
  ['title', { title: 'Ab' }],
  ['title', { title: 'a'.repeat(161) }],
  ['slug', { slug: 'Č' }],
  ['slug', { slug: 'a'.repeat(97) }],
  ['category', { category: 'Novinky' }],
  ['entity', { entity: ids.casino }],
  ['entity', { entityModel: 'Casino' }],
  ['entityModel', { entity: ids.casino, entityModel: 'Writer' }],
  ['datePosted', { datePosted: 'publishedAt' }],
  ['clearCacheUntil', { clearCacheUntil: 'zítra' }],
  ['metaTag.canonical', { metaTag: { ...everything.metaTag, canonical: 'http://rozvazne.example/' } }],
  ['metaTag.author', { metaTag: { ...everything.metaTag, author: 'x' } }],
  ['breadcrumbs.0.path', { breadcrumbs: [{ title: 'Jinam', path: '//zlo.example/' }] }],
  ['banner.alt', { banner: { mediaId: ids.media, alt: 'a'.repeat(161) } }],
  ['cover.months', { cover: { motif: 'seal', months: 0, without: 6 } }],
  ['cover.motif', { cover: { motif: 'roulette', months: 7 } }],
  ['references.data.0.url', { references: { data: [{ title: 'Zdroj', url: 'http://zdroj.example/' }] } }],
  ['references.data.0.title', { references: { data: [{ title: '', url: 'https://zdroj.example/' }] } }],
  [
    'references.data.0.accessedAt',
    { references: { data: [{ title: 'Z', url: 'https://z.example/', accessedAt: 'dnes' }] } },
  ],
  ['references.data', { references: { data: Array.from({ length: 51 }, () => everything.references.data[0]) } }],
  ['faq.data', { faq: { data: Array.from({ length: 31 }, () => faq('Proč?', 'Proto.')) } }],
  ['faq.data.0.question', { faq: { data: [faq('a'.repeat(201), 'Proto.')] } }],
  ['faq.data.0.answer', { faq: { data: [faq('Proč?', 'a'.repeat(1501))] } }],
  ['faq.data.0.answer', { faq: { data: [faq('Proč?', ' ')] } }],
  ['faq.data.0.isActive', { faq: { data: [{ question: 'Proč?', answer: rt('Proto.') }] } }],
  ['tableContent.data', { tableContent: { data: Array.from({ length: 101 }, () => everything.tableContent.data[0]) } }],
  ['tableContent.data.0.level', { tableContent: { data: [{ headingId: 'a', title: 'A', level: 1, isActive: true }] } }],
  ['shortcodesConfig.banners', { shortcodesConfig: { ...emptyPost().shortcodesConfig, banners: [] } }],
  ['views', { views: 5 }],
  ['isDeleted', { isDeleted: true }],
])('rejects an invalid %s: case %#', async (path, change) => {
  expect(await wrongFields(create({ title: 'Chybný', ...change }))).toEqual([path])
})

test('accepts the maximum of references, questions and entries', async () => {
  const post = await create({
    title: 'Plný',
    references: { data: Array(50).fill(everything.references.data[0]) },
    faq: { data: Array.from({ length: 30 }, () => faq('a'.repeat(200), 'b'.repeat(1500))) },
    tableContent: { data: Array(100).fill(everything.tableContent.data[0]) },
  })
  expect([post.references.data.length, post.faq.data.length, post.tableContent.data.length]).toEqual([50, 30, 100])
})

test.each(['admin', 'api', 'autor', 'go', 'recenze', 'media', 'healthz', 'metrics', 'assets', 'hledat'])(
  'the slug %s is reserved in every category, also for a draft',
  async (slug) => {
    expect(await wrongFields(create({ title: 'Vyhrazené', slug }))).toEqual(['slug'])
    expect(await wrongFields(create({ title: 'Vyhrazené', slug, category: 'Autor' }))).toEqual(['slug'])
  },
)

test('the slug index is the home page, only in category /', async () => {
  expect(await wrongFields(create({ title: 'Úvod', slug: 'index', category: 'Recenze' }))).toEqual(['slug'])
  expect(await create({ title: 'Úvod', slug: 'index', category: '/' })).toMatchObject({ slug: 'index', isPage: true })
})

test.each([
  ['Media', 'media-2'],
  ['Hledat', 'hledat-2'],
  ['Index', 'index-2'],
])('a slug made from the title %s is not a reserved one', async (title, slug) => {
  const post = await create({ title })
  expect(post.slug).toBe(slug)
  expect(await update(post, { breadcrumbTitle: 'x' })).toMatchObject({ version: 2 })
})

test('a slug is unique across categories until its post is archived', async () => {
  const holder = await create({ title: 'Držitel adresy', slug: 'adresa' })
  const refusal = await refusalOf(create({ title: 'Druhý', slug: 'adresa', category: 'Recenze' }))
  expect(refusal).toMatchObject({ code: 'SLUG_TAKEN', status: 409, fields: [{ path: 'slug' }] })
  expect(refusal.message).toContain('“Držitel adresy”')
  await archiveRecord(db, posts, holder.id, SYSTEM)
  expect((await create({ title: 'Druhý', slug: 'adresa' })).slug).toBe('adresa')
})

test('an unarchived post with a taken slug gets another, and keeps everything else', async () => {
  const post = await create({ ...everything, title: 'Návrat', slug: 'navrat' })
  await archiveRecord(db, posts, post.id, SYSTEM)
  await create({ title: 'Mezitím', slug: 'navrat' })
  const back = await unarchiveRecord(db, posts, post.id, SYSTEM)
  expect(back).toEqual({
    ...post,
    unpublishAt: null,
    unpublishTo: '',
    slug: 'navrat-2',
    isActive: false,
    // It was live since its creation.
    publishedAt: post.createdAt,
    version: 3,
    updatedAt: back.updatedAt,
  })
})

test('rejects two headings with the same id, but not headings without an id', async () => {
  expect(await wrongFields(create({ title: 'Nadpisy', ...page(h2('Výplaty'), h2('Výplaty')) }))).toEqual(['content'])
  const same = block('prosConsPosts', 'klady', { source: 'manual', pros: ['Klad'], heading: 'Výplaty' })
  expect(await wrongFields(create({ title: 'Nadpisy', ...page(h2('Výplaty'), same) }))).toEqual(['content'])
  const bare = { type: 'heading' as const, attrs: { level: 2 as const, id: null } }
  expect(await create({ title: 'Nadpisy', content: { type: 'doc', content: [bare, bare] } })).toBeDefined()
})

test('a copy is a draft with new block ids, in the text and in the data', async () => {
  const long = { source: 'manual' as const, pros: ['Klad'] }
  const original = await create({
    ...everything,
    slug: 'predloha',
    ...page(...['a'.repeat(40), 'klady-1', 'klady-2'].map((uniqId) => block('prosConsPosts', uniqId, long))),
  })
  const copy = await duplicateRecord(db, posts, original.id, SYSTEM)
  expect(copy).toEqual({
    ...original,
    id: copy.id,
    title: `${original.title} (copy)`,
    slug: copy.slug,
    isActive: false,
    isGone: false,
    clearCacheUntil: null,
    unpublishAt: null,
    unpublishTo: '',
    content: copy.content,
    shortcodesConfig: copy.shortcodesConfig,
    createdAt: copy.createdAt,
    updatedAt: copy.updatedAt,
  })
  expect(copy.slug).not.toBe(original.slug)
  const inText = (post: Post) => post.content.content.map((node) => node.type === 'shortcode' && node.attrs.uniqId)
  const inData = (post: Post) => allBlocks(post.shortcodesConfig).map((each) => each.data.uniqId)
  expect(inText(copy)).toEqual(inData(copy))
  expect(new Set([...inText(copy), ...inText(original)]).size).toBe(6)
  expect(await getRecord(db, posts, original.id)).toEqual(original)
})
