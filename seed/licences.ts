import { CZECH_AUTHORITY, emptyLicence, type LicenceInput } from '#entities/licence/schema.ts'
import { addDays, pragueDay } from '#shared/czech/day.ts'
import { entriesOf } from '#shared/objects.ts'
import { type BookmakerName, bookmakerId, type CasinoName, casinoId } from './ids.ts'
import type { Seeded } from './types.ts'

const REGISTER = 'https://www.mfcr.cz/'

interface Permit {
  number: string
  validFrom: string
  validTo: string
  checkedOn: string
}

const licence = (id: string, input: Partial<LicenceInput>): Seeded<LicenceInput> => ({
  id: `licence-${id}`,
  input: { ...emptyLicence, ...input },
})

const permit = (id: string, owner: Partial<LicenceInput>, given: Permit) =>
  licence(`${id}-cz`, { ...owner, authority: CZECH_AUTHORITY, registerUrl: REGISTER, ...given })

const foreign = (id: string, owner: Partial<LicenceInput>, authority: string, given: Partial<LicenceInput> = {}) =>
  licence(`${id}-zahranicni`, { ...owner, authority, isCzech: false, ...given })

/** The lookup dates match the reviews. */
const CASINO_PERMITS: Record<Exclude<CasinoName, 'cerny-havran' | 'horsky-rys' | 'zeleny-jezek'>, Permit> = {
  'modry-lev': { number: 'MF-14022/2025/73', validFrom: '2026-01-01', validTo: '2031-12-31', checkedOn: '2026-11-10' },
  'zlata-vydra': {
    number: 'MF-20417/2024/73',
    validFrom: '2025-01-01',
    validTo: '2030-12-31',
    checkedOn: '2026-11-11',
  },
  'stribrny-cap': {
    number: 'MF-9183/2026/73',
    validFrom: '2026-03-01',
    validTo: '2032-02-29',
    checkedOn: '2026-11-10',
  },
  'bily-jelen': { number: 'MF-16550/2023/73', validFrom: '2024-01-01', validTo: '2029-12-31', checkedOn: '2026-10-05' },
  'nocni-sova': { number: 'MF-7731/2025/73', validFrom: '2025-07-01', validTo: '2031-06-30', checkedOn: '2026-11-12' },
  'lesni-liska': {
    number: 'MF-28104/2025/73',
    validFrom: '2026-02-01',
    validTo: '2032-01-31',
    checkedOn: '2026-11-05',
  },
  'tichy-medved': {
    number: 'MF-11896/2024/73',
    validFrom: '2024-10-01',
    validTo: '2030-09-30',
    checkedOn: '2026-11-06',
  },
  'jantarovy-kapr': {
    number: 'MF-3342/2025/73',
    validFrom: '2025-04-01',
    validTo: '2031-03-31',
    checkedOn: '2026-11-04',
  },
  'rudy-kohout': {
    number: 'MF-19075/2024/73',
    validFrom: '2025-01-01',
    validTo: '2030-12-31',
    checkedOn: '2026-11-03',
  },
  'divoky-kanec': {
    number: 'MF-31284/2024/73',
    validFrom: '2024-11-01',
    validTo: '2030-10-31',
    checkedOn: '2026-11-09',
  },
}

const CHECKED = '2026-11-03'
const BOOKMAKER_PERMITS: Record<BookmakerName, Omit<Permit, 'checkedOn'> & { foreign: string }> = {
  'treti-polocas': {
    number: 'MF-10377/2024/73',
    validFrom: '2024-07-01',
    validTo: '2030-06-30',
    foreign: 'Malta Gaming Authority',
  },
  'kurzovy-sokol': {
    number: 'MF-22910/2025/73',
    validFrom: '2026-01-01',
    validTo: '2031-12-31',
    foreign: 'Bundesministerium für Finanzen',
  },
  desitka: {
    number: 'MF-8264/2024/73',
    validFrom: '2024-05-01',
    validTo: '2030-04-30',
    foreign: 'Gambling Regulatory Authority of Ireland',
  },
  'pevny-tip': {
    number: 'MF-17743/2025/73',
    validFrom: '2025-10-01',
    validTo: '2031-09-30',
    foreign: 'Úrad pre reguláciu hazardných hier',
  },
  'rychla-stafeta': {
    number: 'MF-4058/2025/73',
    validFrom: '2025-03-01',
    validTo: '2031-02-28',
    foreign: 'Spelinspektionen',
  },
}

const kanec = { casino: casinoId('divoky-kanec') }
const havran = { casino: casinoId('cerny-havran') }

const rys = { casino: casinoId('horsky-rys') }
const jezek = { casino: casinoId('zeleny-jezek') }

/** Permits that end soon, whenever the demo is loaded: one with a known successor, one without. */
function endingPermits(today: string): Seeded<LicenceInput>[] {
  const end = addDays(today, 20)
  return [
    permit('horsky-rys', rys, {
      number: 'MF-5619/2020/73',
      validFrom: '2020-12-01',
      validTo: end,
      checkedOn: '2026-11-02',
    }),
    licence('horsky-rys-dalsi', {
      ...rys,
      authority: CZECH_AUTHORITY,
      number: 'MF-30127/2026/73',
      validFrom: addDays(end, 1),
      validTo: addDays(end, 6 * 365),
      registerUrl: REGISTER,
      checkedOn: '2026-11-02',
    }),
    permit('zeleny-jezek', jezek, {
      number: 'MF-24488/2024/73',
      validFrom: '2025-01-01',
      validTo: addDays(today, 41),
      checkedOn: '2026-11-12',
    }),
  ]
}

/** The licences at the time the demo is loaded. */
export const demoLicences = (now: Date): Seeded<LicenceInput>[] => [
  ...entriesOf(CASINO_PERMITS).map(([name, given]) => permit(name, { casino: casinoId(name) }, given)),
  ...endingPermits(pragueDay(now)),
  foreign('divoky-kanec', kanec, 'Malta Gaming Authority', { number: 'MGA/B2C/511/2019', checkedOn: '2026-11-09' }),
  foreign('cerny-havran', havran, 'Curaçao Gaming Authority', {
    number: '8048/JAZ-2016',
    validTo: '2025-06-30',
    note: 'České povolení kasino nikdy nemělo.',
  }),
  ...entriesOf(BOOKMAKER_PERMITS).flatMap(([name, { foreign: authority, ...given }]) => {
    const owner = { bookmaker: bookmakerId(name) }
    return [
      permit(name, owner, { ...given, checkedOn: CHECKED }),
      foreign(name, owner, authority, { checkedOn: CHECKED }),
    ]
  }),
]
