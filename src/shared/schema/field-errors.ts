import type { z } from 'zod'
import { AppError, type FieldError } from '#shared/app-error.ts'

/** Every field that is wrong, not only the first; unknown keys one by one. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.join('.')
    if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }]
    return issue.keys.map((key) => ({ path: path ? `${path}.${key}` : key, message: 'This field does not exist.' }))
  })
}

export function parseInput<T>(schema: z.ZodType<T>, given: unknown): T {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new AppError('VALIDATION_FAILED', undefined, fieldErrors(parsed.error))
}
