import { isCommitInDoubt } from '#infra/db/transaction.server.ts'
import type { Storage } from '#infra/storage.server.ts'

type Put = Storage['put']

/** Files that go together with a transaction: if it is rolled back, those that were not there before are removed again. */
export async function withNewFiles<T>(storage: Storage, work: (put: Put) => Promise<T>): Promise<T> {
  const before = new Set(await storage.list())
  const added: string[] = []
  const put: Put = async (key, body) => {
    if (!before.has(key)) added.push(key)
    // Also what is there and the same: it is young again, so that it is not swept before its record is stored.
    await storage.put(key, body)
  }
  try {
    return await work(put)
  } catch (error) {
    if (!isCommitInDoubt(error)) for (const key of added) await storage.remove(key)
    throw error
  }
}
