import type { FormErrors } from '@mantine/form'
import type { z } from 'zod'
import { toFormErrors } from '#records/admin/form/form-errors.ts'
import { fieldErrors } from '#shared/schema/field-errors.ts'

export function zodErrors<Input>(schema: z.ZodType<Input>, values: Input): FormErrors {
  const parsed = schema.safeParse(values)
  return parsed.success ? {} : toFormErrors(fieldErrors(parsed.error))
}
