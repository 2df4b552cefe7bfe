import { MAX_USAGES, type Removed, type Usage, type UsedBy } from '#shared/schema/usage.ts'
import { api } from '#records/admin/api/client.ts'
import { plural } from '#ui/admin/format.ts'
import type { Resource } from '#records/admin/resource.ts'

export const usageQuery = ({ collection }: Pick<Resource, 'collection'>, id: string) => ({
  queryKey: ['records', collection, id, 'used-where'],
  queryFn: () => api.get(`/${collection}/{id}/used-where`, { params: { id } }),
})

/** Collections that editors know by another name. */
const NAMES: Record<string, string> = { 'payout-tests': 'withdrawals' }

/** `payment-methods` → “payment methods”, “payment method” */
export const wordsOf = (collection: string) => {
  const many = NAMES[collection] ?? collection.replaceAll('-', ' ')
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
    const titles = own.map(({ title }) => title || 'Untitled')
    if (isCapped(own)) return `${own.length}+ ${many}: ${titles.slice(0, NAMED).join(', ')} and more`
    return `${plural(own.length, one, many)}: ${firstOf(titles, ', ')}`
  })
}

function firstOf(titles: string[], separator: string): string {
  const rest = titles.length - NAMED
  return titles.slice(0, NAMED).join(separator) + (rest > 0 ? ` and ${rest} more` : '')
}

/** “withdrawals: 2 (1 500 Kč, 14. 11. 2026; 900 Kč, 2. 12. 2026)”, “notes: 1” */
export const removedLines = (removed: Removed[]): string[] =>
  removed.map(({ what, count, titles }) => {
    const names = titles.length > 0 ? ` (${firstOf(titles, '; ')})` : ''
    return `${what}: ${count}${names}`
  })
