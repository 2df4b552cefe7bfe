import sharp, { type Sharp } from 'sharp'
import { SYSTEM } from '#records/actor.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { changeRecord } from '#records/crud/crud.server.ts'
import { insertCheck } from '#features/facts/store.server.ts'
import { storeUpload } from '#entities/media/store.server.ts'
import { switchPairPage } from '#features/comparison/queries.server.ts'
import type { Services } from '#records/services.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { newId } from '#shared/id.ts'
import { pageOfBlocks } from '#testing/blocks.ts'
import { build } from '#testing/build.ts'

/** One or two records of every kind that refer to each other, with real pictures: a small but complete export. */
export async function fillSmallSite({ db, storage }: Pick<Services, 'db' | 'storage'>): Promise<void> {
  // Noise, so that a file with it is sent in several chunks.
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const drawing = sharp({ create: { width: 400, height: 300, channels: 3, background: 'white', noise } })
  const upload = async (title: string, drawn: Sharp) =>
    (await storeUpload(db, storage, await drawn.png().toBuffer(), { title, alt: title }, SYSTEM)).id
  const picture = await upload('Herna', drawing.clone())
  const logo = await upload('Logo', drawing.clone().resize(40, 30))

  const gameType = (await build.gameType(db, 'Ruleta')).id
  const method = (await build.paymentMethod(db, 'Revolut')).id
  const studio = (await build.softwareProvider(db, 'Studio Sever')).id
  const relations = { gameTypes: [gameType], paymentMethods: [method], softwareProviders: [studio] }
  const writer = (await build.writer(db, { avatar: picture })).id
  const rubric = (await build.rubric(db, { title: 'Platby' })).id
  const casino = (await build.casino(db, { title: 'Modrý Lev', logo, bonus: 'starý', ...relations })).id
  await changeRecord(db, casinos, casino, { bonus: 'nový' }, SYSTEM, 'update')
  const other = (await build.casino(db, { title: 'Koruna' })).id
  await switchPairPage(db, { first: casino, second: other, isPage: true }, SYSTEM, new Date())
  const bookmaker = (await build.bookmaker(db, { title: 'Sázkárna', logo, paymentMethods: [method] })).id
  await build.licence(db, { casino })
  await build.withdrawal(db, { casino, method, proof: picture, hours: 20 })
  await inTransaction(db, (trx) =>
    insertCheck(trx, {
      id: newId(),
      collection: 'casinos',
      recordId: casino,
      fact: 'bonus',
      value: '"nový"',
      sourceKind: 'own-test',
      source: '',
      note: '',
      days: 30,
      userId: null,
      userName: 'Jana Testová',
      checkedAt: '2026-11-01T08:00:00.000Z',
      textHash: '',
    }),
  )

  const post = (await build.post(db, { title: 'Výplata přes Revolut', slug: 'vyplata', writer, rubric })).id
  const about = { isReviewPost: true, entity: casino, entityModel: 'Casino' as const }
  await build.post(db, { title: 'Modrý Lev', category: 'Recenze', writer, ...about })
  const ids = { casino, bookmaker, writer, media: picture, post, gameType, paymentMethod: method }
  await build.post(db, { title: 'Všechny bloky', ...pageOfBlocks({ ...ids, softwareProvider: studio }) })
}
