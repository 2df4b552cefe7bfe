import type { z } from 'zod'
import type { AnyCollection } from '#entities/collection.server.ts'
import { countUses, UNUSED } from '#entities/count-uses.server.ts'
import type { Listed } from '#entities/list.server.ts'
import { loadPictures } from '#entities/media/pictures.server.ts'
import { countChanges } from '#features/waiting-changes/count.server.ts'
import { WaitingChangesSummary, NO_CHANGES } from '#shared/schema/waiting-changes-summary.ts'
import { Picture } from '#shared/schema/picture.ts'
import { UsedBy } from '#shared/schema/usage.ts'

/** The record with its picture, usage counts and waiting changes, where the collection declares them. */
export function itemSchema({ record, model, listShows: { picture, uses }, hasChanges }: AnyCollection): z.ZodObject {
  if (!picture && !uses && !hasChanges) return record
  return record
    .extend({
      ...(picture ? { picture: Picture.nullable() } : {}),
      ...(uses ? { usedBy: UsedBy } : {}),
      ...(hasChanges ? { changes: WaitingChangesSummary } : {}),
    })
    .meta({ id: `${model}Item` })
}

export function listedItems(collection: AnyCollection): Listed<any> {
  const {
    name,
    table,
    list,
    listShows: { picture, uses },
    hasChanges,
  } = collection
  const start = {
    ...(picture ? { picture: null } : {}),
    ...(uses ? { usedBy: UNUSED } : {}),
    ...(hasChanges ? { changes: NO_CHANGES } : {}),
  }
  return {
    name,
    table,
    list,
    decode: (row) => ({ ...collection.decode(row), ...start }),
    async loadRelations(db, items) {
      await collection.loadRelations(db, items)
      if (picture) await loadPictures(db, items, picture)
      if (uses) await countUses(db, table, items)
      if (hasChanges) await countChanges(db, name, items)
    },
  }
}
