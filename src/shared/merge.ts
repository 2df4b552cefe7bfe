import { isSame } from '#shared/is-same.ts'

type Values = Record<string, unknown>

/** A field, or a member of one: `['bonus']`, `['metaTag', 'title']`. */
export type Path = readonly [field: string, member?: string]

/** Fields decided as one: usually a single field or member. */
export interface Unit {
  /** Unique among the units, e.g. “metaTag.title”. */
  name: string
  paths: Path[]
}

export interface Merge<Input> {
  /** My values with their changes applied; in conflicts still mine. */
  values: Input
  /** Changed only by them. */
  taken: Unit[]
  /** Changed only by me. */
  kept: Unit[]
  /** Changed by both to different values. */
  conflicting: Unit[]
}

const isPlain = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const valueAt = (values: object, [field, member]: Path): unknown => {
  const value: unknown = Reflect.get(values, field)
  if (member === undefined) return value
  return isPlain(value) ? value[member] : undefined
}

/** An object with just this value at the path. */
export const placedAt = ([field, member]: Path, value: unknown): object => ({
  [field]: member === undefined ? value : { [member]: value },
})

function withValue<Input extends object>(values: Input, [field, member]: Path, value: unknown): Input {
  if (member === undefined) return { ...values, [field]: value }
  const group = valueAt(values, [field])
  return { ...values, [field]: { ...(isPlain(group) ? group : {}), [member]: value } }
}

/**
 * Groups of fields that only make sense together, so that a merge never splits them; a single one is an object that
 * is never split.
 */
export type MergeGroups = readonly (readonly string[])[]

/** Splits records into units; objects are split into members unless declared in `mergeGroups`. */
export function unitsOf(mine: object, theirs: object, mergeGroups: MergeGroups): Unit[] {
  const joined = new Set(mergeGroups.flat())
  const groups = mergeGroups.map((fields): Unit => ({
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

/** Without a base value, everything that differs counts as changed. */
const isChanged = (base: object | undefined, values: object, { paths }: Unit) =>
  paths.some((path) => {
    const isKnown = base !== undefined && (path[1] === undefined || isPlain(valueAt(base, [path[0]])))
    return !isKnown || !isSame(valueAt(base, path), valueAt(values, path))
  })

/** Units that differ between the two. */
export const differingUnits = (mine: object, theirs: object, mergeGroups: MergeGroups = []): Unit[] =>
  unitsOf(mine, theirs, mergeGroups).filter(({ paths }) =>
    paths.some((path) => !isSame(valueAt(mine, path), valueAt(theirs, path))),
  )

/** Three-way merge of the common base, my values and what someone else saved meanwhile. */
export function mergeRecords<Input extends object>(
  base: object | undefined,
  mine: Input,
  theirs: Input,
  mergeGroups: MergeGroups = [],
): Merge<Input> {
  const differing = differingUnits(mine, theirs, mergeGroups)
  const taken = differing.filter((unit) => !isChanged(base, mine, unit))
  const changed = differing.filter((unit) => isChanged(base, mine, unit))
  const conflicting = changed.filter((unit) => isChanged(base, theirs, unit))
  const kept = changed.filter((unit) => !conflicting.includes(unit))
  return { values: takeOver(mine, theirs, taken), taken, kept, conflicting }
}

/** Replaces these units with their values. */
export const takeOver = <Input extends object>(values: Input, theirs: object, units: Unit[]): Input =>
  units.flatMap(({ paths }) => paths).reduce((all, path) => withValue(all, path, valueAt(theirs, path)), values)
