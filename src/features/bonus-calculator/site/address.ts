import { z } from 'zod'
import { GAME_KINDS, type Game, type Slot } from '#features/bonus-calculator/shared/games.ts'
import { USUAL_DEPOSIT } from '#features/bonus-calculator/shared/price.ts'
import { keysOf } from '#shared/objects.ts'
import { type BonusTerms, type CountedFrom, emptyTerms } from '#shared/schema/bonus-terms.ts'
import { rawParam, typedNumber } from '#site/typed-number.ts'

const GAMES = {
  automaty: 'slots',
  ruleta: 'roulette',
  blackjack: 'blackjack',
  sazky: 'bets',
} as const satisfies Record<string, Game>

export const SLOTS = { klidny: 'calm', bezny: 'usual', divoky: 'wild' } as const satisfies Record<string, Slot>

export const COUNTED = {
  bonusu: { from: 'bonus', label: 'bonusu' },
  'vkladu-a-bonusu': { from: 'deposit-and-bonus', label: 'vkladu a bonusu' },
  vyher: { from: 'winnings', label: 'výher ze zatočení' },
} as const satisfies Record<string, { from: CountedFrom; label: string }>

const CROWNS = { least: 1, most: 10_000_000 }

const FIELDS = {
  kasino: z.string().regex(/^[a-z0-9-]{1,96}$/, 'Vyberte kasino ze seznamu.'),
  vklad: typedNumber({ least: 1, most: 1_000_000 }),
  hra: z.enum(keysOf(GAMES), 'Vyberte hru ze seznamu.'),
  automat: z.enum(keysOf(SLOTS), 'Vyberte automat ze seznamu.'),
  procent: typedNumber({ least: 1, most: 1000 }),
  strop: typedNumber(CROWNS),
  nasobek: typedNumber({ least: 0, most: 500, isWhole: false }),
  ze: z.enum(keysOf(COUNTED), 'Vyberte, z čeho se násobek počítá.'),
  dni: typedNumber({ least: 1, most: 1000 }),
  navratnost: typedNumber({ least: 1, most: 100, isWhole: false }),
  zapocteni: typedNumber({ least: 1, most: 100, isWhole: false }),
  sazka: typedNumber({ least: 1, most: 1_000_000, isWhole: false }),
  'nejvyssi-sazka': typedNumber({ least: 1, most: 1_000_000, isWhole: false }),
  'nejvyssi-vyhra': typedNumber(CROWNS),
  zatoceni: typedNumber({ least: 1, most: 10_000 }),
  'hodnota-zatoceni': typedNumber({ least: 0, most: 100_000, isWhole: false }),
}
export type FieldName = keyof typeof FIELDS
export const FIELD_NAMES = keysOf(FIELDS)

type Values = { [Name in FieldName]?: z.output<(typeof FIELDS)[Name]> }

export interface CalculatorAddress {
  /** The raw parameter values, truncated, so that the form can show them again. */
  typed: Partial<Record<FieldName, string>>
  values: Values
  errors: Partial<Record<FieldName, string>>
}

/** Parses the query. An empty field counts as missing; of a repeated one the first counts. */
export function parseCalculator(params: URLSearchParams): CalculatorAddress {
  const address: CalculatorAddress = { typed: {}, values: {}, errors: {} }
  for (const name of FIELD_NAMES) {
    const typed = rawParam(params, name)
    if (!typed) continue
    address.typed[name] = typed
    const checked = FIELDS[name].safeParse(typed)
    if (checked.success) Object.assign(address.values, { [name]: checked.data })
    else address.errors[name] = checked.error.issues[0]?.message ?? ''
  }
  return address
}

/** Whether the query has any calculator field, so that the page is specific to one visitor. */
export const hasCalculatorParams = (params: URLSearchParams) => FIELD_NAMES.some((name) => params.get(name))

const TERM_FIELDS: readonly FieldName[] = FIELD_NAMES.filter(
  (name) => !['kasino', 'vklad', 'hra', 'automat', 'navratnost', 'zapocteni', 'sazka'].includes(name),
)

export const hasOwnTerms = ({ typed }: CalculatorAddress) =>
  typed.kasino === undefined && TERM_FIELDS.some((name) => typed[name] !== undefined)

export const EXAMPLE = {
  vklad: String(USUAL_DEPOSIT),
  procent: '100',
  strop: '25000',
  nasobek: '30',
  ze: 'bonusu',
  dni: '10',
  navratnost: '96',
} as const satisfies Partial<Record<FieldName, string>>

export function ownTerms({ values }: CalculatorAddress): BonusTerms {
  const multiple = values.nasobek ?? 0
  const counted = COUNTED[values.ze ?? 'bonusu'].from
  const terms: BonusTerms = {
    ...emptyTerms,
    multiple,
    countedFrom: multiple > 0 ? counted : null,
    days: multiple > 0 ? (values.dni ?? null) : null,
    highestBet: values['nejvyssi-sazka'] ?? null,
    highestWin: values['nejvyssi-vyhra'] ?? null,
    spins: values.zatoceni ?? null,
    spinValue: values.zatoceni === undefined ? null : (values['hodnota-zatoceni'] ?? null),
  }
  const { procent, strop = Infinity, vklad = USUAL_DEPOSIT } = values
  if (procent === undefined) return { ...terms, kind: 'spins', countedFrom: multiple > 0 ? 'winnings' : null }
  // Winnings without spins: the bonus itself is played first, and what it wins is wagered.
  if (counted === 'winnings' && terms.spins === null) {
    return { ...terms, kind: 'spins', spins: 1, spinValue: Math.min((vklad * procent) / 100, strop) }
  }
  return { ...terms, percent: procent, ceiling: values.strop ?? null }
}

export const gameOf = ({ values }: CalculatorAddress): Game | undefined => values.hra && GAMES[values.hra]
export const slotOf = ({ values }: CalculatorAddress): Slot => (values.automat ? SLOTS[values.automat] : 'usual')
export const slotName = (slot: Slot) => keysOf(SLOTS).find((name) => SLOTS[name] === slot) ?? 'bezny'
export const gameName = (game: Game) => keysOf(GAMES).find((name) => GAMES[name] === game) ?? 'automaty'
export const edgeOf = ({ values }: CalculatorAddress, game: Game) =>
  values.navratnost === undefined ? GAME_KINDS[game].edge : 100 - values.navratnost
