import {
  isEditorialDefault,
  parseWeightList,
  type ParsedWeights,
  serializeWeights,
  type Weights,
} from '#entities/casino/weights.ts'
import { BEST_FIRST } from '#entities/offer/order.ts'
import { formatCrowns } from '#shared/czech/format.ts'
import type { OfferSort } from '#shared/schema/offer.ts'
import { fromKeys, keysOf } from '#shared/objects.ts'

/** The first is the default. */
export const SORTS = {
  hodnoceni: { sort: BEST_FIRST, label: 'hodnocení' },
  vyplaty: { sort: 'payoutsSpeed', label: 'rychlosti výplat' },
  vklad: { sort: 'minimumDeposit', label: 'minimálního vkladu' },
  bonus: { sort: 'bonusPrice', label: 'výhodnosti bonusu' },
  nazev: { sort: 'title', label: 'názvu' },
} as const satisfies Record<string, { sort: OfferSort; label: string }>
type SortName = keyof typeof SORTS

/** Filters with one of several values; the query has the slug of its title. */
export const CHOICES = {
  platba: 'Platební metoda',
  studio: 'Herní studio',
  hra: 'Druh hry',
  licence: 'Licence',
} as const
export type Choice = keyof typeof CHOICES

/** The longest measured median that is fast. */
export const FAST_HOURS = 24
/** Fewer withdrawals in time may be luck. */
export const ENOUGH_IN_TIME = 5

export const FLAGS = {
  slib: 'Drží slib',
  rychle: `Rychlé výplaty do ${FAST_HOURS}\u00a0h`,
  aplikace: 'Mobilní aplikace',
  vip: 'VIP program',
  sport: 'Sportovní sázky',
} as const
export type Flag = keyof typeof FLAGS

/** Of filters whose name does not say everything. */
export const FLAG_RULES: Partial<Record<Flag, string>> = {
  slib: `Drží slib: aspoň ${ENOUGH_IN_TIME} našich výběrů a všechny přišly v termínu.`,
  rychle: `Rychlé výplaty: medián našich výběrů je nejvýš ${FAST_HOURS} hodin.`,
}

export const FIRST_SHOWN = 10

/** The highest minimum deposits that can be chosen, in crowns. */
export const DEPOSITS = [100, 200, 500] as const
export const LOW_DEPOSIT = DEPOSITS[0]
export const depositLabel = (crowns: number) => `Vklad do ${formatCrowns(crowns)}`

export type ToplistAddress = Record<Choice, string> &
  Record<Flag, boolean> & {
    vklad: number | null
    radit: SortName
    vse: boolean
    /** The reader's own weights; null for the editors'. */
    vahy: Weights | null
  }

export const CHOICE_NAMES = keysOf(CHOICES)
export const FLAG_NAMES = keysOf(FLAGS)
const SORT_NAMES = keysOf(SORTS)

export const WHOLE_TOPLIST: ToplistAddress = {
  platba: '',
  studio: '',
  hra: '',
  licence: '',
  vklad: null,
  slib: false,
  rychle: false,
  aplikace: false,
  vip: false,
  sport: false,
  radit: 'hodnoceni',
  vse: false,
  vahy: null,
}

export const TOPLIST_PARAMS = keysOf(WHOLE_TOPLIST)
export const WEIGHTS_PARAM = 'vahy'

/** `vahy=30,25,20,15,10`; the form sends each of the five. Undefined without any. */
export function parseWeights(params: URLSearchParams): ParsedWeights | undefined {
  const parts = params.getAll(WEIGHTS_PARAM).flatMap((list) => list.split(','))
  return parts.length === 0 ? undefined : parseWeightList(parts)
}

/** Null for the editors' weights, which need no parameter, and for invalid ones. */
function weightsIn(params: URLSearchParams): Weights | null {
  const read = parseWeights(params)
  return read && 'weights' in read && !isEditorialDefault(read.weights) ? read.weights : null
}

/** Parses the query. Unknown values are ignored. */
export function parseToplist(params: URLSearchParams): ToplistAddress {
  return {
    ...fromKeys(CHOICE_NAMES, (name) => params.get(name) ?? ''),
    ...fromKeys(FLAG_NAMES, (name) => params.get(name) === '1'),
    vklad: DEPOSITS.find((deposit) => String(deposit) === params.get('vklad')) ?? null,
    radit: SORT_NAMES.find((name) => name === params.get('radit')) ?? WHOLE_TOPLIST.radit,
    vse: params.get('vse') === '1',
    vahy: weightsIn(params),
  }
}

export function toplistSearch(address: ToplistAddress): string {
  const params = new URLSearchParams()
  for (const name of CHOICE_NAMES) if (address[name]) params.set(name, address[name])
  if (address.vklad !== null) params.set('vklad', String(address.vklad))
  for (const name of FLAG_NAMES) if (address[name]) params.set(name, '1')
  if (address.radit !== WHOLE_TOPLIST.radit) params.set('radit', address.radit)
  if (address.vse) params.set('vse', '1')
  if (address.vahy) params.set(WEIGHTS_PARAM, serializeWeights(address.vahy))
  // A comma is valid in a query, and easier to read.
  return params.size > 0 ? `?${params.toString().replaceAll('%2C', ',')}` : ''
}

export const TOPLIST_ID = 'zebricek'

export const toplistHref = (address: ToplistAddress, anchor: string = TOPLIST_ID) =>
  `/${toplistSearch(address)}#${anchor}`

/** Whether the query has empty fields, as a form sends them: such an address is redirected to a short one. */
export const isUntidyQuery = (params: URLSearchParams) =>
  [...CHOICE_NAMES, 'vklad', 'radit'].some((name) => params.get(name) === '') ||
  params.get('radit') === WHOLE_TOPLIST.radit ||
  hasUntidyWeights(params)

function hasUntidyWeights(params: URLSearchParams): boolean {
  const read = parseWeights(params)
  if (!read || !('weights' in read)) return false
  return isEditorialDefault(read.weights) || params.getAll(WEIGHTS_PARAM).join('&') !== serializeWeights(read.weights)
}

export const isFiltered = (address: ToplistAddress) =>
  CHOICE_NAMES.some((name) => address[name] !== '') ||
  FLAG_NAMES.some((name) => address[name]) ||
  address.vklad !== null

export const withoutFilters = ({ radit, vahy }: ToplistAddress): ToplistAddress => ({ ...WHOLE_TOPLIST, radit, vahy })
