import { z } from 'zod'
import { fromKeys, keysOf } from '#shared/objects.ts'

/** Kinds of facts with the default number of days a check holds; settings may override it. */
const FACT_KINDS = {
  bonus: 30,
  payouts: 30,
  deposit: 60,
  licence: 60,
  operator: 180,
  safety: 90,
  methods: 90,
  games: 90,
  support: 90,
  criteria: 180,
} as const

export type FactKind = keyof typeof FACT_KINDS
export const FACT_KIND_NAMES = keysOf(FACT_KINDS)

export const MAX_DAYS = 730
export const holdingDays = z.int().min(1).max(MAX_DAYS)

export const DEFAULT_DAYS: Record<FactKind, number> = FACT_KINDS

export const FactDays = z.strictObject(fromKeys(FACT_KIND_NAMES, () => holdingDays)).default(DEFAULT_DAYS)
export type FactDays = Record<FactKind, number>
