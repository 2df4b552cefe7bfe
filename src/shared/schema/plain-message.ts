import type { z } from 'zod'
import * as m from '#shared/schema/messages.ts'
import { tell } from '#shared/schema/refused.ts'
import { type Message, type Said, said } from '#shared/words/message.ts'

type Issue = z.core.$ZodRawIssue
type OfCode<Code extends z.core.$ZodIssue['code']> = Extract<z.core.$ZodRawIssue, { code: Code }>

const TYPES: Record<string, Message> = {
  string: m.mustBeText,
  number: m.mustBeNumber,
  int: m.notWhole,
  bigint: m.notWhole,
  boolean: m.mustBeFlag,
  array: m.mustBeList,
  tuple: m.mustBeList,
  set: m.mustBeList,
  object: m.mustBeObject,
  record: m.mustBeObject,
  map: m.mustBeObject,
  date: m.mustBeDate,
  file: m.chooseFile,
  null: m.leaveEmpty,
  undefined: m.leaveOut,
  void: m.leaveOut,
  never: m.leaveOut,
}

const FORMATS: Record<string, Message> = {
  email: m.enterEmail,
  url: m.enterAddress,
  datetime: m.enterMoment,
  date: m.enterDate,
  time: m.enterTime,
  duration: m.enterDuration,
  ipv4: m.enterIp,
  ipv6: m.enterIp,
  lowercase: m.lowerCaseOnly,
  uppercase: m.upperCaseOnly,
  json_string: m.mustBeJson,
}

function tooSmall({ origin, minimum, inclusive, exact }: OfCode<'too_small'>): Said {
  const count = Number(minimum)
  if (origin === 'string') {
    if (exact) return said(m.exactLength, { count, number: String(count) })
    return count === 1 ? said(m.fillIn) : said(m.atLeastLength, { count, number: String(count) })
  }
  if (origin === 'array' || origin === 'set' || origin === 'map') {
    if (exact) return said(m.exactItems, { number: String(minimum) })
    return count === 1 ? said(m.addOne) : said(m.addItems, { count, number: String(count) })
  }
  if (origin === 'file') return count === 1 ? said(m.emptyFile) : said(m.fileAtLeast, { number: String(minimum) })
  if (origin === 'date') return said(m.notBefore, { day: dayOf(minimum) })
  return said(inclusive === false ? m.moreThan : m.orMore, { number: written(minimum) })
}

function tooBig({ origin, maximum, inclusive, exact }: OfCode<'too_big'>): Said {
  const count = Number(maximum)
  if (origin === 'string') return said(exact ? m.exactLength : m.atMostLength, { count, number: String(count) })
  if (origin === 'array' || origin === 'set' || origin === 'map')
    return exact
      ? said(m.exactItems, { number: String(maximum) })
      : said(m.atMostItems, { count, number: String(count) })
  if (origin === 'file') return said(m.fileAtMost, { number: String(maximum) })
  if (origin === 'date') return said(m.notAfter, { day: dayOf(maximum) })
  // The largest safe integer is a technical limit, not a rule.
  if (count >= Number.MAX_SAFE_INTEGER) return said(m.tooLarge)
  return said(inclusive === false ? m.lessThan : m.orLess, { number: written(maximum) })
}

/** As such numbers are typed: 1,5 or 25 000, and years without a space. */
const NUMBER = new Intl.NumberFormat('cs', { useGrouping: 'min2' })
const written = (number: number | bigint) => NUMBER.format(number)

const dayOf = (time: number | bigint) => new Date(Number(time)).toISOString().slice(0, 10)

function wrongType({ expected, input }: OfCode<'invalid_type'>): Said {
  if (Number.isNaN(input)) return said(m.notANumber)
  const isMissing = input === undefined || input === null
  return said(isMissing && expected !== 'never' ? m.fillIn : (TYPES[expected] ?? m.notValid))
}

function wrongFormat(issue: OfCode<'invalid_format'>): Said {
  if (issue.format === 'starts_with') return said(m.startWith, { text: String(issue['prefix']) })
  if (issue.format === 'ends_with') return said(m.endWith, { text: String(issue['suffix']) })
  if (issue.format === 'includes') return said(m.include, { text: String(issue['includes']) })
  return said(FORMATS[issue.format] ?? m.wronglyWritten)
}

export function chooseOneOf(values: readonly unknown[]): Said {
  if (values.length !== 1) return said(m.chooseOneOf, { values: values.join(', ') })
  return String(values[0]) ? said(m.mustBe, { value: String(values[0]) }) : said(m.leaveEmpty)
}

function wrongUnion(issue: OfCode<'invalid_union'>): Said {
  const { input } = issue
  const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : []
  if (input === undefined || input === null) return said(m.fillIn)
  return options.length > 0 ? chooseOneOf(options) : said(m.notValid)
}

export const plainMessage = (issue: Issue): string => tell(plain(issue))

function plain(issue: Issue): Said {
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
      return said(m.multipleOf, { number: String(issue.divisor) })
    case 'unrecognized_keys':
      return said(m.noSuchField)
    case 'invalid_union':
      return wrongUnion(issue)
    case 'invalid_key':
      return said(m.nameNotAllowed)
    case 'invalid_element':
      return said(m.partNotValid)
    default:
      return said(m.notValid)
  }
}
