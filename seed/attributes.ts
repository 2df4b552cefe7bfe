import type { GameTypeInput } from '#entities/game-type/schema.ts'
import type { LogoInput } from '#entities/logo/schema.ts'
import {
  GAME_TYPES,
  type GameTypeName,
  gameTypeIds,
  type MethodName,
  METHODS,
  methodIds,
  type ProviderName,
  PROVIDERS,
  providerIds,
} from './ids.ts'
import type { Seeded } from './types.ts'

/** Steps of ten leave room for new types in between. */
const ORDER_STEP = 10

const gameTypeTitles: Record<GameTypeName, string> = {
  automaty: 'Automaty',
  ruleta: 'Ruleta',
  blackjack: 'Blackjack',
  poker: 'Poker',
  baccarat: 'Baccarat',
  'zive-kasino': 'Živé kasino',
  jackpoty: 'Jackpoty',
  'rychle-hry': 'Rychlé hry',
}

export const methodTitles: Record<MethodName, string> = {
  'platebni-karta': 'Platební karta',
  'bankovni-prevod': 'Bankovní převod',
  'qr-platba': 'QR platba',
  revolut: 'Revolut',
  paysafecard: 'Paysafecard',
  'elektronicka-penezenka': 'Elektronická peněženka',
  'mobilni-platba': 'Mobilní platba',
}

export const providerTitles: Record<ProviderName, string> = {
  'severka-games': 'Severka Games',
  'hraci-dilna': 'Hrací Dílna',
  'jiskra-live': 'Jiskra Live',
  'kolovrat-studio': 'Kolovrat Studio',
  'pixelova-kapka': 'Pixelová Kapka',
  'modra-planeta': 'Modrá Planeta',
  'tri-zaludy': 'Tři Žaludy',
}

export const gameTypes: Seeded<GameTypeInput>[] = GAME_TYPES.flatMap((name, index) =>
  gameTypeIds(name).map((id) => ({ id, input: { title: gameTypeTitles[name], order: (index + 1) * ORDER_STEP } })),
)

export const paymentMethods: Seeded<LogoInput>[] = METHODS.flatMap((name) =>
  methodIds(name).map((id) => ({ id, input: { title: methodTitles[name], logo: `method-logo-${name}` } })),
)

export const softwareProviders: Seeded<LogoInput>[] = PROVIDERS.flatMap((name) =>
  providerIds(name).map((id) => ({ id, input: { title: providerTitles[name], logo: `provider-logo-${name}` } })),
)
