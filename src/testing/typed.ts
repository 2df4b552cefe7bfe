import sharp from 'sharp'
import { SYSTEM } from '#records/actor.ts'
import { casinos } from '#entities/casino/collection.server.ts'
import { createRecord } from '#records/crud/crud.server.ts'
import { paymentMethods } from '#entities/payment-method/collection.server.ts'
import type { Db } from '#records/db.server.ts'
import { allCollections } from '#server/collections.ts'

const picture = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#274' } })
  .png()
  .toBuffer()
export const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** A casino that must exist for its parts. */
const LICENSED = 'kasino-s-licenci'
export const buildLicensed = (db: Db) =>
  createRecord(db, casinos, { title: 'Kasino s licencí', closedYear: 2020 }, SYSTEM, { id: LICENSED })

/** What must exist for a withdrawal: a casino and a payment method. */
const MEASURED = { casino: 'kasino-s-vybery', method: 'metoda-vyberu' }
export async function buildMeasured(db: Db): Promise<void> {
  await createRecord(db, casinos, { title: 'Kasino s výběry', closedYear: 2020 }, SYSTEM, { id: MEASURED.casino })
  await createRecord(db, paymentMethods, { title: 'Metoda výběru' }, SYSTEM, { id: MEASURED.method })
}

/** What an editor types: into the empty form, and for a change. */
export const TYPED: Record<string, { first: object; change: Record<string, unknown> }> = {
  // Most need nothing but a title.
  ...Object.fromEntries(
    allCollections.map(({ name }) => [name, { first: { title: 'Nový záznam' }, change: { title: 'Změněný záznam' } }]),
  ),
  posts: {
    first: { title: 'Jak poznat poctivé kasino', content: paragraph('Nejdřív se podívejte na licenci.') },
    change: { title: 'Podle čeho poznat poctivé kasino' },
  },
  casinos: { first: { title: 'Zlatý Kapr' }, change: { bonus: '100 % do 5 000 Kč' } },
  bookmakers: { first: { title: 'Sázková Sova' }, change: { topFeature: 'Živé přenosy' } },
  writers: { first: { firstName: 'Alžběta', lastName: 'Říhová' }, change: { position: 'Redaktorka' } },
  'game-types': { first: { title: 'Ruleta' }, change: { order: 7 } },
  rubrics: { first: { title: 'Rozhovory' }, change: { ground: 'safety' } },
  media: { first: { file: new File([new Uint8Array(picture)], 'sal.png') }, change: { alt: 'Sál s ruletou' } },
  users: {
    first: { email: 'nova@redakce.example', name: 'Nová Kolegyně' },
    change: { name: 'Nová Redaktorka' },
  },
  licences: { first: { authority: 'Ministerstvo financí ČR', casino: LICENSED }, change: { number: 'MF-1/2026' } },
  'payout-tests': {
    first: { ...MEASURED, amount: 1500, askedAt: '2026-10-14T07:10:00.000Z', arrivedAt: '2026-10-15T06:20:00.000Z' },
    change: { fee: 10 },
  },
  redirects: { first: { from: '/stara-adresa/', to: '/nova-adresa/' }, change: { note: 'Po přejmenování' } },
}
