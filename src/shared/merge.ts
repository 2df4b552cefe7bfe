import { isSame } from '#shared/is-same.ts'

type Values = Record<string, unknown>

/** A field, or a member of one: `['bonus']`, `['metaTag', 'title']`. */
export type Path = readonly [field: string, member?: string]

/** What is decided as one: usually a single field or member. */
export interface Unit {
  /** Unique among the units, e.g. “metaTag.title”. */
  name: string
  paths: Path[]
}

export interface Merge<Input> {
  /** Mine with what only they changed; where both did, still mine. */
  values: Input
  /** What only they changed. */
  taken: Unit[]
  /** What only I changed. */
  kept: Unit[]
  /** What both changed, and not to the same. */
  clashes: Unit[]
}

const isPlain = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const valueAt = (values: object, [field, member]: Path): unknown => {
  const value: unknown = Reflect.get(values, field)
  if (member === undefined) return value
  return isPlain(value) ? value[member] : undefined
}

/** Nothing but this value at its place. */
export const placedAt = ([field, member]: Path, value: unknown): object => ({
  [field]: member === undefined ? value : { [member]: value },
})

function withValue<Input extends object>(values: Input, [field, member]: Path, value: unknown): Input {
  if (member === undefined) return { ...values, [field]: value }
  const group = valueAt(values, [field])
  return { ...values, [field]: { ...(isPlain(group) ? group : {}), [member]: value } }
}

/** Fields that only make sense together, so that nobody's save splits them; alone: an object that is never split. */
export type Together = readonly (readonly string[])[]

/** Objects are merged by their members, unless their parts only make sense together. */
export function unitsOf(mine: object, theirs: object, together: Together): Unit[] {
  const joined = new Set(together.flat())
  const groups = together.map((fields): Unit => ({
    name: fields[0] ?? '',
    paths: fields.map((field): Path => [field]),
  }))
  const others = Object.keys(mine)
    .filter((field) => !joined.has(field))
    .flatMap((field): Unit[] => {
      const [own, other] = [valueAt(mine, [field]), valueAt(theirs, [field])]
      if (!isPlain(own) || !isPlain(other)) return [{ name: field, paths: [[field]] }]
      const members = new Set([...Object.keys(own), ...Object.keys(other)])
      return [...members].map((member) => ({ name: `${field}.${member}`, paths: [[field, member]] }))
    })
  return [...groups, ...others]
}

/** Whoever has no base left, or none with this object in it, has changed everything that differs. */
const isChanged = (base: object | undefined, values: object, { paths }: Unit) =>
  paths.some((path) => {
    const isKnown = base !== undefined && (path[1] === undefined || isPlain(valueAt(base, [path[0]])))
    return !isKnown || !isSame(valueAt(base, path), valueAt(values, path))
  })

/** What is not the same in both. */
export const differingUnits = (mine: object, theirs: object, together: Together = []): Unit[] =>
  unitsOf(mine, theirs, together).filter(({ paths }) =>
    paths.some((path) => !isSame(valueAt(mine, path), valueAt(theirs, path))),
  )

/** Three versions of a record become one: what both began from, mine, and what somebody else saved meanwhile. */
export function mergeRecords<Input extends object>(
  base: object | undefined,
  mine: Input,
  theirs: Input,
  together: Together = [],
): Merge<Input> {
  const differing = differingUnits(mine, theirs, together)
  const taken = differing.filter((unit) => !isChanged(base, mine, unit))
  const changed = differing.filter((unit) => isChanged(base, mine, unit))
  const clashes = changed.filter((unit) => isChanged(base, theirs, unit))
  const kept = changed.filter((unit) => !clashes.includes(unit))
  return { values: takeOver(mine, theirs, taken), taken, kept, clashes }
}

/** These units as they are in theirs. */
export const takeOver = <Input extends object>(values: Input, theirs: object, units: Unit[]): Input =>
  units.flatMap(({ paths }) => paths).reduce((all, path) => withValue(all, path, valueAt(theirs, path)), values)
