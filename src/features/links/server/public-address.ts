import { isIP } from 'node:net'
import { subnets } from '#server/http/subnets.ts'

/** Ranges of this machine, its network, its provider, or unassigned ones (the registries of IANA). */
const NOT_PUBLIC_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** Within the allocated range; some of these embed an IPv4 address that would be missed. */
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const closed4 = subnets(NOT_PUBLIC_4)
const closed6 = subnets(NOT_PUBLIC_6)
const handedOut6 = subnets(['2000::/3'])
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const mapped6 = subnets(['::ffff:0:0/96'])

export function isPublicAddress(address: string): boolean {
  const plain = MAPPED.exec(address)?.[1] ?? address
  if (isIP(plain) === 4) return !closed4.check(plain, 'ipv4')
  if (isIP(plain) !== 6 || plain.includes('%')) return false
  // A mapped address is checked against the IPv4 ranges, however it is written.
  if (mapped6.check(plain, 'ipv6')) return !closed4.check(plain, 'ipv6')
  return handedOut6.check(plain, 'ipv6') && !closed6.check(plain, 'ipv6')
}
