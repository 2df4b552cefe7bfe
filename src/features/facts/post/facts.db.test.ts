import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { bookmakers } from '#entities/bookmaker/collection.server.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { archiveRecord, createRecord, updateRecord } from '#records/crud/crud.server.ts'
import { inputOf } from '#records/crud/write-record.server.ts'
import { gameTypes } from '#entities/game-type/collection.server.ts'
import { paymentMethods } from '#entities/payment-method/collection.server.ts'
import { softwareProviders } from '#entities/software-provider/collection.server.ts'
import { findPublicPost } from '#posts/queries.server.ts'
import { build } from '#testing/build.ts'
import { createTestDb } from '#testing/test-db.ts'

const db = await createTestDb()
const logo = await build.media(db)
const picture = (alt: string) => ({ url: expect.stringContaining('/media/'), width: 640, height: 480, alt })
const factsAt = async (slug: string) => (await findPublicPost(db, { slug }, new Date()))?.entity

const [ruleta, poker] = [await build.gameType(db, 'Ruleta'), await build.gameType(db, 'Poker')]
const [sms, karta] = [
  await build.paymentMethod(db, 'SMS'),
  await createRecord(db, paymentMethods, { title: 'Karta', logo: logo.id }, SYSTEM),
]
const [severka, dilna] = [
  await createRecord(db, softwareProviders, { title: 'Severka', logo: logo.id }, SYSTEM),
  await build.softwareProvider(db, 'Dílna'),
]

const offer = {
  refLink: 'https://partner.example/',
  ribbon: 'Tip',
  bonus: '100 %',
  benefits: 'Rychlost',
  goodFor: 'rychlou hru',
  notFor: 'pomalou hru',
  decides: 'Rychlost.',
  payoutsSpeed: 24,
  yearEstablished: 2015,
  minimumDeposit: 100,
  licence: 'MF ČR',
  mobileApps: ['iOS'],
  logo: logo.id,
}
const shownOffer = {
  ribbon: 'Tip',
  bonus: '100 %',
  benefits: 'Rychlost',
  goodFor: 'rychlou hru',
  notFor: 'pomalou hru',
  decides: 'Rychlost.',
  payoutsSpeed: 24,
  yearEstablished: 2015,
  minimumDeposit: 100,
  licence: 'MF ČR',
  mobileApps: ['iOS'],
  hasLink: true,
  bonusTerms: null,
  ledger: null,
  changes: [],
  book: expect.objectContaining({ received: 0, unpaid: null }),
  voices: { figures: expect.objectContaining({ people: 0 }), latest: [] },
  withdrawals: [],
  measuredCount: 0,
  measuredHours: null,
  licenceState: 'valid',
}

test('a review of a casino shows all its live facts: lists in order, without archived members', async () => {
  const safety = {
    ssl: true,
    responsibleGambling: false,
    depositLimits: true,
    lossLimits: null,
    timeLimits: true,
    selfExclusionTool: false,
  }
  const criteria = { safety: 9.5, payouts: 9, bonus: 8.1, games: 7.5, support: 6 }
  const own = {
    website: 'https://lev.example/',
    owner: 'Lev a.s.',
    criteria,
    payoutsReason: 'Nízký strop výběru.',
    isVipProgram: true,
    sportsBetting: false,
    languages: ['čeština'],
    bonusCode: 'LEV',
    wageringRequirements: '30×',
    safety,
    numberCasinosGame: 1200,
    maximumCashout: '500 000 Kč',
    customerServices: ['chat'],
    prosList: ['Klad'],
    consList: ['Zápor'],
  }
  const casino = await build.licensedCasino(db, {
    ...offer,
    ...own,
    title: 'Modrý lev',
    rating: 9.4,
    gameTypes: [ruleta.id, poker.id],
    paymentMethods: [sms.id, karta.id],
    softwareProviders: [severka.id, dilna.id],
  })
  await build.post(db, { slug: 'recenze-lva', entity: casino.id, entityModel: 'Casino' })
  expect(await factsAt('recenze-lva')).toEqual({
    ...shownOffer,
    ...own,
    slug: 'modry-lev',
    title: 'Modrý lev',
    logo: picture('Modrý lev'),
    rating: 9.4,
    closedYear: null,
    gameTypes: ['Ruleta', 'Poker'],
    paymentMethods: [
      { title: 'SMS', logo: null },
      { title: 'Karta', logo: picture('Karta') },
    ],
    softwareProviders: [
      { title: 'Severka', logo: picture('Severka') },
      { title: 'Dílna', logo: null },
    ],
  })

  await updateRecord(db, casinos, casino.id, { ...inputOf(casinos, casino), closedYear: 2020 }, 1, SYSTEM)
  await archiveRecord(db, gameTypes, ruleta.id, SYSTEM)
  await archiveRecord(db, softwareProviders, severka.id, SYSTEM)
  expect(await factsAt('recenze-lva')).toMatchObject({
    closedYear: 2020,
    hasLink: false,
    gameTypes: ['Poker'],
    softwareProviders: [{ title: 'Dílna' }],
  })
})

test('a review of a bookmaker shows all its live facts', async () => {
  const bookmaker = await build.licensedBookmaker(db, {
    ...offer,
    title: 'Pevný tip',
    rating: 8.2,
    paymentMethods: [karta.id, sms.id],
    topFeature: 'Přenosy',
    termsCondition: 'Podmínky.',
  })
  await build.post(db, { slug: 'recenze-tipu', entity: bookmaker.id, entityModel: 'Bookmaker' })
  expect(await factsAt('recenze-tipu')).toEqual({
    ...shownOffer,
    slug: 'pevny-tip',
    title: 'Pevný tip',
    logo: picture('Pevný tip'),
    rating: 8.2,
    paymentMethods: [
      { title: 'Karta', logo: picture('Karta') },
      { title: 'SMS', logo: null },
    ],
    topFeature: 'Přenosy',
    termsCondition: 'Podmínky.',
  })
  await archiveRecord(db, paymentMethods, karta.id, SYSTEM)
  expect(await factsAt('recenze-tipu')).toMatchObject({ paymentMethods: [{ title: 'SMS' }] })
  await archiveRecord(db, bookmakers, bookmaker.id, SYSTEM)
  expect(await factsAt('recenze-tipu')).toBeNull()
})
