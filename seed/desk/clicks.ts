import type { ClickDayRow } from '#features/clicks/schema.ts'
import type { PairDayRow } from '#features/comparison/schema.ts'
import { sortedPair } from '#features/comparison/schema.ts'
import { type BookmakerName, bookmakerId, type CasinoName, casinoId } from '../ids.ts'
import type { Times } from './times.ts'

const DAYS = 90

interface Place {
  page: string
  block: string
  target: string
  /** People on a usual day. */
  usual: number
  isTurnedAway?: boolean
}

const casinoPlaces = (name: CasinoName, review: number, toplist = 0): Place[] => [
  { page: `/recenze/${name}/`, block: 'verdikt', target: casinoId(name), usual: review },
  ...(toplist > 0 ? [{ page: '/', block: 'zebricek', target: casinoId(name), usual: toplist }] : []),
]
const bookmakerPlace = (name: BookmakerName, usual: number): Place => ({
  page: '/zahranicni-sazkove-kancelare/',
  block: 'br-pet',
  target: bookmakerId(name),
  usual,
})

const PLACES: Place[] = [
  ...casinoPlaces('stribrny-cap', 21, 24),
  ...casinoPlaces('modry-lev', 26, 31),
  ...casinoPlaces('zlata-vydra', 14, 16),
  ...casinoPlaces('lesni-liska', 11, 7),
  ...casinoPlaces('nocni-sova', 9, 5),
  ...casinoPlaces('bily-jelen', 7),
  ...casinoPlaces('tichy-medved', 5),
  ...casinoPlaces('jantarovy-kapr', 4),
  ...casinoPlaces('rudy-kohout', 8),
  ...casinoPlaces('horsky-rys', 3),
  ...casinoPlaces('zeleny-jezek', 2),
  { page: '/recenze/divoky-kanec/', block: 'verdikt', target: casinoId('divoky-kanec'), usual: 6, isTurnedAway: true },
  { page: '/qr-platba-v-kasinu/', block: 'cr-qr', target: casinoId('stribrny-cap'), usual: 6 },
  { page: '/revolut-casino/', block: 'cr-revolut', target: casinoId('modry-lev'), usual: 9 },
  bookmakerPlace('kurzovy-sokol', 8),
  bookmakerPlace('treti-polocas', 6),
]

/** Of each weekday, Sunday first: people play in the evening of Friday and at the weekend. */
const WEEKDAYS = [1.15, 0.85, 0.8, 0.85, 0.95, 1.25, 1.3]
/** So much less was clicked ninety days ago. */
const GROWTH = 0.35
const SCATTER = 0.3
/** Robots follow the same links, evenly. */
const BOTS = 0.2

/** Between 0 and 1, the same for the same number: counts do not jump about between starts. */
function scattered(seed: number): number {
  const mixed = Math.imul(seed ^ (seed >>> 15), 0x2c_1b_3c_6d)
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 0x1_00_00_00_00
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The days before the first start; that day's own clicks are real. */
export const clickDays = ({ day }: Times): string[] => Array.from({ length: DAYS }, (_, back) => day(-1 - back))

/** What happens on a usual day, on a day so long ago. */
export function countOn(day: string, back: number, place: number, usual: number): number {
  const season = (WEEKDAYS[weekdayOf(day)] ?? 1) * (1 - (GROWTH * back) / DAYS)
  const luck = 1 + SCATTER * (2 * scattered((back + 1) * 7919 + place * 104_729) - 1)
  return Math.round(usual * season * luck)
}

export const demoClicks = (times: Times): ClickDayRow[] =>
  clickDays(times).flatMap((day, back) =>
    PLACES.map(({ page, block, target, usual, isTurnedAway = false }, place): ClickDayRow => {
      const people = countOn(day, back, place, usual)
      return {
        day,
        targetId: target,
        page,
        block,
        people: isTurnedAway ? 0 : people,
        bots: isTurnedAway ? 0 : Math.round(usual * BOTS),
        turnedAway: isTurnedAway ? people : 0,
      }
    }),
  )

const PAIRS: [CasinoName, CasinoName, number][] = [
  ['modry-lev', 'stribrny-cap', 5],
  ['modry-lev', 'zlata-vydra', 3],
  ['lesni-liska', 'nocni-sova', 2],
  ['rudy-kohout', 'zlata-vydra', 1],
]

/** Which offers were compared, every third day. */
export const demoPairs = (times: Times): PairDayRow[] =>
  clickDays(times)
    .filter((_, back) => back % 3 === 0)
    .flatMap((day) =>
      PAIRS.map(([one, other, people]) => ({ day, ...sortedPair(casinoId(one), casinoId(other)), people })),
    )
