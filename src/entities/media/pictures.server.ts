import type { Reader } from '#records/db.server.ts'
import { pictureFrom } from '#entities/media/picture.ts'
import type { Picture } from '#shared/schema/picture.ts'

export async function loadPictures<Field extends string>(
  db: Reader,
  items: ({ picture: Picture | null } & Record<Field, string | null>)[],
  field: Field,
): Promise<void> {
  const ids = new Set(items.flatMap((item) => item[field] ?? []))
  if (ids.size === 0) return
  const rows = await db
    .selectFrom('media')
    .where('id', 'in', [...ids])
    .where('isDeleted', '=', 0)
    .select(['id', 'key', 'width', 'height', 'focus', 'alt'])
    .execute()
  const pictures = new Map(rows.map((row) => [row.id, pictureFrom(row, row.alt)]))
  for (const item of items) item.picture = pictures.get(item[field] ?? '') ?? null
}
