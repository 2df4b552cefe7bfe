/** Where a browser keeps its last language, for its sign-in screen. */
export const LANGUAGE_KEY = 'language'

export const LANGUAGES = ['en', 'cs'] as const
export type Language = (typeof LANGUAGES)[number]

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
