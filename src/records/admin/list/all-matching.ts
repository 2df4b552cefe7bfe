import { getList } from '#records/admin/any-record.ts'
import type { ListNameOf } from '#records/admin/api/calls.ts'
import type { ListParameters } from '#shared/page.ts'

const PER_PAGE = 100
const MOST = 5000

export async function allMatching<Item>(list: ListNameOf<Item>, parameters: ListParameters): Promise<Item[]> {
  const found: Item[] = []
  for (let page = 1; found.length < MOST; page++) {
    const query = { ...parameters, page, perPage: PER_PAGE }
    const { items, total, isTotalCapped } = await getList<Item>(list, query, {})
    found.push(...items)
    if ((found.length >= total && !isTotalCapped) || items.length === 0) break
  }
  return found
}
