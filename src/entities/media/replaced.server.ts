import { sql } from 'kysely'
import { mediaMapper, pictureName } from '#entities/media/schema.ts'
import type { Db } from '#records/db.server.ts'
import { defineCached } from '#infra/cache/data-cache.server.ts'

/** Maps former names of replaced pictures to the current one; cached until a picture changes. */
export const replacedPictures = defineCached(async (db: Db): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('media')
    .where(sql<boolean>`former_names <> '[]'`)
    .select(['key', 'formerNames'])
    .execute()
  return new Map(
    rows.flatMap(({ key, formerNames }) =>
      mediaMapper.decodeColumn('formerNames', formerNames).map((name) => [name, pictureName(key)] as const),
    ),
  )
})
