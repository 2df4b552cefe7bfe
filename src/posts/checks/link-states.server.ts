import { externalLinkStates } from '#features/links/link-states.server.ts'
import { isPublic } from '#entities/offer/public.server.ts'
import type { Reader } from '#records/db.server.ts'
import { unarchivedIn } from '#infra/db/unarchived.server.ts'
import { resolveAddress } from '#posts/address.server.ts'
import type { LinkState } from '#shared/checks/evidence.ts'
import { isInside, isOutside } from '#posts/checks/links-in.ts'
import { storedAddress } from '#posts/checks/evidence-query.ts'
import { isFile, isSystemPath } from '#shared/canonical-path.ts'
import { postPath } from '#shared/post-address.ts'

const OUT = '/go/'

const slugOf = (address: string) => address.slice(OUT.length).replace(/[/?].*$/s, '')

export const outboundSlugs = (addresses: readonly string[]): string[] =>
  addresses.filter((address) => address.startsWith(OUT)).map(slugOf)

/** Problems of the given addresses, by address. Most are fine, which one query finds out for all of them. */
export async function linkStates(
  db: Reader,
  addresses: readonly string[],
  ownPath: string,
): Promise<Record<string, LinkState>> {
  const inside = addresses.filter(
    (address) => isInside(address) && !isSystemPath(address) && !isFile(storedAddress(address)),
  )
  return {
    ...(await statesOfPages(
      db,
      inside.filter((address) => storedAddress(address) !== ownPath),
    )),
    ...(await statesOfOffers(
      db,
      addresses.filter((address) => address.startsWith(OUT)),
    )),
    ...(await externalLinkStates(db, addresses.filter(isOutside))),
  }
}

async function statesOfPages(db: Reader, addresses: readonly string[]): Promise<Record<string, LinkState>> {
  const slugs = addresses.map((address) => storedAddress(address).split('/').at(-2) ?? '')
  const posts = await db
    .selectFrom('post')
    .where(unarchivedIn('slug', slugs))
    .select(['slug', 'category', 'isActive'])
    .execute()
  const live = new Set(posts.filter(({ isActive }) => isActive === 1).map(postPath))
  const drafts = new Set(posts.filter(({ isActive }) => isActive === 0).map(postPath))
  const states: Record<string, LinkState> = {}
  for (const address of addresses) {
    const path = storedAddress(address)
    if (live.has(path)) continue
    const found = await resolveAddress(db, path)
    if (found.kind === 'moved') states[address] = { state: 'moved', to: found.to }
    else if (found.kind !== 'page') states[address] = { state: drafts.has(path) ? 'draft' : 'missing' }
  }
  return states
}

/** A closed casino has no outbound link any more, but its reviews keep theirs. */
async function statesOfOffers(db: Reader, addresses: readonly string[]): Promise<Record<string, LinkState>> {
  if (addresses.length === 0) return {}
  const slugs = addresses.map(slugOf)
  const casinos = await db
    .selectFrom('casino')
    .where(unarchivedIn('slug', slugs))
    .where(isPublic('casino'))
    .where((eb) => eb.or([eb('refLink', '<>', ''), eb('closedYear', 'is not', null)]))
    .select('slug')
    .execute()
  const bookmakers = await db
    .selectFrom('bookmaker')
    .where(unarchivedIn('slug', slugs))
    .where(isPublic('bookmaker'))
    .where('refLink', '<>', '')
    .select('slug')
    .execute()
  const known = new Set([...casinos, ...bookmakers].map(({ slug }) => slug))
  return Object.fromEntries(
    addresses
      .filter((address) => !known.has(slugOf(address)))
      .map((address) => [address, { state: 'missing' as const }]),
  )
}
