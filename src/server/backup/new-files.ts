import { isCommitInDoubt } from '#infra/db/transaction.server.ts'
import type { Storage } from '#infra/storage.server.ts'

type Put = Storage['put']

/** Ties new files to a transaction: if it is rolled back, those that did not exist before are removed. */
export async function withNewFiles<T>(storage: Storage, work: (put: Put) => Promise<T>): Promise<T> {
  const before = new Set(await storage.list())
  const added: string[] = []
  const put: Put = async (key, body) => {
    if (!before.has(key)) added.push(key)
    // Also rewrites an identical file: its new time keeps it from being swept before its record is stored.
    await storage.put(key, body)
  }
  try {
    return await work(put)
  } catch (error) {
    if (!isCommitInDoubt(error)) for (const key of added) await storage.remove(key)
    throw error
  }
}
