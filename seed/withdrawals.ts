import { emptyPayoutTest, type PayoutTestInput } from '#entities/payout-test/schema.ts'
import { pragueMoment } from '#shared/czech/prague-time.ts'
import { type BookmakerName, bookmakerId, type CasinoName, casinoId, type METHODS, methodIds } from './ids.ts'
import type { Seeded } from './types.ts'

type Method = (typeof METHODS)[number]

/** Day and time of the request in Prague, method, amount in crowns, duration, fee. */
type Withdrawal = [day: string, time: string, method: Method, amount: number, took: string | null, fee?: number]

/** The withdrawals mentioned in the reviews and in the article about payouts; the closed Černý Havran was never measured. */
export const WITHDRAWALS: Partial<Record<CasinoName, Withdrawal[]>> = {
  'modry-lev': [
    ['2026-10-19', '09:20', 'platebni-karta', 1000, '25:10'],
    ['2026-10-22', '13:15', 'qr-platba', 4200, '19:05'],
    ['2026-10-25', '18:40', 'bankovni-prevod', 500, '41:40'],
    ['2026-10-28', '10:05', 'elektronicka-penezenka', 800, '3:15', 12],
    ['2026-11-03', '16:00', 'platebni-karta', 1500, '17:30'],
  ],
  'zlata-vydra': [
    ['2026-09-08', '10:10', 'revolut', 600, '14:20'],
    ['2026-09-18', '14:25', 'platebni-karta', 1200, '71:05'],
    ['2026-09-30', '09:00', 'bankovni-prevod', 500, '29:30'],
    ['2026-10-06', '11:45', 'qr-platba', 300, '21:15'],
    ['2026-10-13', '10:30', 'revolut', 800, '22:24'],
    ['2026-10-20', '09:10', 'qr-platba', 900, '30:48'],
    ['2026-10-24', '11:00', 'bankovni-prevod', 700, '63:30'],
  ],
  'stribrny-cap': [
    ['2026-09-24', '12:05', 'platebni-karta', 50, '20:35'],
    ['2026-09-28', '08:50', 'qr-platba', 120, '9:40'],
    ['2026-10-03', '10:15', 'revolut', 200, '6:25'],
    ['2026-10-06', '13:30', 'bankovni-prevod', 61, '23:50'],
    ['2026-10-11', '17:20', 'platebni-karta', 1500, '22:15'],
    ['2026-10-13', '09:45', 'revolut', 500, '9:36'],
    ['2026-10-20', '10:20', 'qr-platba', 600, '14:12'],
    ['2026-10-25', '09:30', 'bankovni-prevod', 450, '22:54'],
  ],
  'bily-jelen': [
    ['2026-09-01', '09:00', 'platebni-karta', 1000, '66:20'],
    ['2026-09-10', '10:40', 'bankovni-prevod', 2500, '58:45'],
    ['2026-09-19', '12:15', 'qr-platba', 800, '70:10'],
    ['2026-09-23', '08:30', 'platebni-karta', 1200, '49:30'],
    ['2026-10-12', '09:15', 'platebni-karta', 1000, '38:00'],
    ['2026-10-19', '10:00', 'qr-platba', 900, '51:18'],
    ['2026-10-24', '13:00', 'bankovni-prevod', 700, '68:24'],
  ],
  'nocni-sova': [
    ['2026-10-12', '21:10', 'revolut', 1000, '12:40'],
    ['2026-10-16', '11:30', 'platebni-karta', 900, '31:05'],
    ['2026-10-20', '09:40', 'bankovni-prevod', 800, '26:30'],
    ['2026-10-22', '14:05', 'elektronicka-penezenka', 600, '16:40', 9],
    ['2026-10-25', '10:20', 'bankovni-prevod', 700, '44:05'],
  ],
  'lesni-liska': [
    ['2026-10-13', '08:20', 'revolut', 390, '5:50'],
    ['2026-10-17', '13:40', 'platebni-karta', 700, '21:20'],
    ['2026-10-21', '10:10', 'qr-platba', 450, '23:35'],
    ['2026-10-26', '16:00', 'revolut', 1000, '16:50'],
  ],
  'tichy-medved': [
    ['2026-07-02', '11:00', 'bankovni-prevod', 1000, '18:40'],
    ['2026-07-04', '09:30', 'platebni-karta', 600, '20:15'],
    ['2026-07-12', '12:10', 'bankovni-prevod', 3000, '15:30'],
    ['2026-07-15', '10:45', 'platebni-karta', 2200, '12:05'],
    ['2026-10-14', '09:00', 'platebni-karta', 700, '11:18'],
    ['2026-10-21', '10:30', 'bankovni-prevod', 900, '16:00'],
    ['2026-10-25', '14:00', 'bankovni-prevod', 1800, '21:50'],
  ],
  'jantarovy-kapr': [
    ['2026-10-08', '10:20', 'platebni-karta', 1200, '44:30'],
    ['2026-10-13', '09:05', 'platebni-karta', 900, '29:55'],
    ['2026-10-20', '11:15', 'bankovni-prevod', 900, '40:35'],
    ['2026-10-24', '15:30', 'bankovni-prevod', 700, '57:10', 20],
    ['2026-10-28', '12:00', 'elektronicka-penezenka', 600, '21:45'],
  ],
  'rudy-kohout': [
    ['2026-09-15', '10:00', 'revolut', 800, '22:40'],
    ['2026-09-18', '13:20', 'platebni-karta', 1500, '31:45'],
    ['2026-09-20', '17:10', 'bankovni-prevod', 1000, '35:10'],
    ['2026-09-26', '12:30', 'revolut', 600, '26:05'],
    ['2026-10-15', '09:50', 'revolut', 700, '27:30'],
  ],
  'divoky-kanec': [
    ['2026-10-12', '10:00', 'platebni-karta', 1000, '66:05'],
    ['2026-10-19', '09:30', 'bankovni-prevod', 900, '88:55'],
    ['2026-10-24', '11:20', 'bankovni-prevod', 800, '112:25'],
    ['2026-11-02', '14:15', 'elektronicka-penezenka', 700, '26:50'],
  ],
  'horsky-rys': [
    ['2026-10-06', '13:00', 'platebni-karta', 1300, '65:50'],
    ['2026-10-13', '12:20', 'platebni-karta', 1100, '59:40'],
    ['2026-10-19', '15:40', 'bankovni-prevod', 800, '79:10'],
    ['2026-10-24', '16:30', 'bankovni-prevod', 600, '97:30'],
  ],
  'zeleny-jezek': [
    ['2026-02-09', '09:10', 'platebni-karta', 700, '88:15'],
    ['2026-02-13', '10:30', 'revolut', 500, '91:30'],
    ['2026-10-12', '08:45', 'revolut', 1000, '101:30'],
    ['2026-10-19', '11:00', 'qr-platba', 400, '118:20'],
    ['2026-10-24', '10:15', 'qr-platba', 700, '140:00'],
  ],
}

/** One bookmaker has three, one of them late and one pending; another has too few for a median; the rest have none. */
export const BOOKMAKER_WITHDRAWALS: Partial<Record<BookmakerName, Withdrawal[]>> = {
  'treti-polocas': [
    ['2026-10-07', '12:00', 'bankovni-prevod', 900, '20:40'],
    ['2026-10-17', '18:30', 'platebni-karta', 600, '31:15'],
    ['2026-10-28', '09:20', 'platebni-karta', 1200, '16:05'],
    ['2026-11-10', '10:00', 'bankovni-prevod', 800, null],
  ],
  'kurzovy-sokol': [
    ['2026-10-14', '10:40', 'platebni-karta', 500, '8:25'],
    ['2026-10-29', '13:10', 'bankovni-prevod', 700, '11:50'],
  ],
}

/** The withdrawals with a picture as proof. */
const WITH_PROOF: Record<string, readonly number[]> = {
  'modry-lev': [2, 3, 5],
  'zlata-vydra': [6],
  'stribrny-cap': [1, 2, 3, 4, 5, 6, 7, 8],
  'treti-polocas': [2],
}
/** Proofs that are not public because they contain private data. */
const PRIVATE_PROOFS = new Set(['vyber-modry-lev-3'])

const HOUR_MS = 3_600_000

/** “19:05” as hours. */
export function hoursIn(took: string): number {
  const [hours = 0, minutes = 0] = took.split(':').map(Number)
  return hours + minutes / 60
}

function recordsOf(
  name: string,
  owner: Partial<PayoutTestInput>,
  withdrawals: readonly Withdrawal[],
): Seeded<PayoutTestInput>[] {
  return withdrawals.map(([day, time, method, amount, took, fee = 0], index) => {
    const asked = pragueMoment({ day, time })
    if (!asked) throw new Error(`${day} ${time} does not exist`)
    const arrived = took === null ? null : new Date(asked.getTime() + hoursIn(took) * HOUR_MS)
    const id = `vyber-${name}-${index + 1}`
    const isProven = WITH_PROOF[name]?.includes(index + 1) ?? false
    return {
      id,
      createdAt: (arrived ?? asked).toISOString(),
      updatedAt: (arrived ?? asked).toISOString(),
      input: {
        ...emptyPayoutTest,
        ...owner,
        method: methodIds(method)[0] ?? null,
        amount,
        fee,
        askedAt: asked.toISOString(),
        arrivedAt: arrived?.toISOString() ?? null,
        ...(isProven ? { proof: `doklad-${id}`, isProofDated: true, isProofPublic: !PRIVATE_PROOFS.has(id) } : {}),
      },
    }
  })
}

export const payoutTests: Seeded<PayoutTestInput>[] = [
  ...Object.entries(WITHDRAWALS).flatMap(([name, own]) =>
    recordsOf(name, { casino: casinoId(name as CasinoName) }, own),
  ),
  ...Object.entries(BOOKMAKER_WITHDRAWALS).flatMap(([name, own]) =>
    recordsOf(name, { bookmaker: bookmakerId(name as BookmakerName) }, own),
  ),
]
