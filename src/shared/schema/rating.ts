import { z } from 'zod'
import * as m from '#shared/schema/messages.ts'
import { refused } from '#shared/schema/refused.ts'

export const rating = z
  .number()
  .min(0)
  .max(10)
  .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, refused(m.oneDecimal))
