import { canonicalJson } from '#shared/canonical-json.ts'
import { atOnce, type Steps } from '#shared/steps.ts'

/** Beyond these, lists have so little in common that finding it is not worth the time. */
const MAX_PAIRS = 10_000
const MAX_WORDS_COMPARED = 1_000_000
const MAX_TEXT_COMPARED = 10_000

/** From this share of common words on, an item is a changed one and not another; a higher one if it was moved as well. */
const ALIKE = 0.4
const ALIKE_ELSEWHERE = 0.6

interface Options {
  /** The items of `before` in canonical JSON, if they are known already. */
  old?: readonly string[]
  /** Only one item was replaced between two known ones: it was rewritten, however little is left of it. */
  isRewriteKnown?: boolean
}

/** Which index of `after` each of `before` has become: the same, one with its id, or one with much the same words. */
export function* matchSteps(
  before: readonly unknown[],
  after: readonly unknown[],
  { old = before.map(canonicalJson), isRewriteKnown = false }: Options = {},
): Steps<Map<number, number>> {
  const now = after.map(canonicalJson)
  yield
  const matched = commonOf(old, now)
  // Before those that moved are known: what lies between two of these has stayed in its place.
  const gaps = gapsBetween(matched, before.length, after.length)
  matchEqual(matched, before.map(idOf), after.map(idOf))
  matchEqual(matched, old, now)
  const taken = new Set(matched.values())
  const unmatched = (indexes: Gap) =>
    [indexes.before.filter((index) => !matched.has(index)), indexes.after.filter((index) => !taken.has(index))] as const
  for (const gap of gaps) {
    if (gap.before.length === 0 || gap.after.length === 0) continue
    yield
    const [left, right] = unmatched(gap)
    const pairs = alikeIn(before, after, left, right, ALIKE).filter(isInOrder)
    const [one, other] = [left[0], right[0]]
    const isRewritten = isRewriteKnown && left.length === 1 && right.length === 1 && pairs.length === 0
    if (isRewritten && one !== undefined && other !== undefined && mayMatch(before[one], after[other])) {
      pairs.push([one, other])
    }
    for (const [from, to] of pairs) {
      matched.set(from, to)
      taken.add(to)
    }
  }
  yield
  const [left, right] = unmatched({ before: [...before.keys()], after: [...after.keys()] })
  for (const [from, to] of alikeIn(before, after, left, right, ALIKE_ELSEWHERE)) matched.set(from, to)
  return matched
}

/** The same without those that were moved past others. */
export function matchInOrder(before: readonly unknown[], after: readonly unknown[], options?: Options): Pair[] {
  const pairs = [...atOnce(matchSteps(before, after, options))].toSorted(([one], [other]) => one - other)
  const places = pairs.map(([, to]) => to)
  const stayed = new Set(stayedIn(places))
  return pairs.filter(([, to]) => stayed.has(to))
}

/** The numbers of which none has to move to be sorted. */
export const stayedIn = (places: readonly number[]): number[] => ascendingIn(places).map((at) => places[at] ?? 0)

/** The indexes of a longest ascending subsequence. */
function ascendingIn(numbers: readonly number[]): number[] {
  // For each length, where the subsequence of it ends that ends with the lowest number; and what each number follows.
  const ends: number[] = []
  const follows: (number | undefined)[] = []
  for (const [at, number] of numbers.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1
      else high = middle
    }
    follows[at] = ends[low - 1]
    ends[low] = at
  }
  const found: number[] = []
  for (let at = ends.at(-1); at !== undefined; at = follows[at]) found.push(at)
  return found.toReversed()
}

/** The longest common subsequence. */
function commonOf(before: readonly string[], after: readonly string[]): Map<number, number> {
  const [old, now] = [placesOf(before), placesOf(after)]
  const count = [...old].reduce((sum, [item, places]) => sum + places.length * (now.get(item)?.length ?? 0), 0)
  const pairs = before.flatMap((item, from): Pair[] => {
    const places = now.get(item) ?? []
    // Among very many equal ones each is taken for the one of the same number.
    const own = count > MAX_PAIRS ? places.slice((old.get(item) ?? []).indexOf(from)).slice(0, 1) : places
    // The last first: of the pairs with one item only one ascends.
    return own.toReversed().map((to) => [from, to])
  })
  return new Map(ascendingIn(pairs.map(([, to]) => to)).flatMap((at) => (pairs[at] ? [pairs[at]] : [])))
}

const placesOf = (items: readonly string[]) => Map.groupBy(items.keys(), (index) => items[index] ?? '')

interface Gap {
  before: number[]
  after: number[]
}

function gapsBetween(common: ReadonlyMap<number, number>, oldLength: number, newLength: number): Gap[] {
  const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step)
  const ends: [number, number][] = [...common, [oldLength, newLength]]
  return ends.map(([old, now], place) => {
    const [lastOld, lastNow] = ends[place - 1] ?? [-1, -1]
    return { before: range(lastOld + 1, old), after: range(lastNow + 1, now) }
  })
}

function matchEqual(
  matched: Map<number, number>,
  before: readonly (string | undefined)[],
  after: readonly (string | undefined)[],
): void {
  const taken = new Set(matched.values())
  const free = new Map<string, number[]>()
  for (const [index, value] of after.entries()) {
    if (value === undefined || taken.has(index)) continue
    const same = free.get(value)
    if (same) same.push(index)
    else free.set(value, [index])
  }
  for (const queue of free.values()) queue.reverse()
  for (const [index, value] of before.entries()) {
    const found = value === undefined || matched.has(index) ? undefined : free.get(value)?.pop()
    if (found !== undefined) matched.set(index, found)
  }
}

type Pair = [from: number, to: number]

const isInOrder = ([from, to]: Pair, place: number, pairs: Pair[]) =>
  pairs.slice(0, place).every(([old, now]) => from < old === to < now)

function alikeIn(
  before: readonly unknown[],
  after: readonly unknown[],
  left: readonly number[],
  right: readonly number[],
  least: number,
): Pair[] {
  if (left.length * right.length > MAX_PAIRS) return []
  const numbers = new Map<string, number>()
  const numberOf = (word: string) => {
    const number = numbers.get(word) ?? numbers.size
    numbers.set(word, number)
    return number
  }
  const numbered = (item: unknown) => new Uint32Array(wordsIn(item).map(numberOf)).toSorted()
  const [oldWords, newWords] = [
    left.map((index) => numbered(before[index])),
    right.map((index) => numbered(after[index])),
  ]
  const count = (all: Uint32Array[]) => all.reduce((sum, words) => sum + words.length, 0)
  if (right.length * count(oldWords) + left.length * count(newWords) > MAX_WORDS_COMPARED) return []
  const candidates = left.flatMap((from, row) =>
    right.map((to, column) => {
      const [old, now] = [oldWords[row], newWords[column]]
      return { from, to, likeness: old && now && mayMatch(before[from], after[to]) ? likeness(old, now) : 0 }
    }),
  )
  const pairs: Pair[] = []
  for (const { from, to, likeness: found } of candidates.toSorted((one, other) => other.likeness - one.likeness)) {
    if (found < least) break
    if (pairs.every(([old, now]) => old !== from && now !== to)) pairs.push([from, to])
  }
  return pairs
}

/** The share of words that both have, by their sorted numbers. */
function likeness(one: Uint32Array, other: Uint32Array): number {
  let [at, otherAt, common] = [0, 0, 0]
  while (at < one.length && otherAt < other.length) {
    const difference = (one[at] ?? 0) - (other[otherAt] ?? 0)
    if (difference === 0) common++
    if (difference <= 0) at++
    if (difference >= 0) otherAt++
  }
  return (2 * common) / Math.max(1, one.length + other.length)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

export const isNode = (item: unknown): item is { type: unknown } => isObject(item) && 'type' in item

const typeOf = (item: unknown): unknown => (isNode(item) ? item.type : typeof item)

/** Nodes of a text with different ids are different ones, however alike; in a list, a question or an address may change. */
function mayMatch(one: unknown, other: unknown): boolean {
  if (typeOf(one) !== typeOf(other)) return false
  const [id, otherId] = [idOf(one), idOf(other)]
  return !isNode(one) || id === undefined || otherId === undefined || id === otherId
}

/** All words of an item, of whatever structure; of a very long text the first. */
function wordsIn(item: unknown): string[] {
  if (typeof item === 'string') return item.slice(0, MAX_TEXT_COMPARED).split(/\s+/).filter(Boolean)
  if (!isObject(item)) return item === null || item === undefined ? [] : [JSON.stringify(item)]
  return Object.entries(item).flatMap(([name, part]) => (name === 'type' ? [] : wordsIn(part)))
}

/** Members that identify an item even when the rest of it differs. */
const IDS = ['id', 'uniqId', 'headingId', 'question', 'url', 'path', 'from', 'address']

/** The id of an item or of a node of a text; headings of a text get theirs late, so those without one have none. */
export function idOf(item: unknown): string | undefined {
  if (!isObject(item)) return undefined
  const holder = 'attrs' in item && isObject(item.attrs) ? item.attrs : item
  const name = IDS.find((each) => typeof Reflect.get(holder, each) === 'string')
  return name && `${String(typeOf(item))} ${name} ${String(Reflect.get(holder, name))}`
}
