import type { DialectAdapter } from 'kysely'
import type { Reader } from '#entities/collection.server.ts'
import { createKept, type Kept } from '#infra/kept.server.ts'

const MAX_BYTES = 32_000_000
/** Roughly what one reading takes. */
const BYTES = 10_000

const memories = new WeakMap<DialectAdapter, Kept<object>>()

/** What pages read over and over, for as long as it is true. Nothing is kept until somebody listens to changes. */
export function memoryOf(db: Reader): Kept<object> {
  const { adapter } = db.getExecutor()
  const memory = memories.get(adapter) ?? createKept<object>({ maxBytes: MAX_BYTES, isPart: true, isHearing: false })
  memories.set(adapter, memory)
  return memory
}

/** Reads from memory what is known under this name, else from the database; what is not there is looked for each time. Nobody may change the answer. */
export async function remember<T extends object | undefined>(
  db: Reader,
  name: string,
  read: () => Promise<T>,
  bytes = BYTES,
): Promise<T> {
  // A transaction sees what nobody else may see yet.
  if (db.isTransaction) return read()
  const memory = memoryOf(db)
  const make = async () => {
    const value = await read()
    return value && { value, bytes }
  }
  const known = memory.find(name) ?? (await memory.make(name, make))
  // Names tell what is read, so the same name is always the same type.
  return known as T
}
