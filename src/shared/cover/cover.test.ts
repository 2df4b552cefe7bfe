import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverAddress, coverName } from '#shared/cover/address.ts'
import { drawCover } from '#shared/cover/draw.ts'
import { coverFile, plainCoverFile } from '#shared/cover/file.ts'
import { COVER_COLOURS, type Ground, GROUNDS, groundStyle, PALETTES } from '#shared/cover/grounds.ts'
import { gridOf } from '#shared/cover/motifs/grid.ts'
import { drawNumber, numberWidth } from '#shared/cover/number.ts'
import { beamAngle } from '#shared/cover/motifs/scales.ts'
import { parseCoverName } from '#shared/cover/parse-name.ts'
import { COVER_LIMITS } from '#shared/cover/limits.ts'
import { Cover, type CoverOf, type Motif } from '#shared/cover/schema.ts'
import { INK, POINT, SHAPE, type Shape } from '#shared/cover/shape.ts'
import { parseXml } from '#testing/xml.ts'

const countOf = (text: string, part: string) => text.split(part).length - 1
const painted = (shapes: readonly Shape[], colour: string) =>
  shapes.filter(({ fill, stroke }) => fill === colour || stroke === colour)
/** The centres of dots, which are drawn as zero-length lines. */
const centres = ({ d }: Shape) => [...d.matchAll(/M([\d.]+) ([\d.]+)h0/g)].map(([, x, y]) => [Number(x), Number(y)])

const figure = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((tenths) => tenths / 10)
const whole = (min: number, max: number) => fc.integer({ min, max })
const ANY: { [Kind in Motif]: fc.Arbitrary<CoverOf<Kind>> } = {
  scales: fc.record({
    motif: fc.constant('scales'),
    left: figure(COVER_LIMITS.amount),
    right: figure(COVER_LIMITS.amount - 1).map((value) => Math.round(value * 10 + 10) / 10),
  }),
  dots: fc.record({
    motif: fc.constant('dots'),
    rows: fc.array(
      fc.record({
        promised: fc.option(figure(COVER_LIMITS.hours)),
        measured: fc.array(figure(COVER_LIMITS.hours), { minLength: 1, maxLength: COVER_LIMITS.measuredInRow }),
      }),
      { minLength: 1, maxLength: COVER_LIMITS.rows },
    ),
  }),
  steps: fc.record({
    motif: fc.constant('steps'),
    values: fc
      .array(figure(COVER_LIMITS.stepValue), { minLength: 2, maxLength: COVER_LIMITS.steps })
      .filter((values) => new Set(values).size > 1),
  }),
  seal: fc.record({
    motif: fc.constant('seal'),
    months: whole(1, COVER_LIMITS.months),
    without: whole(0, COVER_LIMITS.monthsWithout),
  }),
  dial: fc.record({
    motif: fc.constant('dial'),
    shares: fc.array(whole(0, 100), { minLength: 1, maxLength: COVER_LIMITS.shares }),
    needle: whole(0, 100),
  }),
  hundred: fc.record({ motif: fc.constant('hundred'), count: whole(1, 100) }),
  grid: fc.record({ motif: fc.constant('grid'), times: whole(2, COVER_LIMITS.times) }),
}
const anyCover: fc.Arbitrary<Cover> = fc.oneof(...Object.values(ANY))
const anyGround = fc.constantFrom<Ground>(...GROUNDS)

const MAX_BYTES: Record<Motif, number> = {
  scales: 3000,
  dots: 3000,
  steps: 4000,
  seal: 6000,
  dial: 3000,
  hundred: 6000,
  grid: 3000,
}

test.each(Object.keys(ANY) as Motif[])('%s: every valid cover is small, well-formed and within bounds', (motif) => {
  fc.assert(
    fc.property(ANY[motif], anyGround, (cover, ground) => {
      expect(Cover.safeParse(cover).error).toBeUndefined()
      const svg = coverFile(cover, ground)
      expect(Buffer.byteLength(svg)).toBeLessThan(MAX_BYTES[motif])
      expect(svg).not.toMatch(/NaN|Infinity|undefined|e-\d/)
      expect(parseXml(svg).name).toBe('svg')
      expect(plainCoverFile(cover, ground)).not.toContain('var(')
    }),
  )
})

test.each(GROUNDS)('%s: a file contains light and dark colours, a page has both in one value', (ground) => {
  const colours = (tone: 0 | 1) => COVER_COLOURS.map((name) => `${name}:${PALETTES[ground][name][tone]}`).join(';')
  expect(colours(0)).not.toBe(colours(1))
  const cover = { motif: 'hundred', count: 4 } as const
  expect(coverFile(cover, ground)).toContain(
    `<style>svg{${colours(0)}}@media(prefers-color-scheme:dark){svg{${colours(1)}}}</style>`,
  )
  expect(plainCoverFile(cover, ground)).not.toContain(PALETTES[ground]['--cb'][1])
  const [light, dark] = PALETTES[ground]['--cb']
  expect(groundStyle(ground)['--cb']).toBe(`light-dark(${light},${dark})`)
})

test('the URL encodes everything in a canonical form', () => {
  fc.assert(
    fc.property(anyCover, anyGround, (cover, ground) => {
      expect(parseCoverName(coverName(cover))).toEqual(cover)
      expect(coverAddress(cover, ground)).toMatch(/^\/cover\/2\/[a-z]+\/[a-z0-9._-]+\.svg$/)
    }),
  )
  expect(coverAddress({ motif: 'seal', months: 72, without: 6 }, 'licences')).toBe('/cover/2/licences/seal-72-6.svg')
  expect(
    coverName({
      motif: 'dots',
      rows: [
        { promised: 24, measured: [9.6, 30] },
        { promised: null, measured: [8] },
      ],
    }),
  ).toBe('dots-24_9.6_30-x_8')
})

test.each([
  '',
  'seal',
  'seal-72',
  'seal-72-6-1',
  'seal-072-6',
  'seal-7e1-6',
  'seal-72-',
  'seal-0-6',
  'seal-1000-6',
  'roulette-7',
  'dots-',
  'dots-24',
  'dots-24_',
  'dots-24_9.65',
  'steps-20-20',
  'steps-20',
  'hundred-101',
  'hundred-4.5',
  'grid-1',
  'dial-50',
  'dial-50-10-10-10-10',
  'scales-0-0',
  'scales-1-1-',
  `steps-${'20-30-'.repeat(200)}20`,
  '__proto__-1',
])('rejects the name %j', (name) => {
  expect(parseCoverName(name)).toBeUndefined()
})

test('different data give different covers', () => {
  fc.assert(
    fc.property(anyCover, anyCover, (one, other) => {
      fc.pre(one.motif !== 'scales' && one.motif !== 'dots' && coverName(one) !== coverName(other))
      expect(coverFile(one, 'terms')).not.toBe(coverFile(other, 'terms'))
    }),
  )
})

test.each([
  [1000, 1200, 10],
  [1000, 400, -14],
  [500, 500, 0],
  [0, 90, 14],
  [90, 0, -14],
])('a bonus of %i against a loss of %i tilts the beam by %i°', (bonus, loss, angle) => {
  expect(beamAngle(bonus, loss)).toBeCloseTo(angle)
})

test('the area of a weight is proportional to its amount, and the right one has the accent', () => {
  const shapes = drawCover({ motif: 'scales', left: 1000, right: 250 })
  const [left] = painted(shapes, SHAPE)
  const [right] = painted(shapes, POINT)
  expect((left?.strokeWidth ?? 0) / (right?.strokeWidth ?? 1)).toBeCloseTo(2, 1)
  expect(painted(drawCover({ motif: 'scales', left: 0, right: 250 }), SHAPE)).toEqual([])
})

test('the axis of hours follows the longest time; late ones are behind the promise, equal ones beside each other', () => {
  const shapes = drawCover({
    motif: 'dots',
    rows: [
      { promised: 24, measured: [12, 24, 24.1] },
      { promised: 48, measured: [72, 72] },
      { promised: null, measured: [144] },
    ],
  })
  const dotsIn = (colour: string) => painted(shapes, colour).flatMap(centres)
  expect(dotsIn(INK).map(([x]) => x)).toEqual([43.3, 66.7, 300])
  // Later than promised: 24.1 of 24 and twice 72 of 48. Without a promise nothing is late.
  const [near, one, other] = dotsIn(POINT)
  expect([near?.[0], one?.[0], other?.[0]]).toEqual([79.5, 160, 160])
  expect((one?.[1] ?? 0) - (other?.[1] ?? 0)).toBeCloseTo(4.8)
  expect(painted(shapes, SHAPE)[0]?.d).toMatch(/H66\.7.*H113\.3$/)
})

test('steps range from the lowest to the highest value; the last change has the accent', () => {
  const shapes = drawCover({ motif: 'steps', values: [20, 20, 25, 25, 30, 35, 35, 40] })
  expect(painted(shapes, POINT).flatMap(centres)).toEqual([[280, 32]])
  expect(painted(shapes, INK).flatMap(centres)).toEqual([
    [80, 84.5],
    [160, 67],
    [200, 49.5],
  ])
})

const numberAt = (values: number[]) => drawCover({ motif: 'steps', values }).at(-1)?.transform
test('the label of steps avoids the line', () => {
  expect(numberAt([20, 25, 30, 40])).toMatch(/^translate\(18 60\)/)
  expect(numberAt([40, 35, 30, 20])).toMatch(/^translate\(18 160\)/)
  expect(numberAt([20, 40, 40, 40, 40, 40, 40, 40])).toMatch(/^translate\(18 160\)/)
})

test('the longest history with the widest figures is still small', () => {
  const values = Array.from({ length: COVER_LIMITS.steps }, (_, index) => (index % 2 ? 3888.8 + index : 8888.8 - index))
  expect(Buffer.byteLength(coverFile({ motif: 'steps', values }, 'terms'))).toBeLessThan(MAX_BYTES.steps)
})

test('the digits of a number do not overlap', () => {
  const starts = (label: string) =>
    [...drawNumber(label, { x: 0, y: 0, size: 10 }, INK).d.matchAll(/M(\d+) 0/g)].map(([, at]) => Number(at))
  const [first = -1, second = 0, third = 0] = starts('400')
  expect(first).toBe(0)
  expect(second).toBeGreaterThan(0)
  expect(third - second).toBeGreaterThan(0)
  expect(numberWidth('400', 20)).toBeCloseTo(2 * numberWidth('400', 10))
})

test('a seal has a spoke per month; months without a licence have the accent', () => {
  const lapsed = drawCover({ motif: 'seal', months: 72, without: 6 })
  expect(painted(lapsed, INK).map(({ d }) => countOf(d, 'L'))).toEqual([72, 0])
  expect(painted(lapsed, POINT).map(({ d }) => countOf(d, 'L'))).toEqual([6])
  expect(painted(drawCover({ motif: 'seal', months: 36, without: 0 }), POINT)).toEqual([])
})

test('a dial fills half circles by the used share', () => {
  const shapes = drawCover({ motif: 'dial', shares: [82, 60, 38], needle: 50 })
  const filled = painted(shapes, INK).map(({ strokeDasharray = '' }) => Number.parseFloat(strokeDasharray))
  expect(filled.map((length, index) => Math.round((100 * length) / (Math.PI * (132 - 34 * index))))).toEqual([
    82, 60, 38,
  ])
  expect(painted(shapes, POINT)[0]?.d).toBe('M160 168L160 30')
})

test('`count` of a hundred dots have the accent', () => {
  const shapes = drawCover({ motif: 'hundred', count: 4 })
  expect(painted(shapes, INK).flatMap(centres)).toHaveLength(96)
  expect(painted(shapes, POINT).flatMap(centres)).toHaveLength(4)
})

test('a grid has as many cells as times', () => {
  expect([2, 5, 20, 30, 100].map(gridOf)).toEqual([
    { columns: 1, rows: 2 },
    { columns: 1, rows: 5 },
    { columns: 4, rows: 5 },
    { columns: 6, rows: 5 },
    { columns: 13, rows: 8 },
  ])
  const [cells] = painted(drawCover({ motif: 'grid', times: 30 }), SHAPE)
  expect(countOf(cells?.d ?? '', 'M')).toBe(30)
})

test.each<[string, unknown]>([
  ['motif', { motif: 'roulette' }],
  ['left', { motif: 'scales', left: -1, right: 5 }],
  ['left', { motif: 'scales', left: Infinity, right: 5 }],
  ['right', { motif: 'scales', left: 0, right: 0 }],
  ['rows', { motif: 'dots', rows: [] }],
  ['rows.0.measured', { motif: 'dots', rows: [{ promised: 24, measured: [] }] }],
  ['rows.0.measured.0', { motif: 'dots', rows: [{ promised: 24, measured: [1.25] }] }],
  ['rows', { motif: 'dots', rows: Array.from({ length: 11 }, () => ({ promised: 24, measured: [1] })) }],
  ['values', { motif: 'steps', values: [20] }],
  ['values', { motif: 'steps', values: [20, 20] }],
  ['months', { motif: 'seal', months: 2.5, without: 0 }],
  ['shares', { motif: 'dial', shares: [], needle: 4 }],
  ['needle', { motif: 'dial', shares: [4], needle: 101 }],
  ['count', { motif: 'hundred', count: 0 }],
  ['times', { motif: 'grid', times: 101 }],
  ['', { motif: 'grid', times: 10, colour: 'red' }],
])('rejects invalid data at %j: case %#', (path, cover) => {
  expect(Cover.safeParse(cover).error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
})
