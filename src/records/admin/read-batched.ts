import type { ListName, ListNameOf } from '#records/admin/api/calls.ts'
import { getList } from '#records/admin/any-record.ts'

const AT_ONCE = 100

interface Batch {
  ids: string[]
  found: Promise<Map<string, unknown>>
}

const open = new Map<string, Batch>()

/** Batches: records requested at the same moment are fetched in one call; null for one that does not exist. */
export async function readBatched<Rec extends { id: string }>(
  collection: ListNameOf<Rec>,
  id: string,
): Promise<Rec | null> {
  const last = open.get(collection)
  const batch = last && last.ids.length < AT_ONCE ? last : begin(collection)
  batch.ids.push(id)
  return ((await batch.found).get(id) as Rec | undefined) ?? null
}

function begin(collection: ListName): Batch {
  const ids: string[] = []
  const batch = { ids, found: Promise.resolve().then(() => close(collection, ids)) }
  open.set(collection, batch)
  return batch
}

async function close(collection: ListName, ids: string[]): Promise<Map<string, unknown>> {
  if (open.get(collection)?.ids === ids) open.delete(collection)
  const { items } = await getList<{ id: string }>(
    collection,
    { ids: ids.join(','), status: 'all', perPage: AT_ONCE },
    {},
  )
  return new Map(items.map((item) => [item.id, item]))
}
