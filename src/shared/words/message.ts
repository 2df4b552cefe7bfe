import { vocalized } from '#shared/czech/prepositions.ts'
import {
  czechOf,
  type Language,
  language,
  pluralOf,
  type Text,
  writtenMoment,
  writtenNumber,
} from '#shared/words/language.ts'

/** The forms of a Czech noun by the number of the case; other than 1, 2 and 4 only where a message needs them. */
export interface Forms {
  gender: 'm' | 'f' | 'n'
  1: string
  2: string
  3?: string
  4: string
  6?: string
  7?: string
}

interface Source {
  readonly key: string
  readonly en: Text
  /** Missing in a browser, which loads the Czech texts only for those who chose them. */
  readonly cs?: Text | undefined
}

/** A message with its parameters, as the server sends it: said again in the language of the reader by `text`. */
export interface Said {
  /** In English, also for whoever does not know the key. */
  text: string
  key: string
  params?: Record<string, string | number | Said | Moment> | undefined
}

/** A date and a time, written the way of the reader's language. */
interface Moment {
  moment: string
}

/** A noun is passed as its message. */
export type Value = string | number | Said | NounMessage | Moment
export type Params = Readonly<Record<string, Value>>

type Bare<Name extends string> = Name extends `${infer Before}:${string}` ? Before : Name
type NamesIn<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Bare<Name> | NamesIn<Rest> : never
type TagsIn<T> = T extends `${string}</${infer Tag}>${infer Rest}` ? Tag | TagsIn<Rest> : never
type Templates<T extends Text> = T extends string ? T : T[keyof T]
type NamesOf<T extends Text> = NamesIn<Templates<T>> | (T extends { other: string } ? 'count' : never)
type ParamsOf<T extends Text> = {
  [Name in NamesOf<T>]: Name extends 'count' ? (T extends string ? Value : number) : Value
}

/** Czech may leave a parameter out, but not invent one. */
type Fitting<E extends Text, C extends Text> = [Exclude<NamesOf<C>, NamesOf<E> | 'count'>] extends [never]
  ? [Exclude<TagsIn<Templates<C>>, TagsIn<Templates<E>>>] extends [never]
    ? C
    : never
  : never

/** Says itself in the language of the browser: `m.saveChanges()`, `m.waiting({ count })`. */
export interface Message<P = {}, Tag extends string = never> extends Source {
  (...given: keyof P extends never ? [] : [params: P]): string
  /** For types only: the tags in it, which a rich text turns into elements. */
  readonly tag?: Tag
}

/** What a kind of thing is called, which other messages inflect: `{noun}`, `{noun:4}`. */
export interface NounMessage extends Source {
  (): string
  readonly isNoun: true
}

/** A message in both languages. Only `messages.ts` and `letters.server.ts` have any: docs/recipes/translate-a-text.md. */
export const msg = <const E extends Text, const C extends Text>(
  en: E,
  cs: C & Fitting<E, C>,
): Message<ParamsOf<E>, TagsIn<Templates<E>>> => made(en, cs)

export const noun = (en: string, forms: Forms): NounMessage => made(en, { ...forms })

/** What the build leaves of both in a browser. */
export const compiled = (en: Text, key: string): NounMessage & Message<any, any> => made(en, undefined, key)

/** Of a server, which says again what another part of it has said: a browser loads them by their keys. */
const unlisted: Source[] = []
const listed = new Map<string, Text | undefined>()

function ownCzech(key: string): Text | undefined {
  for (const source of unlisted.splice(0)) listed.set(source.key, source.cs)
  return listed.get(key)
}

/** One function for both kinds: which of them it is, only the types know. */
function made(en: Text, cs: Text | undefined, key?: string) {
  const source = {
    en,
    cs,
    isNoun: true,
    get key() {
      return (key ??= keyOf(en, cs))
    },
  }
  if (cs !== undefined) unlisted.push(source)
  const say = (params: Params = {}) => inLanguage(language(), source, params)
  return Object.defineProperties(say, Object.getOwnPropertyDescriptors(source)) as typeof say &
    Source & { isNoun: true }
}

/** From both texts, so that a browser never takes a message of another release for its own. Short: browsers load all of them. */
function keyOf(en: Text, cs: Text | undefined): string {
  let hash = 0x811c9dc5
  for (const letter of JSON.stringify([en, cs])) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** In the language of whoever a mail goes to; screens call the message itself. */
export function inLanguage(chosen: Language, source: Source, params: Params = {}): string {
  const own = chosen === 'cs' ? (czechOf(source.key) ?? source.cs) : undefined
  return own === undefined ? filled(source.en, params, 'en') : filled(own, params, chosen)
}

/** The template that says it now, for texts with elements in them. */
export const templateOf = (source: Source, params: Params): string => {
  const template = (language() === 'cs' && (czechOf(source.key) ?? source.cs)) || source.en
  return settled(chosenTemplate(template, params, language()), params, language())
}

/** With its parameters, for a response or to be shown later. */
export function said<P>(message: Message<P, any>, ...given: keyof P extends never ? [] : [params: P]): Said {
  const params: Params = given[0] ?? {}
  const whole = { text: inLanguage('en', message, params), key: message.key }
  const named = Object.entries(params)
  if (named.length === 0) return whole
  return { ...whole, params: Object.fromEntries(named.map(([name, value]) => [name, plain(value)])) }
}

const plain = (value: Value) => (typeof value === 'function' ? nounSaid(value) : value)
const nounSaid = (named: NounMessage): Said => ({ text: inLanguage('en', named), key: named.key })

/** Words of a constant, which are read before the language is known: the message, or a name that has no translation. */
export type Words = string | (() => string | Said)

/** What was said, in the language of the browser: in English if the key is that of another release. */
export function text(given: Said | Words): string {
  if (typeof given === 'string') return given
  if (typeof given === 'function') return text(given())
  return saidIn(language(), given)
}

/** The same in the language of whoever it goes to. */
export function saidIn(chosen: Language, { text: english, key, params = {} }: Said): string {
  const czech = chosen === 'cs' ? (czechOf(key) ?? ownCzech(key)) : undefined
  return czech === undefined ? english : filled(czech, params, 'cs')
}

/** What a constant says, for a response. */
export const saidWords = (given: Words): Said | string =>
  isMessage(given) ? said(given) : typeof given === 'function' ? given() : given

const isMessage = (given: Words): given is Message => typeof given === 'function' && 'key' in given

/** Choices of a select. */
export const saidOptions = <Option extends string>(options: readonly { value: Option; label: Words }[]) =>
  options.map(({ value, label }) => ({ value, label: text(label) }))

const PARAMETER = /\{([^{}]+)\}/g

/** A full stop after a parameter: „do 3. 12.“ ends with one of its own. */
const STOP = /(\{([^{}]+)\}(?:<\/\w+>)?)\./g
/** A Czech preposition before a parameter, with the space between them. */
const PREPOSITION = /(?<![\p{L}\d])([vzskVZSK])(?=[ \u00a0]\{([^{}]+)\})/gu

const filled = (template: Text, params: Params, chosen: Language): string =>
  settled(chosenTemplate(template, params, chosen), params, chosen).replaceAll(PARAMETER, (_, name: string) =>
    written(name, params, chosen),
  )

/** „ve {time}“ or „v {time}“, as the number will be read, and one full stop at the end. */
const settled = (template: string, params: Params, chosen: Language) =>
  chosen === 'cs'
    ? template
        .replaceAll(PREPOSITION, (_, preposition: string, name: string) =>
          vocalized(preposition, written(name, params, chosen)),
        )
        .replaceAll(STOP, (whole: string, parameter: string, name: string) =>
          written(name, params, chosen).endsWith('.') ? parameter : whole,
        )
    : template

function chosenTemplate(template: Text, { count, noun: named }: Params, chosen: Language): string {
  if (typeof template === 'string') return template
  const form =
    'm' in template ? formsOf(named)['gender'] : typeof count === 'number' ? pluralOf(count, chosen) : undefined
  // A noun by itself is in the first case.
  return template[form ?? '1'] ?? template['other'] ?? template['1'] ?? ''
}

/** The forms of a noun; none while its Czech is not known. */
function formsOf(value: Value | undefined): Readonly<Record<string, string>> {
  if ((typeof value !== 'function' && typeof value !== 'object') || 'moment' in value) return {}
  const forms = czechOf(value.key) ?? ('cs' in value ? value.cs : ownCzech(value.key))
  return typeof forms === 'object' ? forms : {}
}

/** `noun:4` is the fourth case of what is passed as `noun`. */
export function written(name: string, params: Params, chosen: Language): string {
  const [bare = '', form = '1'] = name.split(':')
  const value = params[bare]
  if (typeof value === 'number') return writtenNumber(value, chosen)
  if (typeof value === 'string') return value
  if (value === undefined) return ''
  if ('moment' in value) return writtenMoment(value.moment, chosen)
  if (chosen === 'en') return typeof value === 'function' ? inLanguage('en', value) : value.text
  return formsOf(value)[form] ?? (typeof value === 'function' ? inLanguage(chosen, value) : saidIn(chosen, value))
}
