import type { ListedChange } from '#records/changes/schema.ts'
import { isSamePlace, reviewSteps, type Suggestion } from '#records/changes/suggestions.ts'
import type { Decision, Decisions } from '#records/admin/suggestions/use-decisions.ts'
import { canonicalJson } from '#shared/canonical-json.ts'
import { isSame } from '#shared/is-same.ts'
import type { MergeGroups, Unit } from '#shared/merge.ts'
import { atOnce } from '#shared/steps.ts'

/** A suggestion of somebody, as it stands in the text. */
export interface Placed {
  /** By what it says: a decision holds while it does, whatever else is saved meanwhile. */
  key: string
  number: number
  change: ListedChange
  suggestion: Suggestion
}

export interface UnitPlaced {
  unit: Unit
  placed: Placed[]
}

/** Of all changes, in the order of the text; what is about one place stands together. */
export function placeAll(live: object, changes: ListedChange[], mergeGroups: MergeGroups): UnitPlaced[] {
  const units = new Map<string, UnitPlaced>()
  for (const change of changes) {
    for (const suggestion of atOnce(reviewSteps(live, change, mergeGroups)).suggestions) {
      const { unit, kind, live: now, suggested } = suggestion
      const key = canonicalJson([change.id, unit.name, kind, now, suggested])
      const known = units.get(unit.name) ?? { unit, placed: [] }
      units.set(unit.name, known)
      known.placed.push({ key, number: 0, change, suggestion })
    }
  }
  let number = 0
  return [...units.values()].map(({ unit, placed }) => ({
    unit,
    placed: placed.toSorted(byPlace).map((each) => ({ ...each, number: ++number })),
  }))
}

/** What is to be added before a paragraph comes before what is to be changed in it. */
const byPlace = ({ suggestion: one }: Placed, { suggestion: other }: Placed) =>
  one.at - other.at || Number(isIn(one)) - Number(isIn(other))

const isIn = ({ kind }: Suggestion) => kind === 'changed' || kind === 'removed'

/** Of several for one place only one can hold, unless they say the same. */
export function acceptOne(placed: Placed, all: Placed[], decisions: Decisions): [string, Decision | undefined][] {
  const rivals = all.filter((each) => each.change.id !== placed.change.id && isRival(each, placed))
  return [
    ...rivals.flatMap((each): [string, Decision | undefined][] => {
      if (isSame(each.suggestion.suggested, placed.suggestion.suggested)) return [[each.key, 'accepted']]
      return decisions.get(each.key) === 'accepted' ? [[each.key, undefined]] : []
    }),
    [placed.key, 'accepted'],
  ]
}

const isRival = (one: Placed, other: Placed) => isSamePlace(one.suggestion, other.suggestion)

/** Those that can be accepted without a look: none for a place that changed since or that somebody else is about, too. */
export function acceptAll(all: Placed[], decisions: Decisions): [string, Decision | undefined][] {
  const taken = all.filter(({ key }) => decisions.get(key) === 'accepted')
  const given: [string, Decision | undefined][] = []
  for (const each of all) {
    if (decisions.has(each.key) || each.suggestion.isOutdated) continue
    if (taken.some((other) => other.change.id !== each.change.id && isRival(other, each))) continue
    taken.push(each)
    given.push([each.key, 'accepted'])
  }
  return given
}

/** What the server is told, by change. */
export const decidedIn = (all: Placed[], decisions: Decisions) =>
  [...Map.groupBy(all, ({ change }) => change)].flatMap(([{ id, version }, placed]) => {
    const namesOf = (decision: Decision) =>
      placed.flatMap(({ key, suggestion }) => (decisions.get(key) === decision ? [suggestion.name] : []))
    const [accepted, refused] = [namesOf('accepted'), namesOf('refused')]
    return accepted.length + refused.length > 0 ? [{ id, version, accepted, refused }] : []
  })
