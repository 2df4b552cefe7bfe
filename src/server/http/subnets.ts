import { BlockList, isIP } from 'node:net'

/** Of either family, written like `10.0.0.0/8`. */
export function subnets(list: readonly string[]): BlockList {
  const block = new BlockList()
  for (const subnet of list) {
    const [address = '', prefix] = subnet.split('/')
    block.addSubnet(address, Number(prefix), familyOf(address))
  }
  return block
}

export const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
