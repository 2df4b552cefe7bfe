import { portraitName } from '#shared/portrait/address.ts'
import { Portrait } from '#shared/portrait/schema.ts'

/** Parses a name; undefined unless `portraitName` would produce it. */
export function parsePortraitName(name: string): Portrait | undefined {
  const [hair, top, item, beard] = name.split('-')
  const read = Portrait.safeParse({ hair, top, item, beard: beard !== undefined })
  return read.success && portraitName(read.data) === name ? read.data : undefined
}
