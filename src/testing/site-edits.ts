import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SYSTEM } from '#records/actor.ts'
import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import type { Collection, Entity } from '#records/collection.server.ts'
import { archiveRecord, changeRecord, createRecord, deleteRecord, unarchiveRecord } from '#records/crud/crud.server.ts'
import { gameTypes } from '#entities/game-type/collection.server.ts'
import { licences } from '#entities/licence/collection.server.ts'
import { media } from '#entities/media/collection.server.ts'
import { paymentMethods } from '#entities/payment-method/collection.server.ts'
import { payoutTests } from '#entities/payout-test/collection.server.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { restoreRevision } from '#records/crud/restore.server.ts'
import { rubrics } from '#entities/rubric/collection.server.ts'
import type { Services } from '#records/services.server.ts'
import { getStoredSettings, updateSettings } from '#entities/settings/queries.server.ts'
import { softwareProviders } from '#entities/software-provider/collection.server.ts'
import { writers } from '#entities/writer/collection.server.ts'
import { posts } from '#posts/collection.server.ts'
import { h2, p, page } from '#posts/content/build.ts'
import type { PostInput } from '#posts/schema.ts'
import { exportToFile } from '#server/transfer/export.ts'
import { importContent } from '#server/transfer/import.ts'
import { AppError } from '#shared/app-error.ts'
import { build } from '#testing/build.ts'
import type { SiteRecords } from '#testing/site-records.ts'

const BUILT_IN = ['kontaktujte-nas', 'zasady-ochrany-osobnich-udaju', 'pomoc']

type Edit = () => Promise<unknown>

/** All kinds of edits of these records, by name; each run makes a different one. */
export function createSiteEdits(services: Services, records: SiteRecords) {
  const { db, env } = services
  const {
    picture,
    logo,
    avatar,
    methodLogo,
    method,
    otherMethod,
    game,
    studio,
    payments,
    jana,
    petr,
    relations,
    lion,
    crown,
    bookmaker,
    permit,
    withdrawal,
    author,
    article,
    review,
    blocks,
    rated,
    spare,
  } = records
  let step = 0

  const WITH_DRAFTS: Record<string, (id: string, isActive: boolean) => Promise<unknown>> = {
    posts: (id, isActive) => changePost(id, { isActive }),
    casinos: (id, isActive) => changeRecord(db, casinos, id, { isActive }, SYSTEM, 'update'),
    bookmakers: (id, isActive) => changeRecord(db, bookmakers, id, { isActive }, SYSTEM, 'update'),
  }

  function editsOf<E extends Entity>(
    collection: Collection<E>,
    { id }: E['record'],
    change: () => Partial<E['input']>,
  ): Record<string, Edit> {
    const name = `${collection.name} ${id.slice(-4)}`
    const setActive = WITH_DRAFTS[collection.name]
    return {
      [`change ${name}`]: () => changeRecord(db, collection, id, change(), SYSTEM, 'update'),
      [`archive ${name}`]: () => archiveRecord(db, collection, id, SYSTEM),
      [`unarchive ${name}`]: async () => {
        await unarchiveRecord(db, collection, id, SYSTEM)
        await setActive?.(id, true)
      },
      ...(setActive && {
        [`activate ${name}`]: () => setActive(id, true),
        [`deactivate ${name}`]: () => setActive(id, false),
      }),
      [`restore ${name}`]: () => restoreRevision(db, collection, id, 1, SYSTEM),
      [`delete ${name}`]: () => deleteRecord(db, collection, id, SYSTEM),
    }
  }

  const changePost = (id: string, change: Partial<PostInput>) => changeRecord(db, posts, id, change, SYSTEM, 'update')

  const edits: Record<string, Edit> = {
    ...editsOf(casinos, lion, () => ({ title: `Lev ${step}`, rating: step % 10, bonus: `Bonus ${step}` })),
    ...editsOf(casinos, crown, () => ({ rating: (step * 3) % 10, prosList: [`Výhoda ${step}`] })),
    ...editsOf(bookmakers, bookmaker, () => ({ topFeature: `Přednost ${step}`, rating: step % 10 })),
    ...editsOf(licences, permit, () => ({
      casino: step % 3 === 1 ? crown.id : step % 3 === 2 ? lion.id : null,
      bookmaker: step % 3 === 0 ? bookmaker.id : null,
      validTo: step % 2 ? '2020-12-31' : null,
    })),
    ...editsOf(payoutTests, withdrawal, () => ({
      casino: step % 3 === 0 ? null : lion.id,
      bookmaker: step % 3 === 0 ? bookmaker.id : null,
      arrivedAt: step % 4 === 0 ? null : new Date(Date.UTC(2026, 9, 13, step)).toISOString(),
      isProofPublic: step % 2 === 0,
    })),
    ...editsOf(writers, jana, () => ({ lastName: `Malá ${step}`, info: `O autorce ${step}` })),
    ...editsOf(writers, petr, () => ({ position: `Pozice ${step}`, lastName: `Velký ${step}` })),
    ...editsOf(paymentMethods, method, () => ({ title: `Metoda ${step}` })),
    ...editsOf(paymentMethods, otherMethod, () => ({ title: `Jiná metoda ${step}` })),
    ...editsOf(gameTypes, game, () => ({ title: `Hra ${step}`, order: step })),
    ...editsOf(rubrics, payments, () => ({ title: `Platby ${step}`, slug: step % 2 ? 'penize' : 'platby' })),
    ...editsOf(softwareProviders, studio, () => ({ title: `Studio ${step}` })),
    ...editsOf(media, picture, () => ({ alt: `Popis ${step}` })),
    ...editsOf(media, logo, () => ({ alt: `Logo ${step}` })),
    ...editsOf(media, avatar, () => ({ alt: `Portrét ${step}` })),
    ...editsOf(media, methodLogo, () => ({ alt: `Logo metody ${step}` })),
    ...editsOf(posts, article, () => ({ title: `Článek ${step} v currentM` })),
    ...editsOf(posts, review, () => ({ title: `Recenze ${step}`, ...page(h2('Nadpis'), p(`Text ${step}.`)) })),
    ...editsOf(posts, blocks, () => ({ title: `Bloky ${step}` })),
    ...editsOf(posts, rated, () => ({ writer: step % 2 ? jana.id : petr.id })),
    'relations of a casino': () =>
      changeRecord(db, casinos, lion.id, { paymentMethods: step % 2 ? [otherMethod.id] : [] }, SYSTEM, 'update'),
    'logo of a casino': () =>
      changeRecord(db, casinos, crown.id, { logo: step % 2 ? logo.id : null }, SYSTEM, 'update'),
    'logo of a method': () =>
      changeRecord(db, paymentMethods, method.id, { logo: step % 2 ? logo.id : methodLogo.id }, SYSTEM, 'update'),
    'close a casino': () =>
      changeRecord(db, casinos, crown.id, { closedYear: step % 2 ? 2025 : null }, SYSTEM, 'update'),
    'review of a casino': () =>
      changeRecord(db, casinos, crown.id, { reviewPost: step % 2 ? review.id : null }, SYSTEM, 'update'),
    'address of an article': () => changePost(article.id, { slug: step % 2 ? 'clanek-jinde' : 'clanek' }),
    'category of an article, or whether it is one': () =>
      changePost(
        article.id,
        step % 2 ? { category: 'Recenze', writer: jana.id } : { category: '/', isPage: step % 4 === 0 },
      ),
    'writer of an article': () => changePost(article.id, { writer: step % 2 ? jana.id : petr.id }),
    'rubric of an article': () => changePost(article.id, { rubric: step % 2 ? payments.id : null }),
    'publish or take back a draft': () => changePost(spare.id, { isActive: step % 2 === 1 }),
    'a writer gets an author page': () =>
      changePost(spare.id, { category: 'Autor', slug: 'petr', writer: petr.id, isActive: true }),
    'a writer loses the author page': () => changePost(spare.id, { isActive: false }),
    'address of an author page': () => changePost(author.id, { slug: step % 2 ? 'jana-mala' : 'jana' }),
    'publish a review of a casino without one': () =>
      changePost(spare.id, {
        category: 'Recenze',
        writer: petr.id,
        slug: 'koncept',
        isReviewPost: true,
        entity: crown.id,
        entityModel: 'Casino',
        isActive: true,
      }),
    'a post of its own for a built-in page': () =>
      build.post(db, { title: `Kontakt ${step}`, slug: BUILT_IN[step % BUILT_IN.length] ?? '' }),
    'a new home page': () => build.post(db, { title: `Úvod ${step}`, slug: 'index' }),
    'no home page': async () => {
      const home = await db
        .selectFrom('post')
        .where('slug', '=', 'index')
        .where('isDeleted', '=', 0)
        .select('id')
        .execute()
      for (const { id } of home) await archiveRecord(db, posts, id, SYSTEM)
    },
    'a new casino': () => build.casino(db, { rating: step % 10, ...(step % 2 ? relations : {}) }),
    'a new withdrawal': () => build.withdrawal(db, { casino: crown.id, method: otherMethod.id, hours: step % 50 }),
    'a new licence': () =>
      build.licence(db, { casino: crown.id, isCzech: step % 2 === 0, revokedOn: step % 4 ? null : '2020-12-31' }),
    'a new review': () => build.post(db, { category: 'Recenze', writer: jana.id }),
    'a new article': () => build.post(db, { writer: petr.id }),
    'a new picture': () => build.media(db),
    'a redirect': () => createRecord(db, redirects, { from: `/stara-${step}/`, to: '/recenze/' }, SYSTEM),
    settings: async () => {
      const { updatedAt: _, version, ...input } = await getStoredSettings(db)
      const change = {
        siteDescription: `Popis ${step}`,
        robotsTXT: `User-agent: *\n# ${step}`,
        operator: `Kdo ${step}`,
      }
      await updateSettings(db, { ...input, ...change }, version, SYSTEM)
    },
    'an import': async () => {
      const file = join(env.DATA_DIR, 'export.json')
      await exportToFile(services, file)
      const content: { casinos: { bonus: string }[] } = JSON.parse(await readFile(file, 'utf8'))
      for (const casino of content.casinos) casino.bonus = `Z dovozu ${step}`
      // The pictures of this test have no files.
      await importContent(services, { ...content, media: [] }, { replace: true, actor: SYSTEM })
    },
  }

  /** Returns whether anything changed: an address may be taken, a record archived or already used. */
  async function edit(name: string): Promise<boolean> {
    step++
    try {
      await edits[name]?.()
      return true
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return false
    }
  }

  return { names: Object.keys(edits), edit }
}
