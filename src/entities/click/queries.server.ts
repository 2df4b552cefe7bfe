import type { Click } from '#entities/click/schema.ts'
import { clickMapper } from '#entities/click/schema.ts'
import type { Db } from '#entities/tables.server.ts'

/** Clicks are written many at a time: the server keeps them for a moment and hands them over together. */
export async function storeClicks(db: Db, clicks: Click[]): Promise<void> {
  if (clicks.length > 0)
    await db
      .insertInto('click')
      .values(clicks.map((click) => clickMapper.encode(click)))
      // A batch whose response was lost on the way comes a second time.
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
}
