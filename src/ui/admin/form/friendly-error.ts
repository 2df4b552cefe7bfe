import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/** What a schema finds wrong, said to an editor; rules with a sentence of their own keep it. */
export function friendlyError(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    case 'invalid_type':
      return wrongType(issue.expected, issue.input)
    case 'invalid_format':
      return issue.format === 'email' ? 'Enter a whole e-mail address, such as jana@example.cz.' : undefined
    default:
      return undefined
  }
}

function tooSmall(origin: string, minimum: number): string {
  if (origin === 'string') return minimum <= 1 ? 'This is needed.' : `Write at least ${minimum} characters.`
  return origin === 'array' ? `Add at least ${minimum}.` : `Enter ${minimum} or more.`
}

function tooBig(origin: string, maximum: number): string {
  if (origin === 'string') return `Use at most ${maximum} characters.`
  return origin === 'array' ? `Use at most ${maximum}.` : `Enter ${maximum} or less.`
}

function wrongType(expected: string, input: unknown): string | undefined {
  if (expected === 'int') return 'Enter a whole number.'
  if (expected === 'number') return 'Enter a number.'
  return input === null || input === undefined ? 'This is needed.' : undefined
}
