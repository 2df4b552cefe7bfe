import type { DialectAdapter } from 'kysely'
import type { Reader } from '#entities/collection.server.ts'
import { createKept, type Kept } from '#infra/kept.server.ts'

/** Roughly what one reading takes, and how much all of them may. */
const BYTES_EACH = 10_000
const MAX_BYTES = 2000 * BYTES_EACH

const memories = new WeakMap<DialectAdapter, Kept<object>>()

/** What pages read over and over, for as long as it is true. Nothing is kept until somebody listens to changes. */
export function memoryOf(db: Reader): Kept<object> {
  const { adapter } = db.getExecutor()
  const memory = memories.get(adapter) ?? createKept<object>(MAX_BYTES, false)
  memories.set(adapter, memory)
  return memory
}

/** Reads from memory what is known under this name, else from the database. Nobody may change what is answered. */
export async function remember<T extends object>(db: Reader, name: string, read: () => Promise<T>): Promise<T> {
  // A transaction sees what nobody else may see yet.
  if (db.isTransaction) return read()
  const memory = memoryOf(db)
  const known = memory.find(name) ?? (await memory.make(name, async () => ({ value: await read(), bytes: BYTES_EACH })))
  // Names tell what is read, so the same name is always the same type.
  return known as T
}
