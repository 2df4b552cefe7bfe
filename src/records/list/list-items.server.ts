import type { Collection, Entity } from '#records/collection.server.ts'
import type { Listed } from '#records/list/list-query.server.ts'
import type { z } from 'zod'

/** The record with what its list shows beside its fields. */
export function itemSchema<E extends Entity>(collection: Collection<E>): z.ZodObject & z.ZodType<E['item']> {
  const { record, model, listShows } = collection
  const shown = Object.fromEntries(listShows.map(({ name, schema }) => [name, schema]))
  const item = listShows.length === 0 ? record : record.extend(shown).meta({ id: `${model}Item` })
  return item as z.ZodObject & z.ZodType<E['item']>
}

export function listedItems<E extends Entity, Name extends string>(
  collection: Collection<E, Name>,
): Listed<E['item'], Name> {
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
