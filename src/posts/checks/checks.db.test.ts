import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { archiveRecord, createRecord, updateRecord } from '#records/crud/crud.server.ts'
import { listRecords } from '#records/list/list.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { hubOf } from '#infra/db/changes.server.ts'
import { allEvidence } from '#posts/checks/evidence.server.ts'
import { failedChecksOnLivePages } from '#posts/checks/failed-checks.server.ts'
import { evidenceQueryOf } from '#posts/checks/evidence-query.ts'
import { recheckAfterUpdate, recheckPosts } from '#posts/checks/recheck.server.ts'
import { posts } from '#posts/collection.server.ts'
import { block, h2, h4, image, p, page } from '#posts/content/build.ts'
import { postList } from '#posts/list-items.server.ts'
import type { Post, PostInput } from '#posts/schema.ts'
import { build } from '#testing/build.ts'
import { createTestDb } from '#testing/test-db.ts'
import { saidIn } from '#shared/words/message.ts'

const db = await createTestDb()

const DESCRIPTION =
  'Prošli jsme podmínky všech bonusů, spočítali, kolik musíte protočit, a u každého uvádíme jeho konec.'
const metaTag = { title: '', description: DESCRIPTION, robots: '', keyword: '', canonical: '' }
const { id: signedBy } = await build.writer(db)
const write = (input: Partial<PostInput> = {}) => build.post(db, { metaTag, writer: signedBy, ...input })
const change = (post: Post, input: Partial<PostInput>) =>
  updateRecord(db, posts, post.id, { ...inputOf(posts, post), ...input }, post.version, SYSTEM)

const checksOf = async (id: string) => {
  const rows = await db.selectFrom('postCheck').where('postId', '=', id).orderBy('rule').selectAll().execute()
  return rows.map(({ rule, level, count, message }) => [rule, level, count, message])
}
const rulesOf = async (id: string) => (await checksOf(id)).map(([rule]) => rule)
const idsFailing = async (check: string) => {
  const query = { page: 1, perPage: 100, sort: '-updatedAt', check }
  return (await listRecords(db, postList, query)).items.map(({ id }) => id)
}
const TOMORROW = () => new Date(Date.now() + 25 * 3_600_000)
const evidenceOf = (post: Post) => allEvidence(db, evidenceQueryOf(post, post.id), new Date())

test('a save stores the failed checks, and lists can be filtered by them', async () => {
  const post = await write(page(h2('Jak'), h4('Kolik'), h2('Kdy'), h4('Kam')))
  expect(await checksOf(post.id)).toEqual([
    ['heading-order', 'warning', 2, 'Heading skips from 2 to 4'],
    ['no-way-here', 'warning', 1, 'No page links here yet'],
  ])
  expect(await idsFailing('heading-order')).toEqual([post.id])
  expect(await idsFailing('warning')).toContain(post.id)
  expect(await idsFailing('any')).toContain(post.id)
  expect(await idsFailing('blocking')).not.toContain(post.id)

  const corrected = await change(post, page(h2('Jak')))
  expect(await rulesOf(post.id)).toEqual(['no-way-here'])
  expect(await idsFailing('heading-order')).toEqual([])
  await archiveRecord(db, posts, corrected.id, SYSTEM)
  expect(await checksOf(post.id)).toEqual([])
})

test('a draft can be saved with any findings', async () => {
  const draft = await write({ isActive: false, category: 'Recenze', isReviewPost: true, writer: null, ...page() })
  expect(await rulesOf(draft.id)).toEqual(expect.arrayContaining(['no-subject', 'no-text', 'no-writer']))
  expect(await idsFailing('blocking')).toContain(draft.id)
})

test('checks internal links: missing, draft, moved, redirected and outbound', async () => {
  const target = await write({ slug: 'cil-odkazu' })
  const draft = await write({ slug: 'rozepsany', isActive: false })
  const moved = await write({ slug: 'prestehovany' })
  await change(moved, { slug: 'prestehovany-jinam' })
  await createRecord(
    db,
    redirects,
    { from: '/stara/', to: '/cil-odkazu/', status: 301, isActive: true, note: '' },
    SYSTEM,
  )
  await build.casino(db, { slug: 'lev-s-odkazem' })
  await build.casino(db, { slug: 'lev-bez-odkazu', refLink: '' })
  await build.casino(db, { slug: 'lev-zavreny', refLink: '', closedYear: 2024 })
  const links = [
    '/cil-odkazu/',
    '/cil-odkazu/?a=1',
    '/CIL-odkazu',
    '/rozepsany/',
    '/prestehovany/',
    '/stara/#konec',
    '/recenze/cil-odkazu/',
    '/nikde/',
    '/recenze/',
    '/hledat/',
    '/rss.xml',
    '/odkazy/',
    '/go/lev-s-odkazem',
    '/go/lev-bez-odkazu',
    '/go/lev-zavreny',
    '/go/nikdo',
  ]
  const post = await write({ slug: 'odkazy', ...page(p(links.map((href) => `[a](${href})`).join(' '))) })
  expect((await evidenceOf(post)).links).toEqual({
    '/rozepsany/': { state: 'draft' },
    '/prestehovany/': { state: 'moved', to: '/prestehovany-jinam/' },
    '/stara/': { state: 'moved', to: '/cil-odkazu/' },
    '/recenze/cil-odkazu/': { state: 'moved', to: '/cil-odkazu/' },
    '/nikde/': { state: 'missing' },
    '/go/lev-bez-odkazu': { state: 'missing' },
    '/go/nikdo': { state: 'missing' },
  })
  expect(await checksOf(post.id)).toEqual(
    expect.arrayContaining([
      ['dead-link-inside', 'warning', 2, 'Link leads to a post that is not published'],
      ['moved-link', 'warning', 3, 'Link is redirected'],
      ['offer-without-link', 'blocking', 2, 'Offer leads nowhere'],
    ]),
  )
  // The target gained a link and is rechecked because of it.
  expect(await rulesOf(target.id)).toContain('no-way-here')
  await recheckPosts(db, new Date(), 100)
  expect(await rulesOf(target.id)).not.toContain('no-way-here')

  // Publishing a page rechecks the posts that link to it.
  await change(draft, { isActive: true })
  await recheckPosts(db, new Date(), 100)
  expect(await checksOf(post.id)).toContainEqual(['dead-link-inside', 'warning', 1, 'Link leads nowhere'])
})

test('checks external links with the results of probes', async () => {
  const row = { host: 'a.cz', failures: 0, checkedAt: '', changedAt: '', nextAt: '' }
  await db
    .insertInto('linkCheck')
    .values([
      { ...row, url: 'https://a.cz/mrtvy', state: 'broken', detail: 'answers 404', movedTo: '' },
      { ...row, url: 'https://a.cz/stary', state: 'ok', detail: 'answers 200', movedTo: 'https://a.cz/novy' },
      { ...row, url: 'https://a.cz/zivy', state: 'ok', detail: 'answers 200', movedTo: '' },
      { ...row, url: 'https://a.cz/zada', state: 'failing', detail: 'answers 500', movedTo: '' },
    ])
    .execute()
  const hrefs = ['mrtvy', 'stary', 'zivy', 'zada', 'neznamy'].map((name) => `[a](https://a.cz/${name})`)
  const post = await write(page(p(hrefs.join(' '))))
  expect((await evidenceOf(post)).links).toEqual({
    'https://a.cz/mrtvy': { state: 'broken', detail: 'answers 404' },
    'https://a.cz/stary': { state: 'moved', to: 'https://a.cz/novy' },
  })
})

test('finds offers without a link, hidden posts, pictures without alt text and empty blocks', async () => {
  const [fine, bare, closed] = [
    await build.casino(db),
    await build.casino(db, { title: 'Holý Lev', refLink: '' }),
    await build.casino(db, { refLink: '', closedYear: 2024 }),
  ]
  const bookmaker = await build.bookmaker(db, { title: 'Holá kancelář', refLink: '' })
  const archived = await build.casino(db, { title: 'Starý Lev' })
  const picture = await build.media(db, { alt: '' })
  const described = await build.media(db, { alt: 'Lev' })
  const hidden = await write({ isActive: false })
  const post = await write(
    page(
      block('casinosRating', 'kasina-1', { mode: 'manual', casinoIds: [fine.id, bare.id, closed.id], layout: 'cards' }),
      block('bookmakersRating', 'kancl-1', { mode: 'manual', bookmakerIds: [bookmaker.id], layout: 'cards' }),
      block('casinosRating', 'stara-1', { mode: 'manual', casinoIds: [archived.id], layout: 'cards' }),
      block('casinosRating', 'zadna-1', { mode: 'filter', filter: { minRating: 9.9 }, layout: 'cards' }),
      block('gridCards', 'karty-1', { cards: [{ title: 'Karta', link: { type: 'post', id: hidden.id } }] }),
      image(picture.id, ''),
      image(described.id, ''),
    ),
  )
  await archiveRecord(db, casinos, archived.id, SYSTEM)
  const evidence = await evidenceOf(post)
  expect(Object.values(evidence.offers ?? {}).filter(({ state }) => state !== 'fine')).toEqual(
    expect.arrayContaining([
      { model: 'Casino', title: 'Holý Lev', state: 'noLink', licence: 'unknown' },
      { model: 'Casino', title: 'Starý Lev', state: 'archived', licence: 'unknown' },
      { model: 'Bookmaker', title: 'Holá kancelář', state: 'noLink', licence: 'unknown' },
    ]),
  )
  expect(evidence.hiddenPosts).toEqual([hidden.id])
  expect(evidence.picturesWithoutAlt).toEqual([picture.id])
  expect(evidence.emptyBlocks?.toSorted()).toEqual(['stara-1', 'zadna-1'])

  // Slow checks are left to the next recheck.
  expect(await rulesOf(post.id)).not.toContain('empty-block')
  await recheckPosts(db, new Date(), 100)
  expect(await rulesOf(post.id)).toContain('empty-block')
  // The next save preserves their results.
  await change(post, { breadcrumbTitle: 'Jinak' })
  expect(await rulesOf(post.id)).toContain('empty-block')
})

test('finds posts with the same title ignoring case, and posts that mention it', async () => {
  const first = await write({ title: 'Loterie Zlatý Kapr' })
  const second = await write({ title: 'loterie zlatý kapr' })
  const mentioning = await write({
    title: 'O rybách',
    ...page(p('Vsadili jsme v loterii; loterie Zlatý kapr vyhrála.')),
  })
  await write({ title: 'Loterie Zlatý Kapří' })
  const evidence = await evidenceOf(second)
  expect(evidence.sameTitle).toEqual([{ collection: 'posts', id: first.id, title: 'Loterie Zlatý Kapr' }])
  expect(evidence.mentions?.map(({ id }) => id)).toEqual(expect.arrayContaining([first.id, mentioning.id]))
  expect(evidence.mentions?.map(({ id }) => id)).not.toContain(second.id)
})

test('a review counts as linked from the cards of its casino', async () => {
  const casino = await build.casino(db)
  await build.licence(db, { casino: casino.id })
  const writer = await build.writer(db)
  const review = await write({
    category: 'Recenze',
    isReviewPost: true,
    entity: casino.id,
    entityModel: 'Casino',
    writer: writer.id,
  })
  expect(await rulesOf(review.id)).toEqual([])
})

test('rechecks posts in turn, and all of them when the rules change', async () => {
  await recheckPosts(db, new Date(), 1000)
  const post = await write(page(h4('Kolik')))
  await db.deleteFrom('postCheck').where('postId', '=', post.id).execute()
  await db.updateTable('postChecked').set({ at: '', rules: '' }).where('postId', '=', post.id).execute()
  expect(await recheckPosts(db, new Date(), 1000)).toBe(1)
  expect(await rulesOf(post.id)).toContain('heading-order')
  expect(await recheckPosts(db, new Date(), 1000)).toBe(0)

  await db.updateTable('postChecked').set({ rules: 'older' }).where('postId', '=', post.id).execute()
  await recheckAfterUpdate(db)
  expect(await recheckPosts(db, new Date(), 1000)).toBe(1)
  expect(await recheckPosts(db, TOMORROW(), 3)).toBe(3)
})

test('what a text names and does not link is found with its next check, and is no failure of the page', async () => {
  const casino = await build.casino(db, { title: 'Tichá Tůň' })
  const review = { category: 'Recenze', isReviewPost: true, entity: casino.id, entityModel: 'Casino' } as const
  await write({ title: 'Tichá Tůň: recenze', slug: 'ticha-tun', ...review })
  const article = await write({ title: 'Ranní mlha nad vodou', breadcrumbTitle: 'Mlha nad vodou' })
  const draft = await write({ title: 'Noční bouřka', breadcrumbTitle: 'Bouřka nad vodou', isActive: false })
  const post = await write(page(p('V Tiché Tůni čekala mlha nad vodou i bouřka nad vodou.')))
  expect(await rulesOf(post.id)).not.toContain('name-without-link')
  const { names = [] } = await evidenceOf(post)
  expect(names).toContainEqual({
    collection: 'casinos',
    id: casino.id,
    title: 'Tichá Tůň',
    path: '/recenze/ticha-tun/',
  })
  expect(names.map(({ id }) => id)).toContain(article.id)
  expect(names.map(({ id }) => id)).not.toContain(draft.id)
  await recheckPosts(db, new Date(), 1000)
  expect(await checksOf(post.id)).toContainEqual([
    'name-without-link',
    'warning',
    2,
    'Tichá Tůň is named but not linked',
  ])
  expect(await idsFailing('name-without-link')).toContain(post.id)
  const failed = await failedChecksOnLivePages(db, 200)
  expect(failed.flatMap(({ checks }) => checks.map(({ rule }) => rule))).not.toContain('name-without-link')
})

test('lists failed checks of live pages, blocking ones first', async () => {
  const bare = await build.casino(db, { title: 'Bez odkazu', refLink: '' })
  const live = await write(
    page(h4('Kolik'), block('casinosRating', 'k-1', { mode: 'manual', casinoIds: [bare.id], layout: 'cards' })),
  )
  const draft = await write({ isActive: false, ...page(h4('Kolik')) })
  const failed = await failedChecksOnLivePages(db, 200)
  expect(failed[0]?.level).toBe('blocking')
  // One entry per post, with all its failed checks.
  const ids = failed.map(({ postId }) => postId)
  expect(new Set(ids).size).toBe(ids.length)
  const found = failed.find(({ postId }) => postId === live.id)
  expect(found).toMatchObject({
    postId: live.id,
    title: live.title,
    level: 'blocking',
    checks: [
      { rule: 'offer-without-link', level: 'blocking', count: 1, message: { text: 'Bez odkazu has no link' } },
      expect.objectContaining({ rule: 'heading-order', level: 'warning' }),
      expect.objectContaining({ rule: 'no-way-here', level: 'warning' }),
      expect.objectContaining({ rule: 'offer-without-licence', level: 'warning' }),
    ],
  })
  // Stored in English, and said in the language of whoever reads it; rows of older releases know only English.
  const inCzech = async () => {
    const all = await failedChecksOnLivePages(db, 200)
    return saidIn('cs', all.find(({ postId }) => postId === live.id)!.checks[0]!.message)
  }
  expect(await inCzech()).toBe('Bez odkazu: chybí odkaz')
  await db.updateTable('postCheck').set({ said: '' }).where('postId', '=', live.id).execute()
  expect(await inCzech()).toBe('Bez odkazu has no link')
  expect(ids).not.toContain(draft.id)
  const levels = failed.map(({ level }) => level)
  expect(levels).toEqual(levels.toSorted())
  expect(levels).toContain('warning')
  expect((await failedChecksOnLivePages(db, 2)).map(({ postId }) => postId)).toEqual(ids.slice(0, 2))
})

test('a post can be saved with an address too long for an index', async () => {
  // Characters of three bytes that cannot be compressed.
  const long = String.fromCodePoint(...Array.from({ length: 1900 }, (_, index) => 0x4e00 + ((index * 7919) % 20_000)))
  const post = await write(page(p(`[a](https://davny.cz/${long})`), p('[b](https://davny.cz/b)')))
  const links = await db.selectFrom('postLink').where('postId', '=', post.id).select('address').execute()
  expect(links).toEqual([{ address: 'https://davny.cz/b' }])
})

test('a check stores the links of a post from before they were stored', async () => {
  const post = await write(page(p('[a](https://davny.cz/)')))
  const links = () => db.selectFrom('postLink').where('postId', '=', post.id).select('address').execute()
  await db.deleteFrom('postLink').where('postId', '=', post.id).execute()
  await recheckPosts(db, TOMORROW(), 1000)
  expect(await links()).toEqual([{ address: 'https://davny.cz/' }])
})

test('a check indexes the words that an update counts among those of a post', async () => {
  const post = await write(page(p('Kolibřík.')))
  const entry = () => db.selectFrom('searchEntry').where('recordId', '=', post.id)
  const { body } = await entry().select('body').executeTakeFirstOrThrow()
  await db.updateTable('searchEntry').set({ body: 'starsi verze' }).where('recordId', '=', post.id).execute()
  const changed: string[] = []
  hubOf(db).listeners.add((tags) => changed.push(...tags))
  await recheckPosts(db, TOMORROW(), 1000)
  expect(await entry().select('body').execute()).toEqual([{ body }])
  expect(body).toContain('kolibrik')
  // What was cached of searches.
  expect(changed).toEqual(['post'])
})

test('a block that links here counts once its page is live', async () => {
  const target = await write({ title: 'Cíl' })
  const card = { title: 'Karta', link: { type: 'post' as const, id: target.id } }
  const draft = await write({ isActive: false, ...page(p('Text.'), block('gridCards', 'karty-1', { cards: [card] })) })
  expect((await evidenceOf(target)).linkedFrom).toBe(0)
  const live = await change(draft, { isActive: true })
  expect((await evidenceOf(target)).linkedFrom).toBe(1)
  await archiveRecord(db, posts, live.id, SYSTEM)
  expect((await evidenceOf(target)).linkedFrom).toBe(0)
})
