import { MAX_USAGES, type UsedBy } from '#shared/schema/usage.ts'
import { api } from '#ui/admin/api/client.ts'
import { plural } from '#ui/admin/format.ts'
import type { Resource } from '#ui/admin/records/resource.ts'

/** A reference to a record. */
export interface Usage {
  collection: string
  id: string
  title: string
  as: string
  /** Included by a list's rule; it does not prevent deletion. */
  isByRule?: true
}

export const usageQuery = ({ collection }: Pick<Resource, 'collection'>, id: string) => ({
  queryKey: ['records', collection, id, 'used-where'],
  queryFn: async () => (await api<{ items: Usage[] }>('GET', `/${collection}/${id}/used-where`)).items,
})

/** `payment-methods` → “payment methods”, “payment method” */
export const wordsOf = (collection: string) => {
  const many = collection.replaceAll('-', ' ')
  return { many, one: many.replace(/s$/, '') }
}

/** “12 casinos, 3 bookmakers” */
export function usedByText(usedBy: UsedBy): string {
  const parts = Object.entries(usedBy).flatMap(([collection, count]) => {
    const { one, many } = wordsOf(collection)
    return count > 0 ? plural(count, one, many) : []
  })
  return parts.join(', ') || 'Not used'
}

/** Whether there may be more usages than the server returned. */
export const isCapped = (usages: Usage[]) => usages.length >= MAX_USAGES

const NAMED = 5

/** “2 casinos: Modrý Lev, Zlatá Vydra”, a line for each kind; of many only the first are named. */
export function usageLines(usages: Usage[]): string[] {
  const byCollection = Map.groupBy(usages, (usage) => usage.collection)
  return [...byCollection].map(([collection, own]) => {
    const { one, many } = wordsOf(collection)
    const names = own.slice(0, NAMED).map(({ title }) => title || 'Untitled')
    if (isCapped(own)) return `${own.length}+ ${many}: ${names.join(', ')} and more`
    const rest = own.length - names.length
    return `${plural(own.length, one, many)}: ${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
  })
}
