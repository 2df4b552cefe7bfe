/** „Ihned“ (0 hours) allows for one hour. */
export const limitOf = (promise: number) => Math.max(promise, 1)

export const isLate = (hours: number, promise: number | null): boolean => promise !== null && hours > limitOf(promise)

export const overdue = (hours: number, promise: number): number => Math.max(0, hours - limitOf(promise))

/** The withdrawals of one casino, against its promise. */
export interface Timeline {
  hours: readonly number[]
  promise: number | null
}

/** Hours from zero; ends behind the longest time and promise drawn on it, so that nothing is cut off or moved. */
export interface Axis {
  end: number
  ticks: number[]
}

const LEAST_HOURS = 48
const STEPS = [12, 24, 48, 72, 120, 240]
const INTERVALS = 6

/** In percent: a late dot that is closer to the line is moved off it, by no more than this. */
const CLEAR = 4
/** In percent: dots that are closer together are drawn beside the axis. */
const SEEN = 3

export function axisOf(timelines: readonly Timeline[]): Axis {
  const longest = timelines.reduce((most, timeline) => Math.max(most, reachOf(timeline)), LEAST_HOURS)
  const step = STEPS.find((each) => longest <= each * INTERVALS) ?? stepBeyond(longest)
  const count = Math.ceil(longest / step)
  return { end: count * step, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) }
}

/** Behind a line there is room for a late dot. */
function reachOf({ hours, promise }: Timeline): number {
  const longest = Math.max(0, ...hours)
  if (promise === null) return longest
  const line = limitOf(promise)
  return Math.max(longest, longest > line ? line / (1 - CLEAR / 100) : line)
}

function stepBeyond(longest: number): number {
  const [last = 1] = STEPS.slice(-1)
  return last * Math.ceil(longest / last / INTERVALS)
}

/** In percent of the axis. */
export const placeOn = ({ end }: Axis, hours: number): number => Math.round((1000 * hours) / end) / 10

export const lineOn = (axis: Axis, promise: number): number => placeOn(axis, limitOf(promise))

export interface Dot {
  hours: number
  x: number
  isLate: boolean
  /** So little late that it would be drawn on the line: it belongs right behind it. */
  isNear: boolean
  /** 0 on the axis; 1, 2, … beside it by as many steps, on alternating sides. */
  level: number
}

/** Dots that no longer fit beside each other. */
interface Crowd {
  x: number
  isLate: boolean
  count: number
}

/** Late ones come first, because nothing may hide them. */
export function dotsOn(axis: Axis, { hours, promise }: Timeline, levels = 5): { dots: Dot[]; crowds: Crowd[] } {
  const line = promise === null ? 0 : lineOn(axis, promise)
  const marks = hours
    .map((each) => {
      const late = isLate(each, promise)
      const x = placeOn(axis, each)
      return { hours: each, x, isLate: late, isNear: late && x < line + CLEAR }
    })
    .toSorted((a, b) => Number(b.isLate) - Number(a.isLate) || a.hours - b.hours)
  /** Where a dot behind the line ends up depends on the width of the drawing. */
  const rightmost = ({ x, isNear }: (typeof marks)[number]) => (isNear ? line + CLEAR : x)
  const placed = levelsOf(marks, (a, b) => Math.max(a.x, b.x) - Math.min(rightmost(a), rightmost(b)) < SEEN, levels)
  const dots = marks.flatMap((mark, index) => {
    const level = placed[index]
    return level === undefined ? [] : [{ ...mark, level }]
  })
  const hidden = marks.filter((_, index) => placed[index] === undefined)
  return { dots, crowds: crowdsOf(hidden) }
}

/** The lowest level at which no earlier mark is close; undefined if there is none. */
export function levelsOf<Mark>(
  marks: readonly Mark[],
  isClose: (a: Mark, b: Mark) => boolean,
  levels = Infinity,
): (number | undefined)[] {
  const found: (number | undefined)[] = []
  for (const mark of marks) {
    const taken = new Set(found.filter((_, index) => isClose(marks[index] ?? mark, mark)))
    let level = 0
    while (taken.has(level)) level++
    found.push(level < levels ? level : undefined)
  }
  return found
}

/** 0, −1, 1, −2, 2 steps from the axis. */
export const stepsOf = (level: number): number => (level % 2 === 0 ? level / 2 : -(level + 1) / 2)

function crowdsOf(hidden: readonly { x: number; isLate: boolean }[]): Crowd[] {
  const crowds: Crowd[] = []
  for (const { x, isLate: late } of hidden) {
    const near = crowds.find((crowd) => crowd.isLate === late && Math.abs(crowd.x - x) < SEEN)
    if (near) near.count++
    else crowds.push({ x, isLate: late, count: 1 })
  }
  return crowds
}
