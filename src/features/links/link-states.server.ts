import type { Reader } from '#records/db.server.ts'
import type { LinkState } from '#shared/checks/evidence.ts'

/** Results of probes of external URLs; only broken or moved ones. */
export async function externalLinkStates(db: Reader, addresses: readonly string[]): Promise<Record<string, LinkState>> {
  if (addresses.length === 0) return {}
  const rows = await db
    .selectFrom('linkCheck')
    .where('url', 'in', addresses)
    .select(['url', 'state', 'detail', 'movedTo'])
    .execute()
  return Object.fromEntries(
    rows.flatMap(({ url, state, detail, movedTo }): [string, LinkState][] => {
      if (state === 'broken') return [[url, { state, detail }]]
      return state === 'ok' && movedTo !== '' ? [[url, { state: 'moved', to: movedTo }]] : []
    }),
  )
}
