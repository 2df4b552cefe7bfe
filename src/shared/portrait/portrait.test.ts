import { expect, test } from 'vitest'
import { portraitAddress, portraitName } from '#shared/portrait/address.ts'
import { portraitFile } from '#shared/portrait/file.ts'
import { HAIR, ITEMS, TOPS } from '#shared/portrait/parts.ts'
import { parsePortraitName } from '#shared/portrait/parse-name.ts'
import type { Portrait } from '#shared/portrait/schema.ts'
import { keysOf } from '#shared/objects.ts'
import { parseXml } from '#testing/xml.ts'

const ALL: Portrait[] = keysOf(HAIR).flatMap((hair) =>
  keysOf(TOPS).flatMap((top) =>
    keysOf(ITEMS).flatMap((item) => [true, false].map((beard) => ({ hair, top, item, beard }))),
  ),
)

test('every portrait is small, well-formed, unique and reproducible from its name', () => {
  const files = ALL.map(portraitFile)
  expect(new Set(files).size).toBe(ALL.length)
  for (const file of files) {
    expect(parseXml(file).attributes).toMatchObject({ viewBox: '0 0 96 96' })
    expect(Buffer.byteLength(file)).toBeLessThan(2500)
    expect(file).toContain('prefers-color-scheme:dark')
  }
  for (const portrait of ALL) expect(parsePortraitName(portraitName(portrait))).toEqual(portrait)
  expect(portraitAddress({ hair: 'bun', top: 'round', item: 'scarf', beard: false })).toBe(
    '/portrait/1/bun-round-scarf.svg',
  )
})

test('a beard covers the chin; dark colours differ from light ones', () => {
  const face = { hair: 'bun', top: 'round', item: 'scarf' } as const
  const inks = (beard: boolean) => portraitFile({ ...face, beard }).split('fill="var(--pt-ink)"').length
  expect(inks(true)).toBe(inks(false) + 1)
  const colours = [...portraitFile({ ...face, beard: false }).matchAll(/svg\{([^}]+)\}/g)].map(([, each = '']) =>
    each.split(';').map((colour) => colour.split(':')),
  )
  const [light = [], dark = []] = colours
  expect(dark.map(([name]) => name)).toEqual(light.map(([name]) => name))
  for (const [index, [, colour]] of dark.entries()) expect(colour).not.toBe(light[index]?.[1])
})

test.each([
  '',
  'bun',
  'bun-round',
  'bun-round-scarf-',
  'bun-round-scarf-moustache',
  'constructor-round-scarf',
  'bun-round-scarf-beard-beard',
])('rejects the name %j', (name) => {
  expect(parsePortraitName(name)).toBeUndefined()
})
