/** What a drawing can show. Fields of the form know it without the schema. */
export const COVER_LIMITS = {
  amount: 100_000_000,
  hours: 999,
  rows: 10,
  measuredInRow: 10,
  steps: 24,
  stepValue: 9999,
  months: 180,
  monthsWithout: 36,
  shares: 3,
  times: 100,
} as const
