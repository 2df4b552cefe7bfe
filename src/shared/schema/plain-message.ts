import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** What zod says when a schema has no words of its own. */
const BUILT_IN = /^(?:Too (?:small|big)|Invalid (?:input|option)): expected /
const MISSING = /received (?:undefined|null|NaN)$/

const tooSmall = ({ origin, minimum }: Extract<Issue, { code: 'too_small' }>) => {
  if (origin === 'string') return minimum === 1 ? 'Fill this in.' : `Use at least ${minimum} characters.`
  if (origin === 'array') return minimum === 1 ? 'Add at least one.' : `Add at least ${minimum}.`
  return `This must be ${minimum} or more.`
}

const tooBig = ({ origin, maximum }: Extract<Issue, { code: 'too_big' }>) => {
  if (origin === 'string') return `Use at most ${maximum} characters.`
  if (origin === 'array') return `At most ${maximum} fit here.`
  return `This must be ${maximum} or less.`
}

/** The message of an issue in words for people: they stand under the field in a form. */
export function plainMessage(issue: Issue): string {
  if (!BUILT_IN.test(issue.message)) return issue.message
  if (issue.code === 'too_small') return tooSmall(issue)
  if (issue.code === 'too_big') return tooBig(issue)
  if (MISSING.test(issue.message)) return 'Fill this in.'
  if (issue.code === 'invalid_value') return `Choose one of: ${issue.values.join(', ')}.`
  return issue.code === 'invalid_type' ? `This must be a ${issue.expected}.` : issue.message
}
