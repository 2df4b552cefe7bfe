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

const LABELLED = 8
/** Percent of the width, so that the first and the last dot are not cut off. */
const EDGE = { left: 4, right: 97 }
const DAY_WIDTH = 20
/** The last day is right-aligned at the edge. */
const LAST_DAY_WIDTH = 26
const LABEL_SIZE = { width: 20, height: 9 }
const LEFT_FROM = 84
/** Below this distance from the promise line, the line would cross the label. */
const UNDER_PROMISE = 11
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
  const levels = levelsOf(
    arrived.map(({ askedAt, hours }) => ({ x: xOf(Date.parse(askedAt)), y: yOf(hours) })),
    (a, b) => Math.abs(a.x - b.x) < SEEN.x && Math.abs(a.y - b.y) < SEEN.y,
  )
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
    const under = line === null ? 0 : y - line
    dots.push({
      askedAt,
      hours,
      x,
      y,
      isLate: isOver,
      isNear: isOver && under > -SEEN.y,
      steps: stepsOf(levels[index] ?? 0),
      label: arrived.length <= LABELLED || isOver ? (x > LEFT_FROM ? 'left' : 'right') : null,
      isBelow: Boolean(isClose) || (under > 0 && under < UNDER_PROMISE),
      hasDay,
    })
  }
  return {
    dots,
    lines: axis.ticks.map((hours) => ({ hours, y: yOf(hours) })),
    promise: promised === null || line === null ? null : { hours: promised, y: line, words: roomFor(dots, line) },
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
