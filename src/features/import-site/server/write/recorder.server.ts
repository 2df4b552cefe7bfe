import type { Actor } from '#records/actor.ts'
import type { Db, Trx } from '#records/db.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { yieldToEventLoop } from '#infra/db/yield.server.ts'
import { newId } from '#shared/id.ts'

interface Item {
  key: string
  collection: string
  oldId?: string
}

interface About {
  name: string
  site: string
  actor: Actor
}

/** Writes each record together with the note of where it came from, so that an import that was killed does nothing twice. */
export function createRecorder(db: Db, { name, site, actor }: About) {
  const importId = newId()
  let isBegun = false

  /** An import that brings nothing leaves nothing. */
  async function begin(trx: Trx): Promise<void> {
    const createdAt = new Date().toISOString()
    await trx.insertInto('siteImport').values({ id: importId, name, site, actor: actor.name, createdAt }).execute()
  }

  return {
    importId,
    hasWritten: () => isBegun,
    async write<Written extends { id: string; version: number }>(
      { key, collection, oldId = '' }: Item,
      create: (trx: Trx) => Promise<Written>,
    ): Promise<Written> {
      const written = await inTransaction(db, async (trx) => {
        if (!isBegun) await begin(trx)
        const record = await create(trx)
        const { id: recordId, version } = record
        await trx.insertInto('siteImportItem').values({ key, importId, collection, recordId, version, oldId }).execute()
        return record
      })
      isBegun = true
      await yieldToEventLoop()
      return written
    },
  }
}
export type Recorder = ReturnType<typeof createRecorder>
