import { randomUUID } from 'node:crypto'
import { type DialectAdapter, type Kysely, sql } from 'kysely'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { coreOf } from '#infra/db/core-tables.server.ts'
import { EVERYTHING } from '#infra/cache/tracking.server.ts'

export const CHANNEL = 'page_change'
/** A notification holds 8000 bytes; a longer list of tags becomes "everything". */
const MAX_NOTIFICATION = 7000
/** A consumer lagging further behind than this flushes its whole cache. */
const ROWS_KEPT = 1000

export type ChangeListener = (keys: readonly string[]) => void

interface Hub {
  /** Marks our own changes, so that we skip their announcements. */
  origin: string
  listeners: Set<ChangeListener>
  announced: number
  /** Announcements of ours whose commit is in doubt. */
  inDoubt: Set<string>
}

/** With that many in doubt the database is gone, and the cache is flushed anyway once it is back. */
const MAX_IN_DOUBT = 1000

/** The adapter is the one thing that a database, its transactions and its copies have in common. */
const hubs = new WeakMap<DialectAdapter, Hub>()

export function hubOf(db: Kysely<any>): Hub {
  const { adapter } = db.getExecutor()
  const hub = hubs.get(adapter) ?? { origin: randomUUID(), listeners: new Set(), announced: 0, inDoubt: new Set() }
  hubs.set(adapter, hub)
  return hub
}

/** Within the transaction: other processes are notified when it commits, or never. Returns the announcement's id. */
export async function announceChanges(trx: Kysely<any>, keys: ReadonlySet<string>): Promise<string> {
  const hub = hubOf(trx)
  const { origin } = hub
  const name = `${origin}/${++hub.announced}`
  if (keys.size === 0) return name
  const list = JSON.stringify([...keys])
  if (dialectOf(trx).name === 'postgres') {
    const fits = Buffer.byteLength(list) <= MAX_NOTIFICATION
    const payload = `${name} ${fits ? list : JSON.stringify([EVERYTHING])}`
    await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(trx)
    return name
  }
  const core = coreOf(trx)
  const { insertId } = await core.insertInto('pageChange').values({ origin, keys: list }).executeTakeFirstOrThrow()
  await core
    .deleteFrom('pageChange')
    .where('id', '<=', Number(insertId) - ROWS_KEPT)
    .execute()
  return name
}

/** The commit is in doubt: if the announcement arrives after all, we must not skip it as our own. */
export function notifyInDoubt(db: Kysely<any>, announcement: string, keys: ReadonlySet<string>): void {
  const { inDoubt } = hubOf(db)
  if (inDoubt.size === MAX_IN_DOUBT) inDoubt.clear()
  inDoubt.add(announcement)
  notifyListeners(db, keys)
}

export function isForUs({ origin, inDoubt }: Hub, announcement: string): boolean {
  return !announcement.startsWith(`${origin}/`) || inDoubt.delete(announcement)
}

/** Only after the commit. */
export function notifyListeners(db: Kysely<any>, keys: ReadonlySet<string>): void {
  if (keys.size === 0) return
  const list = [...keys]
  for (const listener of hubOf(db).listeners) listener(list)
}
