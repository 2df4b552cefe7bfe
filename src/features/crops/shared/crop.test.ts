import { expect, test } from 'vitest'
import { cropAround, fitCrop, heightOf, pixelsOf, SHAPES, type Shape } from '#features/crops/shared/crop.ts'
import { Crop } from '#features/crops/shared/schema.ts'
import { keysOf } from '#shared/objects.ts'

const SIZES = [
  { width: 3072, height: 2048 },
  { width: 640, height: 3000 },
  { width: 3000, height: 400 },
  { width: 7, height: 5 },
]

test('whatever was saved, a part lies within the picture and has its shape', () => {
  for (const size of SIZES) {
    for (const shape of keysOf(SHAPES)) {
      for (const crop of [
        { x: 0, y: 0, width: 20 },
        { x: 80, y: 100, width: 100 },
        { x: 13, y: 77, width: 41 },
      ]) {
        const part = pixelsOf(shape, crop, size)
        expect(part.left).toBeGreaterThanOrEqual(0)
        expect(part.top).toBeGreaterThanOrEqual(0)
        expect(part.left + part.width).toBeLessThanOrEqual(size.width)
        expect(part.top + part.height).toBeLessThanOrEqual(size.height)
        const isLarge = size.width >= 640 && size.height >= 400
        const ratio = part.width / part.height
        expect(isLarge ? Math.abs(ratio / SHAPES[shape] - 1) : 0).toBeLessThan(0.02)
        expect(fitCrop(shape, fitCrop(shape, crop, size), size)).toEqual(fitCrop(shape, crop, size))
      }
    }
  }
})

test('without a crop the part is as large as can be, around the focal point', () => {
  const [wide = { width: 1, height: 1 }] = SIZES
  const around = (shape: Shape, x: number, y: number) => cropAround(shape, { x, y }, wide)
  expect(around('16x9', 50, 0)).toEqual({ x: 0, y: 0, width: 100 })
  expect(around('16x9', 50, 100)).toEqual({ x: 0, y: 15, width: 100 })
  expect(around('1x1', 100, 50)).toEqual({ x: 34, y: 1, width: 66 })
  expect(heightOf('1x1', 66, wide)).toBeCloseTo(99)
})

test('a part is in whole percents, and not too small', () => {
  const refused = [
    { x: 0, y: 0, width: 19 },
    { x: 81, y: 0, width: 20 },
    { x: -1, y: 0, width: 50 },
    { x: 0.5, y: 0, width: 50 },
    { x: 0, y: 0, width: 50, height: 20 },
  ]
  for (const crop of refused) expect(Crop.safeParse(crop).success).toBe(false)
  expect(Crop.safeParse({ x: 80, y: 100, width: 20 }).success).toBe(true)
})
