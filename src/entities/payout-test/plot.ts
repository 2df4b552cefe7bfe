import { hoursOf, isLate, type Timed } from '#entities/payout-test/measure.ts'

/** A withdrawal in the plot; x and y in percent from the left and the top. */
export interface Dot {
  askedAt: string
  hours: number
  x: number
  y: number
  isLate: boolean
  /** The side on which the hours are shown, if at all. */
  label: 'right' | 'left' | null
  /** Moves the label below the dot to avoid another label or the promise line. */
  isBelow: boolean
  /** Whether the day is shown below; false if it would overlap the previous one. */
  hasDay: boolean
}

export interface Plot {
  dots: Dot[]
  lines: { hours: number; y: number }[]
  /** The promise line, and the end with room for its label; null without a promise. */
  promise: { hours: number; y: number; words: 'right' | 'left' | null } | null
}

const DAY_HOURS = 24
const LEAST_HOURS = 48
const LABELLED = 8
const LINES = 6
/** Percent of the width, so that the first and the last dot are not cut off. */
const EDGE = { left: 4, right: 97 }
const DAY_WIDTH = 20
/** The last day is right-aligned at the edge. */
const LAST_DAY_WIDTH = 26
const LABEL_SIZE = { width: 20, height: 9 }
const LEFT_FROM = 84
/** Below this distance from the promise line, the line would cross the label. */
const UNDER_PROMISE = 11
/** The area of the promise's label, which no dot may cover. */
const WORDS_SIZE = { width: 24, height: 14 }

/** Dates on the x axis; hours on the y axis, up to 48 or the next whole day needed. */
export function plotOf(withdrawals: readonly Timed[], promised: number | null): Plot {
  const arrived = withdrawals
    .flatMap((withdrawal) => {
      const hours = hoursOf(withdrawal)
      return hours === null ? [] : [{ askedAt: withdrawal.askedAt, hours }]
    })
    .toSorted((a, b) => (a.askedAt < b.askedAt ? -1 : 1))
  const highest = Math.max(LEAST_HOURS, promised ?? 0, ...arrived.map(({ hours }) => hours))
  const top = Math.ceil(highest / DAY_HOURS) * DAY_HOURS
  const yOf = (hours: number) => round(100 - (100 * hours) / top)
  const step = top === LEAST_HOURS ? DAY_HOURS / 2 : DAY_HOURS * Math.ceil(top / DAY_HOURS / LINES)
  const xOf = scaleOf(arrived.map(({ askedAt }) => Date.parse(askedAt)))
  const dots: Dot[] = []
  let lastDay = -Infinity
  for (const [index, { askedAt, hours }] of arrived.entries()) {
    const [x, y] = [xOf(Date.parse(askedAt)), yOf(hours)]
    const isOver = isLate(hours, promised)
    const isLast = index === arrived.length - 1
    const hasDay = x - lastDay >= DAY_WIDTH && (isLast || EDGE.right - x >= LAST_DAY_WIDTH || arrived.length === 1)
    if (hasDay) lastDay = x
    const before = dots.at(-1)
    const isClose = before && x - before.x < LABEL_SIZE.width && Math.abs(y - before.y) < LABEL_SIZE.height
    const under = promised === null ? 0 : y - yOf(promised)
    dots.push({
      askedAt,
      hours,
      x,
      y,
      isLate: isOver,
      label: arrived.length <= LABELLED || isOver ? (x > LEFT_FROM ? 'left' : 'right') : null,
      isBelow: Boolean(isClose) || (under > 0 && under < UNDER_PROMISE),
      hasDay,
    })
  }
  return {
    dots,
    lines: Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step).map((hours) => ({
      hours,
      y: yOf(hours),
    })),
    promise: promised === null ? null : { hours: promised, y: yOf(promised), words: roomFor(dots, yOf(promised)) },
  }
}

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
