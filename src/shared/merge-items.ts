import { canonicalJson } from '#shared/canonical-json.ts'
import { isSame } from '#shared/is-same.ts'
import type { Steps } from '#shared/steps.ts'
import { idOf, isNode, matchSteps, stayedIn } from '#shared/match-items.ts'

/** A merged item as either side would have it: equal unless both changed it; undefined where it is to be gone. */
export interface Sides {
  mine: unknown
  theirs: unknown
}

interface Slot extends Sides {
  base: unknown
}

/** Rejects an item that was merged from parts of both and makes no sense. */
export type Accepts = (item: unknown) => boolean

const agreed = (value: unknown): Sides => ({ mine: value, theirs: value })

/** Additions, removals, changes and moves of either side stand. Without a base, everything that differs is asked. */
export function* mergeItems(
  base: readonly unknown[] | undefined,
  mine: readonly unknown[],
  theirs: readonly unknown[],
  accepts: Accepts,
): Steps<Sides[]> {
  const merged: Sides[] = []
  for (const slot of yield* slotsOf(base ?? [], mine, theirs)) {
    yield
    const isOnOneSide = slot.mine === undefined || slot.theirs === undefined
    if (!isOnOneSide || slot.base !== undefined) merged.push(yield* mergeItem(slot, accepts))
    else merged.push(base ? agreed(slot.mine ?? slot.theirs) : { mine: slot.mine, theirs: slot.theirs })
  }
  return merged
}

function* slotsOf(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]): Steps<Slot[]> {
  // Each item has a place: its index in the base, or the next number.
  const old = base.map(canonicalJson)
  yield
  const myPlaces = yield* placesIn(base, mine, old)
  yield
  const theirPlaces = yield* placesIn(base, theirs, old)
  yield
  const [myNew, theirNew] = [newIn(mine, myPlaces), newIn(theirs, theirPlaces)]
  // Both may have added the same: a save of mine whose response was lost, or what a change took over from the live text.
  const twins = yield* matchSteps(
    theirNew.map((index) => theirs[index]),
    myNew.map((index) => mine[index]),
  )
  yield
  let next = base.length
  const [myAnchors, theirAnchors] = [anchorsIn(mine, myPlaces), anchorsIn(theirs, theirPlaces)]
  for (const [at, index] of theirNew.entries()) {
    const twin = myNew[twins.get(at) ?? -1]
    // The same words in two places of a text are not the same paragraph.
    const isNamed = !isNode(theirs[index]) || idOf(theirs[index]) !== undefined
    if (twin !== undefined && (isNamed || myAnchors[twin] === theirAnchors[index])) myPlaces.set(twin, next)
    theirPlaces.set(index, next++)
  }
  for (const index of myNew) if (!myPlaces.has(index)) myPlaces.set(index, next++)
  const orderOf = (side: readonly unknown[], places: Map<number, number>) =>
    side.map((item, index) => [places.get(index) ?? -1, item] as const)
  const [my, their] = [orderOf(mine, myPlaces), orderOf(theirs, theirPlaces)]
  const [myItems, theirItems] = [new Map(my), new Map(their)]
  return mergeOrders([...myItems.keys()], [...theirItems.keys()], base.length).map((place) => ({
    base: base[place],
    mine: myItems.get(place),
    theirs: theirItems.get(place),
  }))
}

function* placesIn(
  base: readonly unknown[],
  side: readonly unknown[],
  old: readonly string[],
): Steps<Map<number, number>> {
  const matched = yield* matchSteps(base, side, { old, isRewriteKnown: true })
  return new Map([...matched].map(([place, index]) => [index, place]))
}

const newIn = (side: readonly unknown[], places: ReadonlyMap<number, number>) =>
  [...side.keys()].filter((index) => !places.has(index))

/** The place of the last known item before each one. */
function anchorsIn(side: readonly unknown[], places: ReadonlyMap<number, number>): (number | undefined)[] {
  let last: number | undefined
  return side.map((_, index) => (last = places.get(index) ?? last))
}

/** Their order, with what I added or moved behind the item that it follows in mine. Places from `known` on are new. */
function mergeOrders(mine: readonly number[], theirs: readonly number[], known: number): number[] {
  const stayed = new Set(stayedIn(mine.filter((place) => place < known)))
  const inTheirs = new Set(theirs)
  const START = -1
  const following = new Map<number, number[]>([[START, []]])
  let run = following.get(START)
  for (const place of mine) {
    if (inTheirs.has(place) && (place >= known || stayed.has(place))) following.set(place, (run = []))
    else run?.push(place)
  }
  const placed = new Set([...following.values()].flat())
  return [START, ...theirs.filter((place) => !placed.has(place))]
    .flatMap((place) => [place, ...(following.get(place) ?? [])])
    .slice(1)
}

function* mergeItem({ base, mine, theirs }: Slot, accepts: Accepts): Steps<Sides> {
  const whole = mergeWhole(base, mine, theirs)
  const isParted = whole.mine !== whole.theirs && isNode(base) && isNode(mine) && isNode(theirs)
  const merged = isParted ? yield* mergeNode(base, mine, theirs, accepts) : undefined
  const isSound = merged && [merged.mine, merged.theirs].every((side) => side === undefined || accepts(side))
  return isSound ? merged : whole
}

function mergeWhole(base: unknown, mine: unknown, theirs: unknown): Sides {
  if (isSame(mine, theirs) || isSame(base, theirs)) return agreed(mine)
  return isSame(base, mine) ? agreed(theirs) : { mine, theirs }
}

interface Node {
  type: unknown
  content?: unknown[]
  data?: object
}

/** Nodes that consist of others. A paragraph is the smallest unit, and so is the row of a table. */
const CONTAINERS = new Set<unknown>(['bulletList', 'orderedList', 'listItem', 'blockquote', 'table'])

function* mergeNode(base: Node, mine: Node, theirs: Node, accepts: Accepts): Steps<Sides | undefined> {
  if (base.type !== mine.type || mine.type !== theirs.type) return undefined
  if (base.data && mine.data && theirs.data) {
    const data = mergeMembers(base.data, mine.data, theirs.data)
    return { mine: { ...mine, data: data.mine }, theirs: { ...theirs, data: data.theirs } }
  }
  if (!CONTAINERS.has(base.type) || !isSameShape([base, mine, theirs])) return undefined
  const { content: before = [], ...was } = base
  const { content: own = [], ...my } = mine
  const { content: other = [], ...their } = theirs
  const items = yield* mergeItems(before, own, other, accepts)
  const about = mergeWhole(was, my, their)
  const side = (name: 'mine' | 'theirs') => {
    const content = items.map((item) => item[name]).filter((item) => item !== undefined)
    return content.length === 0 ? undefined : Object.assign({}, about[name], { content })
  }
  return { mine: side('mine'), theirs: side('theirs') }
}

function mergeMembers(base: object, mine: object, theirs: object): Sides {
  const names = new Set([mine, theirs].flatMap((side) => Object.keys(side)))
  const members = [...names].map((name) => {
    const at = (side: object): unknown => Reflect.get(side, name)
    return [name, mergeWhole(at(base), at(mine), at(theirs))] as const
  })
  const side = (own: 'mine' | 'theirs') =>
    Object.fromEntries(members.flatMap(([name, sides]) => (sides[own] === undefined ? [] : [[name, sides[own]]])))
  return { mine: side('mine'), theirs: side('theirs') }
}

/** Rows of tables can be joined only if all of them have the same cells. */
function isSameShape(tables: Node[]): boolean {
  if (tables[0]?.type !== 'table') return true
  const widths = new Set(tables.flatMap(({ content = [] }) => content.map(widthOf)))
  return widths.size === 1 && !widths.has(undefined)
}

function widthOf(row: unknown): number | undefined {
  const cells = isNode(row) && 'content' in row && Array.isArray(row.content) ? row.content : []
  return cells.some((cell: unknown) => isNode(cell) && 'attrs' in cell) ? undefined : cells.length
}
