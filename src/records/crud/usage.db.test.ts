import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import type { CasinoFilter } from '#entities/casino/schema.ts'
import type { Collection, Entity } from '#records/collection.server.ts'
import { archiveRecord, createRecord, deleteRecord, findRecord, updateRecord } from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { gameTypes } from '#entities/game-type/collection.server.ts'
import { media } from '#entities/media/collection.server.ts'
import { paymentMethods } from '#entities/payment-method/collection.server.ts'
import { softwareProviders } from '#entities/software-provider/collection.server.ts'
import { writers } from '#entities/writer/collection.server.ts'
import { listRecords } from '#records/list/list.server.ts'
import { createChange, discardChange, saveChanged } from '#records/changes/changes.server.ts'
import { publishChange } from '#records/changes/publish.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { posts } from '#posts/collection.server.ts'
import { block, image, p, page, rt } from '#posts/content/build.ts'
import { build } from '#testing/build.ts'
import { refusalOf } from '#testing/refusal.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()

/** A published page with one block. */
const pageWith = (title: string, ...parts: Parameters<typeof page>) =>
  build.post(db, { title, ...page(p('Text.'), ...parts) })

/** Archives the record and tries to delete it; returns the usages of the error as `collection: title (how)`. */
async function stillUsedBy<E extends Entity>(collection: Collection<E>, record: E['record']): Promise<string[]> {
  await archiveRecord(db, collection, record.id, SYSTEM)
  const refusal = await refusalOf(deleteRecord(db, collection, record.id, SYSTEM))
  expect(refusal).toMatchObject({ code: 'STILL_USED', status: 409 })
  expect(await findRecord(db, collection, record.id)).toBeDefined()
  return (refusal.fields ?? []).map((field) => `${field.path.split('/')[0]}: ${field.message}`)
}

test('a casino: as the subject of a review, in a list, as a link, as pros and cons', async () => {
  const casino = await build.casino(db)
  const writer = await build.writer(db)
  await build.post(db, {
    title: 'Recenze',
    category: 'Recenze',
    isReviewPost: true,
    entity: casino.id,
    entityModel: 'Casino',
    writer: writer.id,
  })
  const list = { mode: 'manual' as const, layout: 'cards' as const, casinoIds: [casino.id] }
  await pageWith('Žebříček', block('casinosRating', 'zebricek', list))
  const link = { type: 'casino' as const, id: casino.id }
  const cards = [{ title: 'Karta', button: { label: 'Hrát', link } }]
  await pageWith('Karty', block('gridCardsWithButton', 'karty', { cards }))
  await pageWith('Klady', block('prosConsPosts', 'klady', { source: 'casino', casinoId: casino.id, pros: [] }))
  expect(await stillUsedBy(casinos, casino)).toEqual([
    'posts: Karty (page)',
    'posts: Klady (page)',
    'posts: Recenze (page)',
    'posts: Žebříček (page)',
  ])
})

test('the error message names the usages', async () => {
  const bookmaker = await build.bookmaker(db)
  const list = { mode: 'manual' as const, layout: 'cards' as const, bookmakerIds: [bookmaker.id] }
  const post = await pageWith('Sázkové kanceláře', block('bookmakersRating', 'kancelare', list))
  await archiveRecord(db, bookmakers, bookmaker.id, SYSTEM)
  const refusal = await refusalOf(deleteRecord(db, bookmakers, bookmaker.id, SYSTEM))
  expect(refusal.message).toBe('This bookmaker is still used by “Sázkové kanceláře”.')
  expect(refusal.fields).toMatchObject([{ path: `posts/${post.id}`, message: 'Sázkové kanceláře (page)' }])
})

test('a writer: as the author, in a biography, in a quotation', async () => {
  const writer = await build.writer(db)
  await build.post(db, { title: 'Podepsaný', writer: writer.id })
  await pageWith('S medailonem', block('biographyWriters', 'medailon', { writerId: writer.id }))
  await pageWith('S citátem', block('quoteWriters', 'citat', { writerId: writer.id, quote: 'Výrok.' }))
  expect(await stillUsedBy(writers, writer)).toEqual([
    'posts: Podepsaný (page)',
    'posts: S citátem (page)',
    'posts: S medailonem (page)',
  ])
})

const filterBy = (filter: CasinoFilter) => block('casinosRating', 'filtr', { mode: 'filter', layout: 'cards', filter })

test('a game type: in a casino and in a filter', async () => {
  const gameType = await build.gameType(db)
  await build.casino(db, { title: 'S hrou', gameTypes: [gameType.id] })
  await pageWith('Filtr her', filterBy({ gameType: gameType.id }))
  expect(await stillUsedBy(gameTypes, gameType)).toEqual(['casinos: S hrou (game type)', 'posts: Filtr her (page)'])
})

test('a software provider: in a casino and in a filter', async () => {
  const provider = await build.softwareProvider(db)
  await build.casino(db, { title: 'Se studiem', softwareProviders: [provider.id] })
  await pageWith('Filtr studií', filterBy({ softwareProvider: provider.id }))
  expect(await stillUsedBy(softwareProviders, provider)).toEqual([
    'casinos: Se studiem (software provider)',
    'posts: Filtr studií (page)',
  ])
})

test('a payment method: in a casino, in a bookmaker and in both filters', async () => {
  const method = await build.paymentMethod(db)
  await build.casino(db, { title: 'S metodou', paymentMethods: [method.id] })
  await build.bookmaker(db, { title: 'Kancelář s metodou', paymentMethods: [method.id] })
  await pageWith('Filtr kasin', filterBy({ paymentMethod: method.id }))
  const filter = { paymentMethod: method.id }
  await pageWith('Filtr kanceláří', block('bookmakersRating', 'filtr', { mode: 'filter', layout: 'cards', filter }))
  expect(await stillUsedBy(paymentMethods, method)).toEqual([
    'casinos: S metodou (payment method)',
    'bookmakers: Kancelář s metodou (payment method)',
    'posts: Filtr kanceláří (page)',
    'posts: Filtr kasin (page)',
  ])
})

test('an image: as a logo, an avatar, a banner, in the text and in blocks', async () => {
  const picture = await build.media(db)
  const img = { mediaId: picture.id, alt: '' }
  await build.casino(db, { title: 'Logo kasina', logo: picture.id })
  await build.bookmaker(db, { title: 'Logo kanceláře', logo: picture.id })
  await createRecord(db, paymentMethods, { title: 'Logo metody', logo: picture.id }, SYSTEM)
  await createRecord(db, softwareProviders, { title: 'Logo studia', logo: picture.id }, SYSTEM)
  await build.writer(db, { firstName: 'Anna', lastName: 'Tvář', avatar: picture.id })
  await build.post(db, { title: 'A banner', banner: img })
  await pageWith('B v textu', image(picture.id, ''))
  await pageWith('C v bloku', block('imgBlocks', 'obrazky', { images: [{ img }] }))
  await pageWith('D u textu', block('imgTextBlocks', 'vedle', { items: [{ img, text: rt('Text') }] }))
  expect(await stillUsedBy(media, picture)).toEqual([
    'casinos: Logo kasina (logo)',
    'bookmakers: Logo kanceláře (logo)',
    'payment-methods: Logo metody (logo)',
    'software-providers: Logo studia (logo)',
    'writers: Anna Tvář (avatar)',
    'posts: A banner (page)',
    'posts: B v textu (page)',
    'posts: C v bloku (page)',
    'posts: D u textu (page)',
  ])
})

test('a post: as a casino’s review and as a link of another post', async () => {
  const post = await build.post(db, { title: 'Cíl' })
  await build.casino(db, { title: 'Recenzované', reviewPost: post.id })
  const cards = [{ title: 'Karta', link: { type: 'post' as const, id: post.id } }]
  await pageWith('Odkazující', block('gridCards', 'karty', { cards }))
  expect(await stillUsedBy(posts, post)).toEqual(['casinos: Recenzované (review)', 'posts: Odkazující (page)'])
})

test('a link to itself does not block deleting a post', async () => {
  const post = await build.post(db, { title: 'Sám na sebe' })
  const cards = [{ title: 'Karta', link: { type: 'post' as const, id: post.id } }]
  const input = { ...inputOf(posts, post), ...page(block('gridCards', 'karty', { cards })) }
  await updateRecord(db, posts, post.id, input, 1, SYSTEM)
  await archiveRecord(db, posts, post.id, SYSTEM)
  await deleteRecord(db, posts, post.id, SYSTEM)
  expect(await findRecord(db, posts, post.id)).toBeUndefined()
})

test('a record without references can be deleted', async () => {
  const gameType = await build.gameType(db)
  const casino = await build.casino(db, { gameTypes: [gameType.id] })
  await archiveRecord(db, gameTypes, gameType.id, SYSTEM)
  expect((await refusalOf(deleteRecord(db, gameTypes, gameType.id, SYSTEM))).code).toBe('STILL_USED')
  await updateRecord(db, casinos, casino.id, { ...inputOf(casinos, casino), gameTypes: [] }, 1, SYSTEM)
  await deleteRecord(db, gameTypes, gameType.id, SYSTEM)
  expect(await findRecord(db, gameTypes, gameType.id)).toBeUndefined()
})

test('names the first of very many usages', async () => {
  const MOST = 500
  const method = await build.paymentMethod(db)
  const casino = await build.casino(db, { paymentMethods: [method.id] })
  const post = await pageWith('Strana', filterBy({ paymentMethod: method.id }))
  const casinoRow = await db.selectFrom('casino').where('id', '=', casino.id).selectAll().executeTakeFirstOrThrow()
  const postRow = await db.selectFrom('post').where('id', '=', post.id).selectAll().executeTakeFirstOrThrow()
  const inCasino = await db.selectFrom('casinoPaymentMethod').where('casinoId', '=', casino.id).selectAll().execute()
  const inPost = await db.selectFrom('postRef').where('postId', '=', post.id).selectAll().execute()
  // Copied row by row: regular saves of a thousand records would take a hundred times as long.
  await inTransaction(db, async (trx) => {
    for (let number = 0; number < MOST; number++) {
      const id = `kopie-${number}`
      const copy = { id, slug: id }
      await trx
        .insertInto('casino')
        .values({ ...casinoRow, ...copy })
        .execute()
      await trx
        .insertInto('post')
        .values({ ...postRow, ...copy })
        .execute()
      await trx
        .insertInto('casinoPaymentMethod')
        .values(inCasino.map((row) => ({ ...row, casinoId: id })))
        .execute()
      await trx
        .insertInto('postRef')
        .values(inPost.map((row) => ({ ...row, postId: id })))
        .execute()
    }
  })
  const found = Object.entries(
    Object.groupBy(await stillUsedBy(paymentMethods, method), (line) => line.split(':')[0] ?? ''),
  )
  expect(found.map(([collection, lines]) => [collection, lines?.length])).toEqual([
    ['casinos', MOST],
    ['posts', MOST],
  ])
})

test('a record used only by a waiting change is in use until the change is discarded', async () => {
  const [picture, method, casino] = [await build.media(db), await build.paymentMethod(db), await build.casino(db)]
  const post = await build.post(db, { title: 'Článek', ...page(p('Text.')) })
  const plan = { title: '', publishAt: null, version: 1 }
  const withPicture = { ...inputOf(posts, post), ...page(p('Text.'), image(picture.id, 'Obrázek')) }
  const inPost = await createChange(db, posts, post.id, { ...plan, title: 'Obrázek', values: withPicture }, SYSTEM)
  const withMethod = { ...inputOf(casinos, casino), paymentMethods: [method.id], logo: picture.id }
  const inCasino = await createChange(db, casinos, casino.id, { ...plan, values: withMethod }, SYSTEM)
  const isUnused = async () =>
    (await listRecords(db, media, { page: 1, perPage: 100, sort: 'title', used: 'nowhere' })).items.some(
      ({ id }) => id === picture.id,
    )

  expect(await isUnused()).toBe(false)
  expect(await stillUsedBy(paymentMethods, method)).toEqual([`casinos: ${casino.title} (a waiting change)`])
  expect(await stillUsedBy(media, picture)).toEqual([
    'posts: Článek (the waiting change “Obrázek”)',
    `casinos: ${casino.title} (a waiting change)`,
  ])

  const placeInCasino = { collection: casinos, recordId: casino.id, changeId: inCasino.id }
  const written = { ...withMethod, logo: null, bonus: 'jiný' }
  await saveChanged(db, placeInCasino, written, 2, SYSTEM)
  await discardChange(db, { collection: posts, recordId: post.id, changeId: inPost.id }, undefined, SYSTEM)
  await deleteRecord(db, media, picture.id, SYSTEM)
  await publishChange(db, placeInCasino, undefined, SYSTEM)
  expect((await refusalOf(deleteRecord(db, paymentMethods, method.id, SYSTEM))).code).toBe('STILL_USED')
  expect(await db.selectFrom('waitingChangeRef').selectAll().execute()).toEqual([])
})

test('an id that only stands in the text of a waiting change does not keep its record', async () => {
  const [picture, casino] = [await build.media(db), await build.casino(db)]
  const post = await build.post(db, { ...page(p('Text.')) })
  const plan = { title: '', publishAt: null, version: 1 }
  const quoted = block('quoteWriters', 'citace', { person: { name: picture.id }, quote: picture.id })
  const values = { ...inputOf(posts, post), breadcrumbTitle: picture.id, ...page(p(picture.id), quoted) }
  await createChange(db, posts, post.id, { ...plan, values }, SYSTEM)
  const ofCasino = { ...inputOf(casinos, casino), bonus: picture.id, prosList: [picture.id] }
  await createChange(db, casinos, casino.id, { ...plan, values: ofCasino }, SYSTEM)

  await archiveRecord(db, media, picture.id, SYSTEM)
  await deleteRecord(db, media, picture.id, SYSTEM)
  expect(await findRecord(db, media, picture.id)).toBeUndefined()
})

test('a record’s own waiting changes do not block its deletion', async () => {
  const post = await build.post(db, { title: 'Sám o sobě', ...page(p('Text.')) })
  const link = { type: 'post' as const, id: post.id }
  const cards = [{ title: 'Karta', button: { label: 'Sem', link } }]
  const values = { ...inputOf(posts, post), ...page(p('Text.'), block('gridCardsWithButton', 'karty', { cards })) }
  await createChange(db, posts, post.id, { title: '', publishAt: null, version: 1, values }, SYSTEM)
  await archiveRecord(db, posts, post.id, SYSTEM)
  await deleteRecord(db, posts, post.id, SYSTEM)
  expect(await findRecord(db, posts, post.id)).toBeUndefined()
})
