import { SYSTEM } from '#records/actor.ts'
import { createRecord } from '#records/crud/crud.server.ts'
import { paymentMethods } from '#entities/payment-method/collection.server.ts'
import type { Db } from '#records/db.server.ts'
import { block, p, page } from '#posts/content/build.ts'
import { pageOfBlocks } from '#testing/blocks.ts'
import { build } from '#testing/build.ts'

/** Records of every kind, shown on pages of every kind. */
export async function createSiteRecords(db: Db) {
  const picture = await build.media(db, { title: 'Herna', alt: 'Herna v noci' })
  const logo = await build.media(db, { title: 'Logo', alt: 'Logo' })
  const avatar = await build.media(db, { title: 'Portrét', alt: 'Portrét' })
  const methodLogo = await build.media(db, { title: 'Logo metody', alt: 'Logo metody' })
  const method = await createRecord(db, paymentMethods, { title: 'Paysafecard', logo: methodLogo.id }, SYSTEM)
  const otherMethod = await build.paymentMethod(db, 'Revolut')
  const game = await build.gameType(db, 'Ruleta')
  const studio = await build.softwareProvider(db, 'Studio Sever')
  const payments = await build.rubric(db, { title: 'Platby', slug: 'platby' })
  const jana = await build.writer(db, { firstName: 'Jana', lastName: 'Malá', avatar: avatar.id })
  const petr = await build.writer(db, { firstName: 'Petr', lastName: 'Velký' })
  const relations = { gameTypes: [game.id], paymentMethods: [method.id], softwareProviders: [studio.id] }
  const lion = await build.casino(db, {
    title: 'Modrý Lev',
    rating: 9.1,
    logo: logo.id,
    licence: 'Malta',
    ...relations,
  })
  const crown = await build.casino(db, { title: 'Koruna', rating: 7.7 })
  const bookmaker = await build.bookmaker(db, { title: 'Sázkárna', paymentMethods: [otherMethod.id], logo: logo.id })
  const permit = await build.licence(db, { casino: lion.id })
  for (const hours of [10, 20]) await build.withdrawal(db, { casino: lion.id, method: method.id, hours })
  const withdrawal = await build.withdrawal(db, { casino: lion.id, method: method.id, proof: picture.id, hours: 30 })
  const author = await build.post(db, { title: 'Jana', slug: 'jana', category: 'Autor', writer: jana.id })
  const article = await build.post(db, { title: 'Článek currentY', slug: 'clanek', writer: petr.id })
  const review = await build.post(db, {
    title: 'Modrý Lev',
    slug: 'modry-lev',
    category: 'Recenze',
    writer: jana.id,
    isReviewPost: true,
    entity: lion.id,
    entityModel: 'Casino',
    banner: { mediaId: picture.id, alt: '' },
  })
  const ids = {
    casino: crown.id,
    bookmaker: bookmaker.id,
    writer: jana.id,
    media: picture.id,
    post: article.id,
    gameType: game.id,
    paymentMethod: method.id,
    softwareProvider: studio.id,
  }
  const blocks = await build.post(db, { title: 'Všechny bloky', slug: 'bloky', ...pageOfBlocks(ids) })
  await build.post(db, {
    title: 'Kasina s metodou',
    slug: 'kasina-s-metodou',
    ...page(
      p('Úvod.'),
      block('casinosRating', 'filtr-1', {
        mode: 'filter',
        layout: 'compact',
        filter: { paymentMethod: method.id },
        moved: [{ id: crown.id, place: 1, reason: 'Nový test.' }],
      }),
    ),
  })
  const rated = await build.post(db, {
    title: 'Sázkárna',
    slug: 'sazkarna',
    category: 'Recenze',
    writer: petr.id,
    isReviewPost: true,
    entity: bookmaker.id,
    entityModel: 'Bookmaker',
  })
  const spare = await build.post(db, { title: 'Koncept', slug: 'koncept', isActive: false })
  return {
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
  }
}

export type SiteRecords = Awaited<ReturnType<typeof createSiteRecords>>
