import type { Storage } from '#infra/storage.server.ts'

type Put = Storage['put']

/** Files that go together with a transaction: if the work fails, those that were not there before are removed again. */
export async function withNewFiles<T>(storage: Storage, work: (put: Put) => Promise<T>): Promise<T> {
  const before = new Set(await storage.list())
  const added: string[] = []
  const put: Put = async (key, body) => {
    if (!before.has(key)) added.push(key)
    else if (isSame(await storage.get(key), body)) return
    await storage.put(key, body)
  }
  try {
    return await work(put)
  } catch (error) {
    for (const key of added) await storage.remove(key)
    throw error
  }
}

const isSame = (there: Uint8Array | undefined, body: Uint8Array) =>
  there !== undefined && Buffer.compare(there, body) === 0
