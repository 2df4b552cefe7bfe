import { z } from 'zod'

export const rating = z
  .number()
  .min(0)
  .max(10)
  .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, 'Use one decimal place at most.')
