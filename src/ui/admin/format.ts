import { TIME_ZONE } from '#shared/czech/format.ts'
import { type Language, language, localeOf, unbroken, writtenMoment, writtenNumber } from '#shared/words/language.ts'

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' }
const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' }

/** Made for each language when it is first needed. */
function inEach<Formatter>(make: (language: Language) => Formatter): () => Formatter {
  const made = new Map<Language, Formatter>()
  return () => {
    const formatter = made.get(language()) ?? make(language())
    made.set(language(), formatter)
    return formatter
  }
}

/** 18 Nov 2026, 09:00 is 18. 11. 2026 9:00. */
const inCzech = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions => ({
  ...options,
  ...(options.month === 'short' && { month: options.day ? 'numeric' : 'long' }),
  ...(options.hour && { hour: 'numeric' }),
})

/** In the language of the editor and the time zone of Prague, wherever the editor is. */
export function inPrague(options: Intl.DateTimeFormatOptions): { format: (moment: Date | number) => string } {
  const formatter = inEach((chosen) => {
    const own = chosen === 'cs' ? inCzech(options) : options
    return new Intl.DateTimeFormat(localeOf(chosen), { timeZone: TIME_ZONE, ...own })
  })
  return { format: (moment) => unbroken(formatter().format(moment), language()) }
}

/** In the language of the editor: percents, or numbers with a given number of digits. */
export function asNumber(options: Intl.NumberFormatOptions): { format: (value: number) => string } {
  const formatter = inEach((chosen) => new Intl.NumberFormat(localeOf(chosen), options))
  return { format: (value) => formatter().format(value) }
}

const time = inPrague(TIME)
const date = inPrague(DAY)

export const formatDateTime = (iso: string) => writtenMoment(iso, language())
export const formatTime = (moment: Date) => time.format(moment)
export const formatDate = (iso: string) => date.format(new Date(iso))
export const formatNumber = (value: number) => writtenNumber(value, language())
/** The number of results; `+` where there are more than were counted. */
export const formatTotal = ({ total, isTotalCapped }: { total: number; isTotalCapped?: true | undefined }) =>
  `${formatNumber(total)}${isTotalCapped ? '+' : ''}`
export const plural = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`

const KILO = 1024
const megabytes = asNumber({ minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false })
export const formatBytes = (bytes: number) =>
  bytes < KILO * KILO ? `${Math.ceil(bytes / KILO)} kB` : `${megabytes.format(bytes / KILO / KILO)} MB`
