export type Path = readonly (string | number)[]

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, name) => (isObject(inner) ? Reflect.get(inner, name) : undefined), value)

/** The same with another value there; what does not change is not copied. */
export function withValueAt<T>(value: T, [name, ...rest]: Path, change: (before: unknown) => unknown): T
export function withValueAt(value: unknown, [name, ...rest]: Path, change: (before: unknown) => unknown): unknown {
  if (name === undefined) return change(value)
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (index === name ? withValueAt(item, rest, change) : item))
  }
  return isObject(value) ? { ...value, [name]: withValueAt(Reflect.get(value, name), rest, change) } : value
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Every object inside, the outer ones first. */
export function* objectsIn(
  value: unknown,
  path: Path = [],
): Generator<{ object: Record<string, unknown>; path: Path }> {
  if (!isObject(value)) return
  if (!Array.isArray(value)) yield { object: value, path }
  for (const [name, inner] of Object.entries(value)) {
    yield* objectsIn(inner, [...path, Array.isArray(value) ? Number(name) : name])
  }
}
