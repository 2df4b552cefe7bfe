import { isIP } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublicAddress } from '#features/links/server/public-address.ts'

/** The first and last address of each range, written independently and compared as numbers. */
const CLOSED: [string, string][] = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.88.99.0', '192.88.99.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.0', '255.255.255.255'],
]
const numberOf = (address: string) => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
const textOf = (value: number) => [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join('.')
const isClosed = (value: number) => CLOSED.some(([from, to]) => numberOf(from) <= value && value <= numberOf(to))
const group = (value: number) => value.toString(16)

/** Anywhere, and more often at the borders of the ranges. */
const address = fc.oneof(
  fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  fc
    .tuple(fc.constantFrom(...CLOSED.flat().map(numberOf)), fc.integer({ min: -2, max: 2 }))
    .map(([edge, offset]) => (edge + offset + 2 ** 32) % 2 ** 32),
)

test('an IPv4 address is public exactly outside of the closed ranges, in each of its spellings', () => {
  fc.assert(
    fc.property(address, (value) => {
      const isPublic = !isClosed(value)
      const [high, low] = [Math.floor(value / 65_536), value % 65_536]
      const spellings = [
        textOf(value),
        `::ffff:${textOf(value)}`,
        `::FFFF:${textOf(value)}`,
        `::ffff:${group(high)}:${group(low)}`,
        `0:0:0:0:0:ffff:${group(high)}:${group(low)}`,
      ]
      expect(spellings.map(isPublicAddress)).toEqual(spellings.map(() => isPublic))
    }),
    { numRuns: 2000 },
  )
})

test('only allocated IPv6 addresses are public', () => {
  const any = fc.integer({ min: 0, max: 0xffff })
  // Anywhere, and more often at the borders of the ranges.
  const head = fc.oneof(any, fc.constantFrom(0x1fff, 0x2000, 0x2001, 0x2002, 0x2003, 0x3fff, 0x4000))
  const next = fc.oneof(any, fc.constantFrom(0, 0x1ff, 0x200, 0xdb7, 0xdb8, 0xdb9, 0xfff, 0x1000))
  const tail = fc.array(any, { minLength: 6, maxLength: 6 })
  fc.assert(
    fc.property(head, next, tail, (first, second, rest) => {
      const text = [first, second, ...rest].map(group).join(':')
      const isSpecial =
        first === 0x2002 ||
        (first === 0x2001 && (second < 0x200 || second === 0xdb8)) ||
        (first === 0x3fff && second < 0x1000)
      const isMapped = first + second + (rest[0] ?? 0) + (rest[1] ?? 0) + (rest[2] ?? 0) === 0 && rest[3] === 0xffff
      fc.pre(!isMapped)
      expect(isPublicAddress(text)).toBe(first >= 0x2000 && first <= 0x3fff && !isSpecial)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  '::',
  '::1',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fd12:3456::1',
  'fec0::1',
  'ff02::1',
  '64:ff9b::a00:1',
  '::7f00:1',
  '2606:4700::1111%eth0',
])('%s is not public', (inside) => expect(isPublicAddress(inside)).toBe(false))
test.each(['169.254.169.254', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254', '::ffff:169.254.169.254'])(
  '%s, a metadata service of cloud providers, is not public',
  (metadata) => expect(isPublicAddress(metadata)).toBe(false),
)
test.each(['1.1.1.1', '93.184.216.34', '2606:4700::1111', '2a00:1450:4014:80e::2004'])('%s is public', (outside) =>
  expect(isPublicAddress(outside)).toBe(true),
)

test('an invalid address is not public', () => {
  fc.assert(fc.property(fc.string(), (text) => isIP(text) !== 0 || !isPublicAddress(text)))
  expect(isPublicAddress('')).toBe(false)
})
