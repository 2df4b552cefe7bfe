import { z } from 'zod'
import { fromKeys, keysOf } from '#shared/objects.ts'

/** Kinds of facts with the default number of days a check holds; settings may override it. */
export const FACT_KINDS = {
  bonus: { label: 'Bonus and its terms', days: 30 },
  payouts: { label: 'Payout speed and limits', days: 30 },
  deposit: { label: 'Minimum deposit', days: 60 },
  licence: { label: 'Licence', days: 60 },
  operator: { label: 'Owner and years', days: 180 },
  safety: { label: 'Safety', days: 90 },
  methods: { label: 'Payment methods', days: 90 },
  games: { label: 'Games and software', days: 90 },
  support: { label: 'Support, languages and apps', days: 90 },
  criteria: { label: 'Rating criteria', days: 180 },
} as const

export type FactKind = keyof typeof FACT_KINDS
export const FACT_KIND_NAMES = keysOf(FACT_KINDS)

export const MAX_DAYS = 730
export const holdingDays = z.int().min(1).max(MAX_DAYS)

export const DEFAULT_DAYS: Record<FactKind, number> = fromKeys(FACT_KIND_NAMES, (kind) => FACT_KINDS[kind].days)

export const FactDays = z.strictObject(fromKeys(FACT_KIND_NAMES, () => holdingDays)).default(DEFAULT_DAYS)
export type FactDays = Record<FactKind, number>
