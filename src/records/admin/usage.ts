import * as m from '#records/admin/messages.ts'
import { MAX_USAGES } from '#shared/max-usages.ts'
import type { Removed, Usage, UsedBy } from '#shared/schema/usage.ts'
import { kindOf } from '#records/admin/kinds.ts'
import { text } from '#shared/words/message.ts'

/** “12 casinos, 3 bookmakers” */
export function usedByText(usedBy: UsedBy): string {
  const parts = Object.entries(usedBy).flatMap(([collection, count]) => {
    return count > 0 ? (kindOf(collection)?.counted({ count }) ?? []) : []
  })
  return parts.join(', ') || m.notUsed()
}

/** Whether there may be more usages than the server returned. */
export const isCapped = (usages: Usage[]) => usages.length >= MAX_USAGES

const NAMED = 5

/** “2 casinos: Modrý Lev, Zlatá Vydra”, a line for each kind; of many only the first are named. */
export function usageLines(usages: Usage[]): string[] {
  const byCollection = Map.groupBy(usages, (usage) => usage.collection)
  return [...byCollection].map(([collection, own]) => {
    const kind = kindOf(collection)
    const titles = own.map(({ title }) => title || m.untitled())
    if (isCapped(own)) {
      const first = titles.slice(0, NAMED).join(', ')
      return m.usageLineCapped({ number: String(own.length), many: kind?.many() ?? collection, titles: first })
    }
    return m.usageLine({ counted: kind?.counted({ count: own.length }) ?? collection, titles: firstOf(titles, ', ') })
  })
}

function firstOf(titles: string[], separator: string): string {
  const rest = titles.length - NAMED
  const first = titles.slice(0, NAMED).join(separator)
  return rest > 0 ? m.andMore({ titles: first, number: String(rest) }) : first
}

/** “withdrawals: 2 (1 500 Kč, 14. 11. 2026; 900 Kč, 2. 12. 2026)”, “notes: 1” */
export const removedLines = (removed: Removed[]): string[] =>
  removed.map(({ what, collection = '', count, titles }) => {
    const names = titles.length > 0 ? ` (${firstOf(titles, '; ')})` : ''
    return `${kindOf(collection)?.many() ?? text(what)}: ${count}${names}`
  })
