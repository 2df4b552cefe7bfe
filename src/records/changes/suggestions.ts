import { changedFields, type ChangedFields, changeSteps } from '#records/changes/waiting-change.ts'
import { isSame } from '#shared/is-same.ts'
import { matchSteps, stayedIn } from '#shared/match-items.ts'
import {
  type AsList,
  type Clash,
  differingUnits,
  listOf,
  type Merge,
  type MergeGroups,
  mergeSteps,
  takeOver,
  type Unit,
} from '#shared/merge.ts'
import type { Steps } from '#shared/steps.ts'

type Side = 'live' | 'suggested' | 'base'

/** What stands in one place of a list on each side; undefined where there is nothing. */
interface Place {
  /** Of the suggestion that it is part of; undefined where both have the same. */
  name: string | undefined
  live: unknown
  suggested: unknown
  base: unknown
}

interface Part {
  unit: Unit
  names: string[]
  /** Undefined for a field that is decided as a whole. */
  list: { as: AsList; places: Place[] } | undefined
}

/** What a change would have otherwise, as little as can be decided by itself: a paragraph, a block, a field. */
export interface Suggestion {
  /** Unique in the change, as long as neither it nor the live record is saved again. */
  name: string
  unit: Unit
  kind: 'changed' | 'added' | 'removed' | 'moved'
  /** In the list: the live item it is about, and before which live item it will stand. */
  from: number | undefined
  at: number
  /** The live record was changed here since: `base` is what the suggestion began from. */
  isOutdated: boolean
  /** Records with this place only. */
  live: object
  suggested: object
  base: object
}

export interface Review<Input extends object> {
  sides: Record<Side, Input>
  suggestions: Suggestion[]
  parts: Part[]
}

export interface Decided {
  accepted: readonly string[]
  refused: readonly string[]
}

/** The differences between the live record and itself with the change in it. */
export function* reviewSteps<Input extends object>(
  live: Input,
  change: ChangedFields,
  mergeGroups: MergeGroups,
): Steps<Review<Input>> {
  const { values: suggested, clashes } = yield* changeSteps(live, change, mergeGroups)
  const sides = { live, suggested, base: { ...live, ...change.base } }
  const parts: Part[] = []
  const suggestions: Suggestion[] = []
  for (const unit of differingUnits(suggested, live, mergeGroups)) {
    yield
    const clashesHere = clashes.filter((clash) => clash.unit.name === unit.name)
    const found = yield* partOf(unit, sides, clashesHere)
    parts.push(found.part)
    suggestions.push(...found.suggestions)
  }
  return { sides, suggestions, parts }
}

interface Found {
  part: Part
  suggestions: Suggestion[]
}

function* partOf(unit: Unit, sides: Record<Side, object>, clashes: Clash[]): Steps<Found> {
  const as = listOf(unit, sides.suggested)
  const [live, suggested] = [as?.itemsOf(sides.live), as?.itemsOf(sides.suggested)]
  if (!as || !live || !suggested) {
    const { name } = unit
    const whole: Suggestion = { name, unit, kind: 'changed', from: 0, at: 0, isOutdated: clashes.length > 0, ...sides }
    return { part: { unit, names: [name], list: undefined }, suggestions: [whole] }
  }
  const slots = yield* slotsOf(live, suggested)
  const baseOf = clashes.length > 0 ? yield* basesOf(as.itemsOf(sides.base) ?? [], live, suggested) : undefined
  const recordOf = (content: unknown) => as.withItems(content === undefined ? [] : [content])
  const suggestions = new Map<string, Suggestion>()
  const places = slots.map(({ from, to, at, partner }): Place => {
    const place = { live: item(live, from), suggested: item(suggested, to) }
    const isInBoth = from !== undefined && to !== undefined
    if (isInBoth && isSame(place.live, place.suggested)) return { ...place, name: undefined, base: place.live }
    const [origin, target] = isInBoth ? [from, to] : [from ?? partner, to ?? partner]
    const [old, next] = [item(live, origin), item(suggested, target)]
    const isOutdated = clashes.some((clash) => isAbout(clash, as, old, next))
    const base = isOutdated ? baseOf?.(origin, target) : old
    const key = `${origin} ${target}`
    const known = suggestions.get(key)
    // What was moved is in two places: it will stand in the second one, and the base has it where it stands now.
    const isTarget = from === undefined && origin !== undefined
    if (known && isTarget) known.at = at
    const suggestion = known ?? {
      name: `${unit.name}.${suggestions.size}`,
      unit,
      kind: kindOf(origin, target, isInBoth),
      from: origin,
      at,
      isOutdated,
      get live() {
        return recordOf(old)
      },
      get suggested() {
        return recordOf(next)
      },
      get base() {
        return recordOf(base)
      },
    }
    suggestions.set(key, suggestion)
    return { ...place, name: suggestion.name, base: isTarget ? undefined : base }
  })
  const all = [...suggestions.values()]
  return { part: { unit, names: all.map(({ name }) => name), list: { as, places } }, suggestions: all }
}

function kindOf(origin: number | undefined, target: number | undefined, isInBoth: boolean): Suggestion['kind'] {
  if (isInBoth) return 'changed'
  if (origin === undefined) return 'added'
  return target === undefined ? 'removed' : 'moved'
}

const item = (items: readonly unknown[], index: number | undefined) => (index === undefined ? undefined : items[index])

interface Slot {
  from: number | undefined
  to: number | undefined
  /** How many live items stand before it. */
  at: number
  /** Of what was moved away or here: its index in the other list. */
  partner?: number | undefined
}

/** Both lists in one order: either side's items stand in it as they do in that list. */
function* slotsOf(live: readonly unknown[], suggested: readonly unknown[]): Steps<Slot[]> {
  const matched = yield* matchSteps(live, suggested, { isRewriteKnown: true })
  const origin = new Map([...matched].map(([from, to]) => [to, from]))
  const stayed = new Set(stayedIn([...matched].toSorted(([one], [other]) => one - other).map(([, to]) => to)))
  const slots: Slot[] = []
  let to = 0
  const addUntil = (end: number, at: number) => {
    for (; to < end; to++) slots.push({ from: undefined, to, at, partner: origin.get(to) })
  }
  for (const from of live.keys()) {
    const target = matched.get(from)
    if (target === undefined || !stayed.has(target)) {
      slots.push({ from, to: undefined, at: from, partner: target })
      continue
    }
    addUntil(target, from)
    slots.push({ from, to: target, at: from })
    to = target + 1
  }
  addUntil(suggested.length, live.length)
  return slots
}

function* basesOf(
  base: readonly unknown[],
  live: readonly unknown[],
  suggested: readonly unknown[],
): Steps<(from?: number, to?: number) => unknown> {
  const invert = (matched: Map<number, number>) => new Map([...matched].map(([from, to]) => [to, from]))
  const ofLive = invert(yield* matchSteps(base, live, { isRewriteKnown: true }))
  const ofSuggested = invert(yield* matchSteps(base, suggested, { isRewriteKnown: true }))
  return (from = -1, to = -1) => item(base, ofLive.get(from) ?? ofSuggested.get(to))
}

function isAbout({ mine, theirs }: Clash, as: AsList, live: unknown, suggested: unknown): boolean {
  const only = (record: object) => as.itemsOf(record)?.[0]
  return suggested === undefined
    ? only(mine) === undefined && isSame(only(theirs), live)
    : isSame(only(mine), suggested)
}

/** The record with the sides that were picked, of each suggestion one. */
function withSides<Input extends object>({ sides, parts }: Review<Input>, sideOf: (name: string) => Side): Input {
  return parts.reduce((values, { unit, names, list }) => {
    const [first = 'live', ...others] = new Set(names.map(sideOf))
    const isWhole = others.length === 0 && (!list || first !== 'base')
    if (isWhole || !list) return takeOver(values, sides[first], [unit])
    const items = list.places.map((place) => place[place.name === undefined ? 'live' : sideOf(place.name)])
    return takeOver(values, list.as.withItems(items.filter((each) => each !== undefined)), [unit])
  }, sides.live)
}

/** The live record with these suggestions in it. */
export function accepting<Input extends object>(review: Review<Input>, accepted: readonly string[]): Input {
  const names = new Set(accepted)
  return withSides(review, (name) => (names.has(name) ? 'suggested' : 'live'))
}

/** What still waits; without fields if all is decided. */
export function undecided<Input extends object>(
  review: Review<Input>,
  { accepted, refused }: Decided,
  mergeGroups: MergeGroups,
): ChangedFields {
  const [yes, no] = [new Set(accepted), new Set(refused)]
  const outdated = new Set(review.suggestions.flatMap(({ name, isOutdated }) => (isOutdated ? [name] : [])))
  const base = withSides(review, (name) =>
    yes.has(name) ? 'suggested' : outdated.has(name) && !no.has(name) ? 'base' : 'live',
  )
  const data = withSides(review, (name) => (no.has(name) ? 'live' : 'suggested'))
  return changedFields(base, data, mergeGroups)
}

/** What several people suggest cannot hold at once if it is about the same place. */
export const isSamePlace = (one: Suggestion, other: Suggestion) =>
  one.unit.name === other.unit.name && one.from !== undefined && one.from === other.from

/** The live record as each of these would have it, in one. */
export function* togetherSteps<Input extends object>(
  live: Input,
  versions: readonly Input[],
  mergeGroups: MergeGroups,
): Steps<Pick<Merge<Input>, 'values' | 'conflicting'>> {
  let values = live
  const conflicting: Unit[] = []
  for (const version of versions) {
    const merge = yield* mergeSteps(live, version, values, mergeGroups)
    values = merge.values
    conflicting.push(...merge.conflicting)
  }
  return { values, conflicting }
}
