import { sql } from 'kysely'
import type { Crops } from '#features/crops/shared/schema.ts'
import { mediaMapper, pictureName } from '#entities/media/schema.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'
import type { Db } from '#records/db.server.ts'

/** The crops of all pictures that have some, by name; cached until a picture changes. */
export const croppedPictures = defineCached(async (db: Db): Promise<ReadonlyMap<string, Crops>> => {
  const rows = await db
    .selectFrom('media')
    .where(sql<boolean>`crops <> '{}'`)
    .select(['key', 'crops'])
    .execute()
  return new Map(rows.map(({ key, crops }) => [pictureName(key), mediaMapper.decodeColumn('crops', crops)]))
})
