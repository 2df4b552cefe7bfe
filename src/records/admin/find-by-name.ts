import * as m from '#records/admin/messages.ts'
import { queryClient } from '#records/admin/api/query-client.ts'
import type { ListParameters } from '#shared/page.ts'
import { listQuery } from '#records/admin/queries.ts'
import { nameOf, type Titled } from '#records/admin/use-names.ts'
import type { CollectionName } from '#records/admin/api/calls.ts'

const MOST_COMPARED = 100

export async function findByName(collection: CollectionName, typed: string, filter: ListParameters = {}) {
  const { items } = await queryClient.fetchQuery({
    ...listQuery<Titled>(collection, { ...filter, q: typed, perPage: MOST_COMPARED }),
    // Offline it fails at once: a save is waiting for it.
    networkMode: 'always',
  })
  const name = typed.toLocaleLowerCase()
  const [exact, ...namesakes] = items.filter((record) => nameOf(record).toLocaleLowerCase() === name)
  return { exact: namesakes.length === 0 ? exact : undefined, hasOthers: items.length > 0 }
}

export const notChosen = (typed: string) => m.notChosen({ typed })
