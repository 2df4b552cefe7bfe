import { queryClient } from '#ui/admin/api/query-client.ts'
import { listQuery, type Parameters } from '#ui/admin/records/queries.ts'
import { nameOf, type Titled } from '#ui/admin/records/use-names.ts'

const LOOKED_AT = 100

/** Whose name is exactly the one that was typed, and whether there are others that it may have meant. */
export async function findNamed(collection: string, typed: string, filter: Parameters = {}) {
  const { items } = await queryClient.fetchQuery({
    ...listQuery<Titled>(collection, { ...filter, q: typed, perPage: LOOKED_AT }),
    // Without a connection it fails at once: a save waits for it.
    networkMode: 'always',
  })
  const name = typed.toLocaleLowerCase()
  return { exact: items.find((record) => nameOf(record).toLocaleLowerCase() === name), hasOthers: items.length > 0 }
}

export const notChosen = (typed: string) => `“${typed}” is not chosen yet: take one from the list, or clear it.`
