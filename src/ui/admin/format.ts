import { TIME_ZONE } from '#shared/czech/format.ts'

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' }
const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' }

/** In the time zone of Prague, wherever the editor is. */
export const inPrague = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, ...options })

const dateTime = inPrague({ ...DAY, ...TIME })
const time = inPrague(TIME)
const date = inPrague(DAY)
const number = new Intl.NumberFormat('en-GB')

export const formatDateTime = (iso: string) => dateTime.format(new Date(iso))
export const formatTime = (moment: Date) => time.format(moment)
export const formatDate = (iso: string) => date.format(new Date(iso))
export const formatNumber = (value: number) => number.format(value)
/** The number of results; `+` where there are more than were counted. */
export const formatTotal = ({ total, isTotalCapped }: { total: number; isTotalCapped?: true | undefined }) =>
  `${formatNumber(total)}${isTotalCapped ? '+' : ''}`
export const plural = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`

const KILO = 1024
export const formatBytes = (bytes: number) =>
  bytes < KILO * KILO ? `${Math.ceil(bytes / KILO)} kB` : `${(bytes / KILO / KILO).toFixed(1)} MB`
