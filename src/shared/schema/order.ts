import { z } from 'zod'

export const MAX_ORDER = 10_000

/** The place that editors gave a record among its like. 0 is no place yet: a new one comes last. */
export const order = z.int().min(0).max(MAX_ORDER)
