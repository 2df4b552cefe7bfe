import { randomUUID } from 'node:crypto'
import { type DialectAdapter, type Kysely, sql } from 'kysely'
import { dialectOf } from '#infra/db/dialect.server.ts'
import { coreOf } from '#infra/db/core-tables.server.ts'
import { EVERYTHING } from '#infra/cache/tracking.server.ts'

/** Where PostgreSQL tells the others. */
export const CHANNEL = 'page_change'
/** A notification holds 8000 bytes; what is longer is said as "everything". */
const MAX_NOTIFICATION = 7000
/** Who is further behind than this has missed something and forgets everything. */
const ROWS_KEPT = 1000

export type ChangeListener = (keys: readonly string[]) => void

interface Hub {
  /** Tells our own changes from those of other processes. */
  origin: string
  listeners: Set<ChangeListener>
  announced: number
  /** Announcements of ours that may still come true. */
  inDoubt: Set<string>
}

/** Whoever has that many in doubt has no database, and will forget everything once it is back. */
const MAX_IN_DOUBT = 1000

/** The adapter is the one thing that a database, its transactions and its copies have in common. */
const hubs = new WeakMap<DialectAdapter, Hub>()

export function hubOf(db: Kysely<any>): Hub {
  const { adapter } = db.getExecutor()
  const hub = hubs.get(adapter) ?? { origin: randomUUID(), listeners: new Set(), announced: 0, inDoubt: new Set() }
  hubs.set(adapter, hub)
  return hub
}

/**
 * Tells the other processes, in the transaction that changes something: they hear of it when it is done, or never. Answers
 * what the announcement is called.
 */
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

/** Nobody knows whether the change is stored, or will be in a moment: should it be announced, we want to hear of it, too. */
export function notifyInDoubt(db: Kysely<any>, announcement: string, keys: ReadonlySet<string>): void {
  const { inDoubt } = hubOf(db)
  if (inDoubt.size === MAX_IN_DOUBT) inDoubt.clear()
  inDoubt.add(announcement)
  notifyListeners(db, keys)
}

/** Whether an announcement tells us something: it is of another process, or of ours and was in doubt. */
export function isForUs({ origin, inDoubt }: Hub, announcement: string): boolean {
  return !announcement.startsWith(`${origin}/`) || inDoubt.delete(announcement)
}

/** Tells this process, once the change is stored. */
export function notifyListeners(db: Kysely<any>, keys: ReadonlySet<string>): void {
  if (keys.size === 0) return
  const list = [...keys]
  for (const listener of hubOf(db).listeners) listener(list)
}
