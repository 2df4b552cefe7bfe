import * as m from '#entities/payout-test/admin/messages.ts'

/** A rectangle over private data, in fractions of the picture's size. */
export interface Cover {
  x: number
  y: number
  width: number
  height: number
}

const MIN_SIZE = 0.01
const FIRST: Cover = { x: 0.3, y: 0.45, width: 0.4, height: 0.1 }

/** Avoids accumulating floating-point errors. */
const round = (value: number) => Math.round(value * 1e4) / 1e4
const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Clamps a cover to the picture and to a visible minimum size. */
export function fitted({ x, y, width, height }: Cover): Cover {
  const size = { width: within(width, MIN_SIZE, 1), height: within(height, MIN_SIZE, 1) }
  const place = { x: within(x, 0, 1 - size.width), y: within(y, 0, 1 - size.height) }
  return { x: round(place.x), y: round(place.y), width: round(size.width), height: round(size.height) }
}

interface Point {
  x: number
  y: number
}

export const coverBetween = (one: Point, other: Point): Cover => ({
  x: within(Math.min(one.x, other.x), 0, 1),
  y: within(Math.min(one.y, other.y), 0, 1),
  width: within(Math.max(one.x, other.x), 0, 1) - within(Math.min(one.x, other.x), 0, 1),
  height: within(Math.max(one.y, other.y), 0, 1) - within(Math.min(one.y, other.y), 0, 1),
})

/** A mere click draws no rectangle. */
export const isDrawn = ({ width, height }: Cover) => width >= MIN_SIZE && height >= MIN_SIZE

/** For keyboard users: starts in the middle, to be moved. */
export const firstCover = (): Cover => FIRST

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const STEP = 0.01

/** Applies a key to a cover: arrows move it, with Shift they resize it; undefined for other keys. */
export function afterKey(cover: Cover, key: string, isResizing: boolean): Cover | undefined {
  const arrow = ARROWS[key]
  if (!arrow) return undefined
  const [dx, dy] = [arrow.x * STEP, arrow.y * STEP]
  return fitted(
    isResizing
      ? { ...cover, width: cover.width + dx, height: cover.height + dy }
      : { ...cover, x: cover.x + dx, y: cover.y + dy },
  )
}

const percent = (part: number) => `${Math.round(part * 100)} %`

/** “Cover 2, 30 % from the left, 45 % from the top, 40 % by 10 %” */
export const coverWords = ({ x, y, width, height }: Cover, index: number) =>
  m.coverAt({
    number: index + 1,
    x: percent(x),
    y: percent(y),
    width: percent(width),
    height: percent(height),
  })
