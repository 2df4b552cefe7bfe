import type { FormErrors } from '@mantine/form'
import type { z } from 'zod'
import type { InputCheck } from '#records/admin/form/record-form-types.ts'
import { toFormErrors } from '#records/admin/form/form-errors.ts'
import { fieldErrors } from '#shared/schema/field-errors.ts'

export function zodErrors<Input>(schema: z.ZodType<Input>, values: Input): FormErrors {
  const parsed = schema.safeParse(values)
  return parsed.success ? {} : toFormErrors(fieldErrors(parsed.error))
}

export const checkWith = <Input>(schema: z.ZodType<Input>): InputCheck<Input> => ({
  errorsIn: (typed) => zodErrors(schema, typed),
  asSaved: (typed) => schema.safeParse(typed).data ?? typed,
})
