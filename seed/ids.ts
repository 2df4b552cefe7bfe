import type { Img } from '#entities/media/schema.ts'

/**
 * The names of all demo records. Ids derive from names, so that files can refer to each other without importing each
 * other, and the compiler rejects unknown names.
 */
export const CASINOS = [
  'modry-lev',
  'zlata-vydra',
  'stribrny-cap',
  'bily-jelen',
  'nocni-sova',
  'lesni-liska',
  'tichy-medved',
  'jantarovy-kapr',
  'rudy-kohout',
  'divoky-kanec',
  'horsky-rys',
  'zeleny-jezek',
  'cerny-havran',
] as const
export const BOOKMAKERS = ['treti-polocas', 'kurzovy-sokol', 'desitka', 'pevny-tip', 'rychla-stafeta'] as const
const WRITERS = ['klara-vondrova', 'matej-hrubes', 'ondrej-kalina', 'tereza-jandova'] as const
export const GAME_TYPES = [
  'automaty',
  'ruleta',
  'blackjack',
  'poker',
  'baccarat',
  'zive-kasino',
  'jackpoty',
  'rychle-hry',
] as const
export const METHODS = [
  'platebni-karta',
  'bankovni-prevod',
  'qr-platba',
  'revolut',
  'paysafecard',
  'elektronicka-penezenka',
  'mobilni-platba',
] as const
export const PROVIDERS = [
  'severka-games',
  'hraci-dilna',
  'jiskra-live',
  'kolovrat-studio',
  'pixelova-kapka',
  'modra-planeta',
  'tri-zaludy',
] as const
export const COVERS = [
  'bonus',
  'vyplaty',
  'limity',
  'licence',
  'mobil',
  'karty',
  'lobby',
  'registrace',
  'qr-platba',
  'revolut',
  'paysafecard',
  'sazky',
  'vahy',
  'navratnost',
  'totoznost',
  'podpora',
  'zive-kasino',
  'penize',
  'redakce',
  'zdravi',
] as const
export const RUBRICS = ['platby', 'bonusy', 'podminky', 'licence', 'zodpovedne-hrani', 'podpora'] as const
export const POSTS = [
  ...CASINOS.filter((slug) => slug !== 'cerny-havran').map((slug) => `recenze-${slug}` as const),
  'recenze-treti-polocas',
  'recenze-kurzovy-sokol',
  ...WRITERS.map((slug) => `autor-${slug}` as const),
  'revolut-casino',
  'paysafecard-casino',
  'zahranicni-sazkove-kancelare',
  'kontaktujte-nas',
  'jak-cist-bonusove-podminky',
  'zmerili-jsme-vyplaty',
  'limity-ktere-funguji',
  'qr-platba-v-kasinu',
  'jak-hodnotime',
  'jak-vydelavame',
  'navratnost-automatu',
  'overeni-totoznosti',
] as const

export type CasinoName = (typeof CASINOS)[number]
export type BookmakerName = (typeof BOOKMAKERS)[number]
export type WriterName = (typeof WRITERS)[number]
export type GameTypeName = (typeof GAME_TYPES)[number]
export type MethodName = (typeof METHODS)[number]
export type ProviderName = (typeof PROVIDERS)[number]
export type CoverName = (typeof COVERS)[number]
export type RubricName = (typeof RUBRICS)[number]
export type PostName = (typeof POSTS)[number]

export const casinoId = (name: CasinoName) => `casino-${name}`
export const bookmakerId = (name: BookmakerName) => `bookmaker-${name}`
export const writerId = (name: WriterName) => `writer-${name}`
export const rubricId = (name: RubricName) => `rubric-${name}`
export const postId = (name: PostName) => `post-${name}`
export const gameTypeIds = (...names: GameTypeName[]) => names.map((name) => `game-type-${name}`)
export const methodIds = (...names: MethodName[]) => names.map((name) => `method-${name}`)
export const providerIds = (...names: ProviderName[]) => names.map((name) => `provider-${name}`)

/** Pictures are named after their file in `seed/images`. */
export const logoId = (name: CasinoName | BookmakerName) => `logo-${name}`
export const coverId = (name: CoverName) => `cover-${name}`
export const cover = (name: CoverName, alt: string): Img => ({ mediaId: coverId(name), alt })
