import { api } from '#ui/admin/api/client.ts'
import { type Page, type Parameters, queryString, readAgain } from '#ui/admin/records/queries.ts'

const AT_ONCE = 50
const PER_PAGE = 100
const MOST = 5000

interface BulkAnswer {
  results: { id: string; ok: boolean; message?: string }[]
}

export interface BulkFailure {
  id: string
  title: string
  message: string
}

/** The same for many records, a few at a time so that progress can be seen. Answers what was refused and why. */
export async function runBulk(
  collection: string,
  action: string,
  chosen: ReadonlyMap<string, string>,
  onProgress: (done: number) => void,
): Promise<BulkFailure[]> {
  const ids = [...chosen.keys()]
  const failures: BulkFailure[] = []
  try {
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const body = { action, ids: ids.slice(start, start + AT_ONCE) }
      const { results } = await api<BulkAnswer>('POST', `/${collection}/bulk`, { body })
      for (const { id, ok, message } of results) {
        if (!ok) failures.push({ id, title: chosen.get(id) ?? id, message: message ?? 'This was refused.' })
      }
      onProgress(Math.min(start + AT_ONCE, ids.length))
    }
  } finally {
    await readAgain(collection)
  }
  return failures
}

/** All rows that match what the list shows, not only this page. */
export async function allMatching<Item>(collection: string, parameters: Parameters): Promise<Item[]> {
  const found: Item[] = []
  for (let page = 1; found.length < MOST; page++) {
    const query = queryString({ ...parameters, page, perPage: PER_PAGE })
    const { items, total } = await api<Page<Item>>('GET', `/${collection}${query}`)
    found.push(...items)
    if (found.length >= total || items.length === 0) break
  }
  return found
}
