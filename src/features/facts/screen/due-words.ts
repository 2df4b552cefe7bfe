import type { DueItem } from '#features/facts/schema.ts'
import { daysBetween, pragueDay } from '#shared/czech/day.ts'
import { dayShort } from '#ui/admin/prague-words.ts'
import { plural } from '#ui/admin/format.ts'

/** „8 days late“, „today“, „in 3 days“, „unchecked“. */
export function stateWords({ check }: Pick<DueItem, 'check'>, now: Date): { words: string; isLate: boolean } {
  if (!check) return { words: 'unchecked', isLate: true }
  const days = daysBetween(pragueDay(now), check.dueOn)
  if (days < 0) return { words: `${plural(-days, 'day', 'days')} late`, isLate: true }
  if (days === 0) return { words: 'today', isLate: false }
  return { words: days === 1 ? 'tomorrow' : `in ${days} days`, isLate: false }
}

export function historyWords({ words, check, last }: DueItem): string {
  if (check) return `${words} · checked ${dayShort(new Date(check.checkedAt))} by ${firstName(check.userName)}`
  return last ? `${words} · changed from ${last.words}` : `${words} · never checked`
}

export const firstName = (name: string) => name.split(' ')[0] ?? name
