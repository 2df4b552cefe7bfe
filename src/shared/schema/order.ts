import { z } from 'zod'

export const MAX_ORDER = 10_000

/** The editorial position of a record. 0 means none yet: a new record comes last. */
export const order = z.int().min(0).max(MAX_ORDER)
