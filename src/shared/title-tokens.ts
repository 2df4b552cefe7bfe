import { TIME_ZONE } from '#shared/czech/format.ts'

const month = new Intl.DateTimeFormat('cs', { month: 'long', timeZone: TIME_ZONE })
const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: TIME_ZONE })

const SHORT_MONTHS = ['led', 'úno', 'bře', 'dub', 'kvě', 'čvn', 'čvc', 'srp', 'zář', 'říj', 'lis', 'pro']
const monthNumber = new Intl.DateTimeFormat('en', { month: 'numeric', timeZone: TIME_ZONE })

export const TITLE_TOKENS = ['currentMA', 'currentM', 'currentY'] as const

/** `currentMA` goes first, because `currentM` is its beginning. */
export function replaceTitleTokens(text: string, now: Date): string {
  if (!text.includes('current')) return text
  return text
    .replaceAll('currentMA', SHORT_MONTHS[Number(monthNumber.format(now)) - 1] ?? '')
    .replaceAll('currentM', month.format(now))
    .replaceAll('currentY', year.format(now))
}
