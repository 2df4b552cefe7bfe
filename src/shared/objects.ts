/** The names of an object that has no others than its type says. */
export const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T & string)[]

/** Names and values of an object that has no others than its type says. */
export const entriesOf = <T extends object>(object: T) =>
  Object.entries(object) as { [K in keyof T & string]: [K, T[K]] }[keyof T & string][]

/** An object that has exactly these names. */
export const fromKeys = <K extends string, V>(names: readonly K[], make: (name: K) => V) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, V>

export const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.some((one) => one === value)

/** Whether an object has this name, which its type then knows. */
export const isKeyOf = <T extends object>(object: T, name: PropertyKey): name is keyof T => Object.hasOwn(object, name)
