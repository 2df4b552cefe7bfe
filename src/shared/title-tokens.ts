import { monthInPrague } from '#shared/czech/month.ts'

const name = new Intl.DateTimeFormat('cs', { month: 'long', timeZone: 'UTC' })
const MONTHS = Array.from({ length: 12 }, (_, index) => name.format(Date.UTC(2026, index)))
const SHORT_MONTHS = ['led', 'úno', 'bře', 'dub', 'kvě', 'čvn', 'čvc', 'srp', 'zář', 'říj', 'lis', 'pro']

export const TITLE_TOKENS = ['currentMA', 'currentM', 'currentY'] as const

/** `currentMA` is replaced first, because `currentM` is its prefix. */
export function replaceTitleTokens(text: string, now: Date): string {
  if (!text.includes('current')) return text
  const { number, year } = monthInPrague(now)
  return text
    .replaceAll('currentMA', SHORT_MONTHS[number - 1] ?? '')
    .replaceAll('currentM', MONTHS[number - 1] ?? '')
    .replaceAll('currentY', String(year))
}
