import { z } from 'zod'
import type { CheckSource } from '#features/facts/admin/fact-checks.ts'
import { type FactStatus, SOURCE_KINDS } from '#features/facts/schema.ts'
import { canonicalJson } from '#shared/canonical-json.ts'

const WaitingCheck = z.object({
  fact: z.string(),
  /** The value that was confirmed: the check holds for no other. */
  value: z.string(),
  source: z.object({
    sourceKind: z.enum(SOURCE_KINDS),
    source: z.string(),
    note: z.string().optional(),
    days: z.int().optional(),
  }),
})

/** A check confirmed before its value was saved, to be sent after the save. */
export type WaitingCheck = z.infer<typeof WaitingCheck>

/** Checks as stored with a draft in the browser, possibly by an older version. */
export const readWaitingChecks = (stored: unknown): WaitingCheck[] => z.array(WaitingCheck).safeParse(stored).data ?? []

/** Comparable form of a value; the server trims texts. */
export const comparable = (value: unknown): string =>
  canonicalJson(typeof value === 'string' ? value.trim() : value) ?? ''

export const withCheck = (
  checks: readonly WaitingCheck[],
  fact: string,
  typed: unknown,
  source: CheckSource,
): WaitingCheck[] => [
  ...checks.filter((each) => each.fact !== fact),
  WaitingCheck.parse({ fact, value: comparable(typed), source }),
]

export const isConfirmed = (checks: readonly WaitingCheck[], fact: string, typed: unknown): boolean =>
  checks.some((each) => each.fact === fact && each.value === comparable(typed))

/** The checks whose value is saved by now. */
export const dueChecks = (checks: readonly WaitingCheck[], statuses: readonly FactStatus[]) =>
  checks.flatMap((check): [FactStatus, CheckSource][] => {
    const status = statuses.find(({ fact }) => fact === check.fact)
    return status && comparable(status.value) === check.value ? [[status, check.source]] : []
  })

/** Without those that were sent; a check of another value made meanwhile stays. */
export const withoutChecks = (
  checks: readonly WaitingCheck[],
  sent: readonly (readonly [FactStatus, CheckSource])[],
): WaitingCheck[] =>
  checks.filter(({ fact, value }) => !sent.some(([done]) => done.fact === fact && comparable(done.value) === value))
