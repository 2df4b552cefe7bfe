export type Words<Value> = readonly [readers: (value: Value) => string, words: (value: Value) => string]

const NBSP = '\u00a0'
const number = new Intl.NumberFormat('cs', { maximumFractionDigits: 2 })
const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Europe/Prague',
})
const counted = (value: number, one: string, many: string) =>
  `${number.format(value)}${NBSP}${value === 1 ? one : many}`

/** English with Czech number formatting. */
export const english = {
  count: (value: number) => number.format(value),
  crowns: (value: number) => `${number.format(value)}${NBSP}Kč`,
  percent: (value: number) => `${number.format(value)}${NBSP}%`,
  days: (value: number) => counted(value, 'day', 'days'),
  hours: (value: number) => counted(value, 'hour', 'hours'),
  runs: ({ startsAt, endsAt }: { startsAt: string | null; endsAt: string | null }) =>
    [startsAt && `from ${day.format(new Date(startsAt))}`, endsAt && `until ${day.format(new Date(endsAt))}`]
      .filter(Boolean)
      .join(' '),
}
