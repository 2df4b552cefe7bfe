import type { Watch } from '#features/import-site/server/watch.ts'
import type { Actor } from '#records/actor.ts'
import type { Db, Trx } from '#records/db.server.ts'
import { inTransaction } from '#infra/db/transaction.server.ts'
import { yieldToEventLoop } from '#infra/db/yield.server.ts'
import type { Menus } from '#entities/settings/menus.ts'
import { newId } from '#shared/id.ts'

interface Item {
  key: string
  collection: string
  /** By which whoever watches knows it. */
  name: string
  oldId?: string
}

interface About {
  /** That of an import which goes on. */
  importId?: string | undefined
  name: string
  site: string
  actor: Actor
  watch: Watch
}

interface MenuChange {
  before: Partial<Menus>
  after: Partial<Menus>
}

/** Writes each record together with the note of where it came from, so that an import that was killed does nothing twice. */
export function createRecorder(db: Db, { importId = newId(), name, site, actor, watch }: About) {
  let isBegun = false
  let hasWritten = false

  /** An import that brings nothing leaves nothing. */
  const begin = (trx: Trx) =>
    trx
      .insertInto('siteImport')
      .values({
        id: importId,
        name,
        site,
        actor: actor.name,
        createdAt: new Date().toISOString(),
        menusBefore: null,
        menusAfter: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()

  async function put<Written extends { id: string; version: number }>(
    trx: Trx,
    { key, collection, oldId = '' }: Item,
    create: (trx: Trx) => Promise<Written>,
  ): Promise<Written> {
    if (!isBegun) await begin(trx)
    const record = await create(trx)
    const { id: recordId, version } = record
    await trx.insertInto('siteImportItem').values({ key, importId, collection, recordId, version, oldId }).execute()
    return record
  }

  async function tell(items: readonly Item[]): Promise<void> {
    isBegun = true
    hasWritten = true
    for (const { name: title } of items) await watch.step(title)
    await yieldToEventLoop()
  }

  return {
    importId,
    hasWritten: () => hasWritten,
    async write<Written extends { id: string; version: number }>(
      item: Item,
      create: (trx: Trx) => Promise<Written>,
    ): Promise<Written> {
      const written = await inTransaction(db, (trx) => put(trx, item, create))
      await tell([item])
      return written
    },
    /** All or none, in one commit: for many small records, of which each takes less time than its commit. */
    async writeTogether(
      all: readonly { item: Item; create: (trx: Trx) => Promise<{ id: string; version: number }> }[],
    ): Promise<void> {
      await inTransaction(db, async (trx) => {
        for (const { item, create } of all) await put(trx, item, create)
      })
      await tell(all.map(({ item }) => item))
    },
    /** It is not written: because it cannot be, or because it is here. */
    skip: watch.step,
    goOn: watch.goOn,
    /** Inside `write`. */
    async noteMenus(trx: Trx, { before, after }: MenuChange): Promise<void> {
      const noted = await trx
        .selectFrom('siteImport')
        .where('id', '=', importId)
        .select(['menusBefore', 'menusAfter'])
        .executeTakeFirstOrThrow()
      const withOthers = (stored: string | null, own: Partial<Menus>) =>
        JSON.stringify({ ...(stored === null ? {} : JSON.parse(stored)), ...own })
      await trx
        .updateTable('siteImport')
        .set({ menusBefore: withOthers(noted.menusBefore, before), menusAfter: withOthers(noted.menusAfter, after) })
        .where('id', '=', importId)
        .execute()
    },
  }
}
export type Recorder = ReturnType<typeof createRecorder>
