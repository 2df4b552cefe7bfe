import { addDays, daysBetween, isDay, pragueDay } from '#shared/czech/day.ts'

const SPANS = ['7', '30', '90', '365', '730'] as const
export type Span = (typeof SPANS)[number] | 'custom'

export interface Period {
  span: Span
  from: string
  to: string
}

/** The period in the URL: a span that ends today, or two given days. */
export function periodOf(parameters: URLSearchParams, now: Date): Period {
  const today = pragueDay(now)
  const [from, to] = [parameters.get('from') ?? '', parameters.get('to') ?? '']
  if (isDay(from) && isDay(to)) return { span: 'custom', from, to }
  const span = SPANS.find((each) => each === parameters.get('days')) ?? '30'
  return { span, from: addDays(today, 1 - Number(span)), to: today }
}

/** More bars are indistinguishable on a phone. */
const MAX_BARS = 180

export const isByMonth = ({ from, to }: Pick<Period, 'from' | 'to'>) => daysBetween(from, to) > MAX_BARS

interface Bar {
  key: string
  clicks: number
}

export function monthsOf(days: readonly Bar[]): Bar[] {
  const months = new Map<string, number>()
  for (const { key, clicks } of days) {
    const month = key.slice(0, '2026-11'.length)
    months.set(month, (months.get(month) ?? 0) + clicks)
  }
  return [...months].map(([key, clicks]) => ({ key, clicks }))
}
