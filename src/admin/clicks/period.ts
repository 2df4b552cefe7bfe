import { addDays, pragueDay } from '#shared/czech/day.ts'

export const SPANS = ['7', '30', '90'] as const
export type Span = (typeof SPANS)[number] | 'custom'

export interface Period {
  span: Span
  from: string
  to: string
}

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text)

/** The days that the address asks for: a span that ends today, or two days of one's own. */
export function periodOf(parameters: URLSearchParams, now: Date): Period {
  const today = pragueDay(now)
  const [from, to] = [parameters.get('from'), parameters.get('to')]
  if (isDay(from) && isDay(to)) return { span: 'custom', from, to }
  const span = SPANS.find((each) => each === parameters.get('days')) ?? '30'
  return { span, from: addDays(today, 1 - Number(span)), to: today }
}
