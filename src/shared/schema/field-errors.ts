import type { z } from 'zod'
import { AppError, type FieldError } from '#shared/app-error.ts'
import { plainMessage } from '#shared/schema/plain-message.ts'

type Issue = z.core.$ZodIssue

/** Every field that is wrong, not only the first; unknown keys one by one. */
export const fieldErrors = (error: z.ZodError): FieldError[] => error.issues.flatMap((issue) => errorsOf(issue, []))

function errorsOf(issue: Issue, above: PropertyKey[]): FieldError[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), message: 'This field does not exist.' }))
  }
  const fields = issue.code === 'invalid_union' ? nearestShape(issue.errors) : []
  if (fields.some(namesField)) return fields.flatMap((each) => errorsOf(each, path))
  return [{ path: path.join('.'), message: plainMessage(issue) }]
}

const namesField = (issue: Issue) => issue.path.length > 0 || issue.code === 'unrecognized_keys'

/** Of several shapes that were allowed, the one that is least wrong is what was meant. */
function nearestShape(shapes: Issue[][]): Issue[] {
  const wrongs = (issues: Issue[]) =>
    issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0)
  return shapes.toSorted((a, b) => wrongs(a) - wrongs(b))[0] ?? []
}

export function parseInput<T>(schema: z.ZodType<T>, given: unknown): T {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new AppError('VALIDATION_FAILED', undefined, fieldErrors(parsed.error))
}
