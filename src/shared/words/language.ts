import { TIME_ZONE } from '#shared/czech/format.ts'
import { memo } from '#shared/memo.ts'

/** Where a browser keeps its last language, for its sign-in screen. */
export const LANGUAGE_KEY = 'language'

export const LANGUAGES = ['en', 'cs'] as const
export type Language = (typeof LANGUAGES)[number]

export const languageNamed = (name: string | null): Language | undefined => LANGUAGES.find((each) => each === name)

/** Each in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', cs: 'Čeština' }

/**
 * A template with `{name}` and `<tag>…</tag>`; several by the plural category of `count` (`one`, `few`, `other`) or the
 * gender of `noun` (`m`, `f`, `n`); or a noun, with its gender and its forms by the number of the case.
 */
export type Text = string | Readonly<Record<string, string>>

/** Texts by the key of their message. */
export type Texts = Readonly<Record<string, Text>>

let current: Language = 'en'
let czech: Texts = {}

/** The language of whoever uses this browser. A server has many users: there it is always English. */
export const language = (): Language => current

export function speak(chosen: Language, loaded: Texts = czech): void {
  current = chosen
  czech = loaded
}

/** As the browser loaded it; the server has the Czech text in the message itself. */
export const czechOf = (key: string): Text | undefined => czech[key]

const LOCALES = { en: 'en-GB', cs: 'cs-CZ' } as const
const PLURALS = { en: new Intl.PluralRules(LOCALES.en), cs: new Intl.PluralRules(LOCALES.cs) }
const NUMBERS = { en: new Intl.NumberFormat(LOCALES.en), cs: new Intl.NumberFormat(LOCALES.cs) }

export const localeOf = (chosen: Language) => LOCALES[chosen]
export const pluralOf = (count: number, chosen: Language) => PLURALS[chosen].select(count)
export const writtenNumber = (value: number, chosen: Language) => NUMBERS[chosen].format(value)

const MOMENT = { timeZone: TIME_ZONE, day: 'numeric', year: 'numeric', minute: '2-digit' } as const
const MONTH_AND_HOUR = {
  en: { month: 'short', hour: '2-digit' },
  cs: { month: 'numeric', hour: 'numeric' },
} as const
const momentsIn = memo(
  (chosen: Language) => new Intl.DateTimeFormat(LOCALES[chosen], { ...MOMENT, ...MONTH_AND_HOUR[chosen] }),
  LANGUAGES.length,
)

const IN_A_DATE = /(\d\.?) /g
/** Czech dates do not break within a line, wherever they are put. */
export const unbroken = (date: string, chosen: Language) =>
  chosen === 'cs' ? date.replaceAll(IN_A_DATE, '$1\u00a0') : date

/** 18 Nov 2026, 09:00 or 18. 11. 2026 9:00, in Prague. */
export const writtenMoment = (iso: string, chosen: Language) =>
  unbroken(momentsIn(chosen).format(new Date(iso)), chosen)
