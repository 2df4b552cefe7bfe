const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' }
const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' }

const dateTime = new Intl.DateTimeFormat('en-GB', { ...DAY, ...TIME })
const time = new Intl.DateTimeFormat('en-GB', TIME)
const date = new Intl.DateTimeFormat('en-GB', DAY)
const number = new Intl.NumberFormat('en-GB')

export const formatDateTime = (iso: string) => dateTime.format(new Date(iso))
export const formatTime = (moment: Date) => time.format(moment)
export const formatDate = (iso: string) => date.format(new Date(iso))
export const formatNumber = (value: number) => number.format(value)
/** What a list says of how many it found; `+` where there are more than were counted. */
export const formatTotal = ({ total, isTotalCapped }: { total: number; isTotalCapped?: true | undefined }) =>
  `${formatNumber(total)}${isTotalCapped ? '+' : ''}`
export const plural = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`

const KILO = 1024
export const formatBytes = (bytes: number) =>
  bytes < KILO * KILO ? `${Math.ceil(bytes / KILO)} kB` : `${(bytes / KILO / KILO).toFixed(1)} MB`
