/** Object.keys typed for objects without extra keys. */
export const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T & string)[]

/** Object.entries typed for objects without extra keys. */
export const entriesOf = <T extends object>(object: T) =>
  Object.entries(object) as { [K in keyof T & string]: [K, T[K]] }[keyof T & string][]

export const fromKeys = <K extends string, V>(names: readonly K[], make: (name: K) => V) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, V>

/** Those properties alone. */
export const pick = <T extends object, K extends keyof T & string>(from: T, names: readonly K[]) =>
  fromKeys(names, (name) => from[name]) as Pick<T, K>

export const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.some((one) => one === value)

export const isKeyOf = <T extends object>(object: T, name: PropertyKey): name is keyof T => Object.hasOwn(object, name)

/** Only what the object itself has: a name from outside may be `constructor`. */
export const ownOf = <V>(object: Readonly<Record<string, V>>, name: string): V | undefined =>
  Object.hasOwn(object, name) ? object[name] : undefined
