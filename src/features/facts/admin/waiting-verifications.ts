import { z } from 'zod'
import type { GivenSource } from '#features/facts/admin/verification.ts'
import { type FactStatus, SOURCE_KINDS } from '#features/facts/schema.ts'
import { canonicalJson } from '#shared/canonical-json.ts'

const WaitingVerification = z.object({
  fact: z.string(),
  /** The value that was confirmed: the verification holds for no other. */
  value: z.string(),
  source: z.object({
    sourceKind: z.enum(SOURCE_KINDS),
    source: z.string(),
    note: z.string().optional(),
    days: z.int().optional(),
  }),
})

/** A verification confirmed before its value was saved, to be sent after the save. */
type WaitingVerification = z.infer<typeof WaitingVerification>

/** Verifications as stored with a draft in the browser, possibly by an older version. */
export const readWaiting = (stored: unknown): WaitingVerification[] =>
  z.array(WaitingVerification).safeParse(stored).data ?? []

/** Comparable form of a value; the server trims texts. */
export const comparable = (value: unknown): string =>
  canonicalJson(typeof value === 'string' ? value.trim() : value) ?? ''

export const withVerification = (
  verifications: readonly WaitingVerification[],
  fact: string,
  typed: unknown,
  source: GivenSource,
): WaitingVerification[] => [
  ...verifications.filter((each) => each.fact !== fact),
  WaitingVerification.parse({ fact, value: comparable(typed), source }),
]

export const isConfirmed = (verifications: readonly WaitingVerification[], fact: string, typed: unknown): boolean =>
  verifications.some((each) => each.fact === fact && each.value === comparable(typed))

/** The verifications whose value is saved by now. */
export const readyToSend = (verifications: readonly WaitingVerification[], statuses: readonly FactStatus[]) =>
  verifications.flatMap((verification): [FactStatus, GivenSource][] => {
    const status = statuses.find(({ fact }) => fact === verification.fact)
    return status && comparable(status.value) === verification.value ? [[status, verification.source]] : []
  })

/** Without those that were sent; a verification of another value made meanwhile stays. */
export const withoutSent = (
  verifications: readonly WaitingVerification[],
  sent: readonly (readonly [FactStatus, GivenSource])[],
): WaitingVerification[] =>
  verifications.filter(
    ({ fact, value }) => !sent.some(([done]) => done.fact === fact && comparable(done.value) === value),
  )
