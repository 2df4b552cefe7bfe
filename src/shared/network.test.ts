import { expect, test } from 'vitest'
import { networkOf } from '#shared/network.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:ffff::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['local', 'local'],
  ['', ''],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('addresses within one /64 share a key, those in the next do not', () => {
  const all = Array.from({ length: 100 }, (_, index) => networkOf(`2001:db8:a:b::${index.toString(16)}`))
  expect(new Set(all).size).toBe(1)
  expect(networkOf('2001:db8:a:c::1')).not.toBe(all[0])
})
