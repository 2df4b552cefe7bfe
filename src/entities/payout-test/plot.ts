import { hoursOf, type Timed } from '#entities/payout-test/measure.ts'
import { axisOf, isLate, levelsOf, limitOf, placeOn, stepsOf } from '#shared/payout-axis.ts'

/** A withdrawal in the plot; x and y in percent from the left and the top. */
export interface Dot {
  askedAt: string
  hours: number
  x: number
  y: number
  isLate: boolean
  /** So little late that it would be drawn on the line: it belongs right above it. */
  isNear: boolean
  /** Steps to the right, away from a dot that it would cover; negative to the left. */
  steps: number
  /** The side on which the hours are shown, if at all. */
  label: 'right' | 'left' | null
  /** How far below the dot its label stands, in rem: where it covers neither another label nor the promise line. */
  row: number
  /** Whether the day is shown below; false if it would overlap the previous one. */
  hasDay: boolean
}

export interface Plot {
  dots: Dot[]
  lines: { hours: number; y: number }[]
  /** The promise line, and the end with room for its label; null without a promise. */
  promise: { hours: number; y: number; words: 'right' | 'left' | null } | null
}

const LABELLED = 8
/** Percent of the width, so that the first and the last dot are not cut off. */
const EDGE = { left: 4, right: 97 }
const DAY_WIDTH = 20
/** The last day is right-aligned at the edge. */
const LAST_DAY_WIDTH = 26
/** Percent of the narrowest plot from a dot to the far end of its label. */
const LABEL_END = 19
/** Percent of the height in a rem. */
const REM = 6.4
/** Where the words of a label may stand, in rem below the dot: above it, below it, and a line further. */
const ROWS = [-0.5, 1, 2.1, -1.6]
/** The height of letters above and below the line that they stand on, in rem. */
const LETTERS = { above: 0.75, below: 0.2 }
/** Rem that a late dot near the promise is drawn higher. */
const LIFT = 0.75
const LEFT_FROM = 84
/** Dots that are closer to each other, or late ones to the promise, would cover what they are close to. */
const SEEN = { x: 3, y: 5 }
/** The area of the promise's label, which no dot may cover. */
const WORDS_SIZE = { width: 24, height: 14 }

/** Dates on the x axis; hours on the y axis. */
export function plotOf(withdrawals: readonly Timed[], promised: number | null): Plot {
  const arrived = withdrawals
    .flatMap((withdrawal) => {
      const hours = hoursOf(withdrawal)
      return hours === null ? [] : [{ askedAt: withdrawal.askedAt, hours }]
    })
    .toSorted((a, b) => (a.askedAt < b.askedAt ? -1 : 1))
  const axis = axisOf([{ hours: arrived.map(({ hours }) => hours), promise: promised }])
  const yOf = (hours: number) => round(100 - placeOn(axis, hours))
  const line = promised === null ? null : yOf(limitOf(promised))
  const xOf = scaleOf(arrived.map(({ askedAt }) => Date.parse(askedAt)))
  const points = arrived.map(({ askedAt, hours }) => ({ x: xOf(Date.parse(askedAt)), y: yOf(hours) }))
  const others = (own: number) => points.filter((_, index) => index !== own)
  const taken: Place[] = []
  const levels = levelsOf(points, (a, b) => Math.abs(a.x - b.x) < SEEN.x && Math.abs(a.y - b.y) < SEEN.y)
  const dots: Dot[] = []
  let lastDay = -Infinity
  for (const [index, { askedAt, hours }] of arrived.entries()) {
    const [x, y] = [xOf(Date.parse(askedAt)), yOf(hours)]
    const isOver = isLate(hours, promised)
    const isLast = index === arrived.length - 1
    const hasDay = x - lastDay >= DAY_WIDTH && (isLast || EDGE.right - x >= LAST_DAY_WIDTH || arrived.length === 1)
    if (hasDay) lastDay = x
    const isNear = isOver && line !== null && y - line > -SEEN.y
    const hasLabel = arrived.length <= LABELLED || isOver
    const place = hasLabel ? roomBeside({ x, y, isNear }, others(index), taken, line) : undefined
    if (place) taken.push(place)
    dots.push({
      askedAt,
      hours,
      x,
      y,
      isLate: isOver,
      isNear,
      steps: stepsOf(levels[index] ?? 0),
      label: place?.side ?? null,
      row: place?.row ?? 0,
      hasDay,
    })
  }
  return {
    dots,
    lines: axis.ticks.map((hours) => ({ hours, y: yOf(hours) })),
    promise: promised === null || line === null ? null : { hours: promised, y: line, words: roomFor(dots, line) },
  }
}

interface Place {
  side: 'right' | 'left'
  row: number
  left: number
  right: number
  top: number
  bottom: number
}
type Point = { x: number; y: number }

/** Beside a dot, where its label covers no other and, if possible, neither the promise line nor a dot. */
function roomBeside(
  { x, y, isNear }: Point & { isNear: boolean },
  dots: readonly Point[],
  taken: readonly Place[],
  line: number | null,
): Place | undefined {
  const free = (x > LEFT_FROM ? (['left', 'right'] as const) : (['right', 'left'] as const))
    .flatMap((side) => ROWS.map((row) => placeOf(side, isNear && row < 0 ? row - LIFT : row)))
    .filter(({ left, right }) => left >= 0 && right <= 100)
    .filter((place) => !taken.some((other) => overlap(place, other)))
  const isClear = ({ top, bottom }: Place) => line === null || top > line || bottom < line
  const isAlone = (place: Place) =>
    !dots.some((dot) => overlap(place, { left: dot.x - 2, right: dot.x + 2, top: dot.y - 2, bottom: dot.y + 2 }))
  return free.find((place) => isClear(place) && isAlone(place)) ?? free.find(isClear) ?? free[0]

  function placeOf(side: Place['side'], row: number): Place {
    const [left, right] = side === 'left' ? [x - LABEL_END, x - 2] : [x + 2, x + LABEL_END]
    return {
      side,
      row,
      left,
      right,
      top: y + (row - LETTERS.above) * REM,
      bottom: y + (row + LETTERS.below) * REM,
    }
  }
}

type Box = Pick<Place, 'left' | 'right' | 'top' | 'bottom'>
const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

function roomFor(dots: readonly Dot[], promise: number): 'right' | 'left' | null {
  const near = dots.filter(({ y }) => Math.abs(y - promise) < WORDS_SIZE.height)
  if (near.every(({ x }) => x < 100 - WORDS_SIZE.width)) return 'right'
  return near.every(({ x }) => x > WORDS_SIZE.width) ? 'left' : null
}

function scaleOf(times: readonly number[]): (time: number) => number {
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  const width = EDGE.right - EDGE.left
  return (time) => round(last === first ? EDGE.left + width / 2 : EDGE.left + (width * (time - first)) / (last - first))
}

const round = (value: number) => Math.round(value * 10) / 10
