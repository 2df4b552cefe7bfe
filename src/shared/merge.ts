import { isSame } from '#shared/is-same.ts'
import { atOnce, type Steps } from '#shared/steps.ts'
import { type Accepts, mergeItems, type Sides } from '#shared/merge-items.ts'

type Values = Record<string, unknown>

/** A field, or a member of one: `['bonus']`, `['metaTag', 'title']`. */
export type Path = readonly [field: string, member?: string]

/** Fields decided as one: usually a single field or member. */
export interface Unit {
  /** Unique among the units, e.g. “metaTag.title”. */
  name: string
  paths: Path[]
  list?: AsList
}

export interface AsList {
  /** Undefined if these values are no list. */
  itemsOf: (values: object) => unknown[] | undefined
  withItems: (items: unknown[]) => object
  accepts: Accepts
}

/** What both changed to different values: a unit, or an item of one. */
export interface Clash {
  name: string
  unit: Unit
  /** Records; of an item, with that item only, or without any where it was deleted. */
  mine: object
  theirs: object
}

export type Decide = (clash: Clash) => 'mine' | 'theirs'

export interface Merge<Input> {
  /** My values with their changes applied; clashes as decided, and otherwise still mine. */
  values: Input
  /** Changed only by them. */
  taken: Unit[]
  /** Changed only by me. */
  kept: Unit[]
  /** Changed by both, but not the same items. */
  joined: Unit[]
  conflicting: Unit[]
  clashes: Clash[]
}

const isPlain = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const valueAt = (values: object, [field, member]: Path): unknown => {
  const value: unknown = Reflect.get(values, field)
  if (member === undefined) return value
  return isPlain(value) ? value[member] : undefined
}

const placedAt = ([field, member]: Path, value: unknown): object => ({
  [field]: member === undefined ? value : { [member]: value },
})

function withValue<Input extends object>(values: Input, [field, member]: Path, value: unknown): Input {
  if (member === undefined) return { ...values, [field]: value }
  const group = valueAt(values, [field])
  return { ...values, [field]: { ...(isPlain(group) ? group : {}), [member]: value } }
}

/** Fields a merge never splits, as they only make sense together; a single one is an object that is never split. */
type MergeGroup<Field extends string = string> = readonly Field[] | ({ readonly fields: readonly Field[] } & AsList)
export type MergeGroups<Field extends string = string> = readonly MergeGroup<Field>[]

const isFields = (group: MergeGroup): group is readonly string[] => Array.isArray(group)
const fieldsOf = (group: MergeGroup) => (isFields(group) ? group : group.fields)

/** Splits records into units; objects are split into members unless declared in `mergeGroups`. */
export function unitsOf(mine: object, theirs: object, mergeGroups: MergeGroups): Unit[] {
  const joined = new Set(mergeGroups.flatMap(fieldsOf))
  const groups = mergeGroups.map((group): Unit => {
    const fields = fieldsOf(group)
    const paths = fields.map((field): Path => [field])
    return { name: fields[0] ?? '', paths, ...(isFields(group) ? {} : { list: group }) }
  })
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

export const differingUnits = (mine: object, theirs: object, mergeGroups: MergeGroups = []): Unit[] =>
  unitsOf(mine, theirs, mergeGroups).filter(({ paths }) =>
    paths.some((path) => !isSame(valueAt(mine, path), valueAt(theirs, path))),
  )

/** Three-way merge of the common base, my values and what someone else saved meanwhile. */
export const mergeRecords = <Input extends object>(...sides: MergeInput<Input>): Merge<Input> =>
  atOnce(mergeSteps(...sides))

type MergeInput<Input> = [
  base: object | undefined,
  mine: Input,
  theirs: Input,
  mergeGroups?: MergeGroups,
  decide?: Decide,
]

/** The same in steps: that of two long texts takes longer than others may have to wait. */
export function* mergeSteps<Input extends object>(
  ...[base, mine, theirs, mergeGroups = [], decide = () => 'mine']: MergeInput<Input>
): Steps<Merge<Input>> {
  const differing = differingUnits(mine, theirs, mergeGroups)
  yield
  const changed = differing.filter((unit) => isChanged(base, mine, unit))
  const taken = differing.filter((unit) => !changed.includes(unit))
  yield
  const both: MergedUnit[] = []
  for (const unit of changed) {
    if (isChanged(base, theirs, unit)) both.push(yield* mergeUnit(base, mine, theirs, unit))
  }
  yield
  const kept = changed.filter((unit) => both.every((each) => each.unit !== unit))
  const joined = both.flatMap(({ unit, clashes }) => (clashes.length === 0 ? [unit] : []))
  const conflicting = both.flatMap(({ unit, clashes }) => (clashes.length > 0 ? [unit] : []))
  const values = both.reduce((all, { valuesFor }) => valuesFor(all, decide), takeOver(mine, theirs, taken))
  return { values, taken, kept, joined, conflicting, clashes: both.flatMap(({ clashes }) => clashes) }
}

interface MergedUnit {
  unit: Unit
  clashes: Clash[]
  valuesFor: <Input extends object>(values: Input, decide: Decide) => Input
}

function* mergeUnit(base: object | undefined, mine: object, theirs: object, unit: Unit): Steps<MergedUnit> {
  const list = listOf(unit, mine)
  const [own, other] = [list?.itemsOf(mine), list?.itemsOf(theirs)]
  if (!list || !own || !other) {
    const clash = { name: unit.name, unit, mine, theirs }
    return {
      unit,
      clashes: [clash],
      valuesFor: (values, decide) => takeOver(values, clash[decide(clash)], [unit]),
    }
  }
  const items = yield* mergeItems(base && list.itemsOf(base), own, other, list.accepts)
  const clashOf = new Map<Sides, Clash>()
  const recordOf = (side: unknown) => list.withItems(side === undefined ? [] : [side])
  for (const [index, item] of items.entries()) {
    if (isSame(item.mine, item.theirs)) continue
    clashOf.set(item, {
      name: `${unit.name}.${index}`,
      unit,
      // Only somebody who is asked sees them.
      get mine() {
        return recordOf(item.mine)
      },
      get theirs() {
        return recordOf(item.theirs)
      },
    })
  }
  const decided = (item: Sides, decide: Decide): unknown => {
    const clash = clashOf.get(item)
    return clash && decide(clash) === 'theirs' ? item.theirs : item.mine
  }
  return {
    unit,
    clashes: [...clashOf.values()],
    valuesFor(values, decide) {
      const chosen = items.map((item) => decided(item, decide)).filter((item) => item !== undefined)
      return takeOver(values, list.withItems(chosen), [unit])
    },
  }
}

export const listOf = (unit: Unit, values: object): AsList | undefined => unit.list ?? listAt(unit, values)

/** Lists are values by themselves or the only member of an object; a run of text is none. */
function listAt({ paths }: Unit, values: object): AsList | undefined {
  const [path, ...more] = paths
  if (!path || more.length > 0) return undefined
  const isInObject = isPlain(valueAt(values, path))
  return {
    itemsOf: (side) => asList(valueAt(side, path)),
    withItems: (items) => placedAt(path, isInObject ? { data: items } : items),
    accepts: () => false,
  }
}

function asList(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value.some((item) => isPlain(item) && 'type' in item) ? undefined : value
  return isPlain(value) && Object.keys(value).length === 1 && 'data' in value ? asList(value['data']) : undefined
}

export const takeOver = <Input extends object>(values: Input, theirs: object, units: Unit[]): Input =>
  units.flatMap(({ paths }) => paths).reduce((all, path) => withValue(all, path, valueAt(theirs, path)), values)
