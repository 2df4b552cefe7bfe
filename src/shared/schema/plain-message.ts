import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue
type OfCode<Code extends z.core.$ZodIssue['code']> = Extract<z.core.$ZodRawIssue, { code: Code }>

export const NOT_A_NUMBER = 'Write a number, such as 1,5 or 25 000.'
export const NOT_WHOLE = 'Use a whole number.'

const TYPES: Record<string, string> = {
  string: 'This must be text.',
  number: 'This must be a number.',
  int: NOT_WHOLE,
  bigint: NOT_WHOLE,
  boolean: 'This must be true or false.',
  array: 'This must be a list.',
  tuple: 'This must be a list.',
  set: 'This must be a list.',
  object: 'This must be an object.',
  record: 'This must be an object.',
  map: 'This must be an object.',
  date: 'This must be a date.',
  file: 'Choose a file.',
  null: 'This must be left empty.',
  undefined: 'This must be left out.',
  void: 'This must be left out.',
  never: 'This must be left out.',
}

const FORMATS: Record<string, string> = {
  email: 'Enter an e-mail address, such as jana@example.cz.',
  url: 'Enter a full address, such as https://example.cz/.',
  datetime: 'Enter a date and a time.',
  date: 'Enter a date.',
  time: 'Enter a time.',
  duration: 'Enter a length of time.',
  ipv4: 'Enter an IP address.',
  ipv6: 'Enter an IP address.',
  lowercase: 'Use lower-case letters only.',
  uppercase: 'Use upper-case letters only.',
  json_string: 'This must be JSON.',
}

const NOT_VALID = 'This is not valid.'

const counted = (count: number | bigint, one: string, many: string) => `${count} ${Number(count) === 1 ? one : many}`

function tooSmall({ origin, minimum, inclusive, exact }: OfCode<'too_small'>): string {
  if (origin === 'string') {
    if (exact) return `Use exactly ${counted(minimum, 'character', 'characters')}.`
    return minimum === 1 ? 'Fill this in.' : `Use at least ${counted(minimum, 'character', 'characters')}.`
  }
  if (origin === 'array' || origin === 'set' || origin === 'map') {
    if (exact) return `There must be exactly ${minimum}.`
    return minimum === 1 ? 'Add at least one.' : `Add at least ${minimum}.`
  }
  if (origin === 'file') return minimum === 1 ? 'The file is empty.' : `The file needs at least ${minimum} bytes.`
  if (origin === 'date') return `This must not be before ${dayOf(minimum)}.`
  return inclusive === false
    ? `This must be more than ${written(minimum)}.`
    : `This must be ${written(minimum)} or more.`
}

function tooBig({ origin, maximum, inclusive, exact }: OfCode<'too_big'>): string {
  if (origin === 'string') return `Use ${exact ? 'exactly' : 'at most'} ${counted(maximum, 'character', 'characters')}.`
  if (origin === 'array' || origin === 'set' || origin === 'map')
    return exact ? `There must be exactly ${maximum}.` : `At most ${maximum} fit here.`
  if (origin === 'file') return `The file may have at most ${maximum} bytes.`
  if (origin === 'date') return `This must not be after ${dayOf(maximum)}.`
  // The largest safe integer is a technical limit, not a rule.
  if (Number(maximum) >= Number.MAX_SAFE_INTEGER) return 'This number is too large.'
  return inclusive === false
    ? `This must be less than ${written(maximum)}.`
    : `This must be ${written(maximum)} or less.`
}

/** As such numbers are typed: 1,5 or 25 000, and years without a space. */
const NUMBER = new Intl.NumberFormat('cs', { useGrouping: 'min2' })
const written = (number: number | bigint) => NUMBER.format(number)

const dayOf = (time: number | bigint) => new Date(Number(time)).toISOString().slice(0, 10)

function wrongType({ expected, input }: OfCode<'invalid_type'>): string {
  if (Number.isNaN(input)) return NOT_A_NUMBER
  const isMissing = input === undefined || input === null
  return isMissing && expected !== 'never' ? 'Fill this in.' : (TYPES[expected] ?? NOT_VALID)
}

function wrongFormat(issue: OfCode<'invalid_format'>): string {
  if (issue.format === 'starts_with') return `Start with “${String(issue['prefix'])}”.`
  if (issue.format === 'ends_with') return `End with “${String(issue['suffix'])}”.`
  if (issue.format === 'includes') return `Use “${String(issue['includes'])}” in it.`
  return FORMATS[issue.format] ?? 'This is not written as it must be.'
}

export const chooseOneOf = (values: readonly unknown[]) =>
  values.length === 1 ? `This must be ${String(values[0]) || 'left empty'}.` : `Choose one of: ${values.join(', ')}.`

function wrongUnion(issue: OfCode<'invalid_union'>): string {
  const { input } = issue
  const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : []
  if (input === undefined || input === null) return 'Fill this in.'
  return options.length > 0 ? chooseOneOf(options) : NOT_VALID
}

export function plainMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue)
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return wrongFormat(issue)
    case 'invalid_value':
      return chooseOneOf(issue.values)
    case 'not_multiple_of':
      return `Use a multiple of ${issue.divisor}.`
    case 'unrecognized_keys':
      return 'This field does not exist.'
    case 'invalid_union':
      return wrongUnion(issue)
    case 'invalid_key':
      return 'A name in it is not allowed.'
    case 'invalid_element':
      return 'Something in it is not valid.'
    default:
      return NOT_VALID
  }
}
