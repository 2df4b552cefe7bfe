import type { AnyCollection } from '#records/collection.server.ts'
import type { Listed } from '#records/list/list.server.ts'
import type { z } from 'zod'

/** The record with what its list shows beside its fields. */
export function itemSchema({ record, model, listShows }: AnyCollection): z.ZodObject {
  if (listShows.length === 0) return record
  return record
    .extend(Object.fromEntries(listShows.map(({ name, schema }) => [name, schema])))
    .meta({ id: `${model}Item` })
}

export function listedItems(collection: AnyCollection): Listed<any> {
  const { name, table, list, relations, listShows } = collection
  const start = Object.fromEntries(listShows.map((column) => [column.name, column.empty]))
  return {
    name,
    table,
    list,
    relations,
    decode: (row) => ({ ...collection.decode(row), ...start }),
    async loadRelations(db, items) {
      await collection.loadRelations(db, items)
      for (const { load } of listShows) await load(db, items, collection)
    },
  }
}
