import { config, type z } from 'zod'
import { AppError, type FieldError, fieldError, MAX_FIELD_ERRORS } from '#shared/app-error.ts'
import { chooseOneOf, plainMessage } from '#shared/schema/plain-message.ts'
import { asTold, tell } from '#shared/schema/refused.ts'

type Issue = z.core.$ZodIssue

// Errors get readable messages wherever a schema is checked.
config({ localeError: plainMessage })

export function fieldErrors(error: z.ZodError): FieldError[] {
  const errors: FieldError[] = []
  for (const issue of error.issues.slice(0, MAX_FIELD_ERRORS)) errors.push(...errorsOf(issue, []))
  return errors.slice(0, MAX_FIELD_ERRORS)
}

function errorsOf(issue: Issue, above: PropertyKey[]): FieldError[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, MAX_FIELD_ERRORS).map((key) => errorAt([...path, key], issue.message))
  }
  const fields = issue.code === 'invalid_union' ? nearestShape(issue.errors) : []
  if (fields.some(namesField)) return fields.slice(0, MAX_FIELD_ERRORS).flatMap((each) => errorsOf(each, path))
  return [errorAt(path, issue.code === 'invalid_union' ? unionMessage(issue) : issue.message)]
}

function errorAt(path: PropertyKey[], message: string): FieldError {
  const given = asTold(message)
  return given ? fieldError(path.join('.'), given) : { path: path.join('.'), message }
}

const namesField = (issue: Issue) => issue.path.length > 0 || issue.code === 'unrecognized_keys'

/** For a union, the variant with the fewest errors is assumed to be the intended one. */
function nearestShape(shapes: Issue[][]): Issue[] {
  const wrongs = (issues: Issue[]) =>
    issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0)
  return shapes.toSorted((a, b) => wrongs(a) - wrongs(b))[0] ?? []
}

/** The allowed values, or the message of the only real variant: an empty text is just a way to leave it out. */
function unionMessage(issue: Extract<Issue, { code: 'invalid_union' }>): string {
  const all = issue.errors.flat()
  const values = all.flatMap((each) => (each.code === 'invalid_value' ? each.values : []))
  const other = all.find((each) => each.code !== 'invalid_value')
  if (other) return other.message
  return values.length > 0 ? tell(chooseOneOf(values)) : issue.message
}

export function parseInput<T>(schema: z.ZodType<T>, given: unknown): T {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new AppError('VALIDATION_FAILED', undefined, fieldErrors(parsed.error))
}
