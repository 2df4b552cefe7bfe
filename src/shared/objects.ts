/** Object.keys typed for objects without extra keys. */
export const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T & string)[]

/** Object.entries typed for objects without extra keys. */
export const entriesOf = <T extends object>(object: T) =>
  Object.entries(object) as { [K in keyof T & string]: [K, T[K]] }[keyof T & string][]

/** An object with exactly these keys. */
export const fromKeys = <K extends string, V>(names: readonly K[], make: (name: K) => V) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, V>

export const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.some((one) => one === value)

/** Whether the object has this key; narrows its type. */
export const isKeyOf = <T extends object>(object: T, name: PropertyKey): name is keyof T => Object.hasOwn(object, name)
