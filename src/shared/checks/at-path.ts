export type Path = readonly (string | number)[]

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, name) => (isObject(inner) ? Reflect.get(inner, name) : undefined), value)

/** A copy with the value at the path replaced; unchanged parts are shared. */
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

/** Outer objects first. Called for thousands of them in a long post, so the path is built only on demand. */
export function collectIn<T>(
  value: unknown,
  start: Path,
  find: (object: Record<string, unknown>, path: () => Path) => readonly T[],
): T[] {
  const found: T[] = []
  const trail = [...start]
  const path = () => [...trail]
  const visit = (inner: unknown): void => {
    if (!isObject(inner)) return
    if (Array.isArray(inner)) {
      for (let index = 0; index < inner.length; index++) enter(index, inner[index])
    } else {
      found.push(...find(inner, path))
      for (const name of Object.keys(inner)) enter(name, inner[name])
    }
  }
  const enter = (name: string | number, inner: unknown): void => {
    if (!isObject(inner)) return
    trail.push(name)
    visit(inner)
    trail.pop()
  }
  visit(value)
  return found
}
