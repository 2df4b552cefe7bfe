import { z } from 'zod'
import { isSame } from '#shared/is-same.ts'
import { type Path, placedAt, takeOver, type Unit, valueAt } from '#shared/merge.ts'
import type { Conflict } from '#ui/admin/form/conflict.ts'
import { type FieldWords, isPlainText } from '#ui/admin/form/field-words.ts'

export type Side = 'mine' | 'theirs' | 'third'

/** The choice for a unit, and the values it was made between. */
export interface Choice {
  side?: Side
  /** Written instead of both. */
  text?: string
  between?: unknown[]
}
export type Choices = Record<string, Choice>

/** What is possible besides mine and theirs: both lists merged, or a rewritten text. */
export type ThirdWay = { is: 'both'; value: unknown } | { is: 'text'; isLong: boolean }

type Sides = Pick<Conflict<object, unknown>, 'base' | 'mine' | 'input'>

const betweenIn = ({ mine, input }: Sides, { paths }: Unit) =>
  paths.flatMap((path) => [valueAt(mine, path), valueAt(input, path)])

/** A choice holds as long as both values are the same; written text stays in any case. */
export function choiceFor(choices: Choices, sides: Sides, unit: Unit): Choice {
  const choice = choices[unit.name] ?? {}
  if (isSame(choice.between, betweenIn(sides, unit))) return choice
  return choice.text === undefined ? {} : { text: choice.text }
}

export const choose = (choices: Choices, sides: Sides, unit: Unit, choice: Choice): Choices => ({
  ...choices,
  [unit.name]: { ...choiceFor(choices, sides, unit), ...choice, between: betweenIn(sides, unit) },
})

/** My values with the choice of each unit applied. */
export function decided<Input extends object>(
  { base, mine, input }: { base: object | undefined; mine: Input; input: Input },
  units: Unit[],
  choices: Choices,
  thirdOf: (unit: Unit) => ThirdWay | undefined,
): Input {
  return units.reduce((values, unit) => {
    const { side, text } = choiceFor(choices, { base, mine, input }, unit)
    const [path] = unit.paths
    if (side === 'theirs') return takeOver(values, input, [unit])
    if (side !== 'third' || !path) return values
    const third = thirdOf(unit)
    return takeOver(values, placedAt(path, third?.is === 'both' ? third.value : (text ?? valueAt(mine, path))), [unit])
  }, mine)
}

export function thirdWay(
  { base, mine, input }: Sides,
  { paths }: Unit,
  schema: z.ZodType,
  words: FieldWords | undefined,
): ThirdWay | undefined {
  const [path, ...more] = paths
  if (!path || more.length > 0) return undefined
  const [own, other] = [valueAt(mine, path), valueAt(input, path)]
  if (typeof own === 'string' && typeof other === 'string') {
    const text = isPlainText(words, path) ? textIn(schema, path) : undefined
    return text && { is: 'text', isLong: text.maxLength === null || text.maxLength > LINE_MAX }
  }
  return bothLists(base && valueAt(base, path), own, other)
}

/** Longer texts get a multi-line field. */
const LINE_MAX = 200

type Text = z.ZodString | z.ZodEmail

const inside = (schema: unknown, name: string | undefined): unknown =>
  name === undefined ? schema : schema instanceof z.ZodObject ? schema.shape[name] : undefined

/** Choices, dates and references are strings too, but are not typed by hand; texts are never null. */
function textIn(schema: unknown, [field, member]: Path): Text | undefined {
  return asText(inside(inside(schema, field), member))
}

function asText(schema: unknown): Text | undefined {
  if (schema instanceof z.ZodString || schema instanceof z.ZodEmail) return schema
  if (schema instanceof z.ZodDefault) return asText(schema.unwrap())
  if (schema instanceof z.ZodUnion) return schema.options.map(asText).find((option) => option !== undefined)
  return undefined
}

/** Lists are values by themselves or the only member of an object. */
function listIn(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value
  return isListObject(value) ? value.data : undefined
}

const isListObject = (value: unknown): value is { data: unknown[] } =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 1 &&
  'data' in value &&
  Array.isArray(value.data)

/** Keys that identify an item even when its content differs. */
const KEYS = ['id', 'uniqId', 'headingId', 'question', 'url', 'path', 'from', 'address']

function keyOf(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item
  const key = KEYS.find((name) => name in item)
  return key && Reflect.get(item, key)
}

const isTextNode = (item: unknown) => typeof item === 'object' && item !== null && 'type' in item

function bothLists(base: unknown, own: unknown, other: unknown): ThirdWay | undefined {
  const [mine, theirs] = [listIn(own), listIn(other)]
  if (!mine || !theirs || [...mine, ...theirs].some(isTextNode)) return undefined
  const both = linesOfBoth(listIn(base) ?? [], mine, theirs)
  const keys = both.map(keyOf).filter((key) => key !== undefined)
  if (new Set(keys).size !== keys.length) return undefined
  if (isSame(both, mine) || isSame(both, theirs)) return undefined
  return { is: 'both', value: Array.isArray(own) ? both : { data: both } }
}

/** Additions of both stay, removals of either apply, and their edited items keep their position. */
function linesOfBoth(base: unknown[], mine: unknown[], theirs: unknown[]): unknown[] {
  const has = (list: unknown[], item: unknown) => list.some((each) => isSame(each, item))
  const theirOwn = theirs.filter((item) => !has(mine, item) && !has(base, item))
  const inPlace = mine.flatMap((item) => {
    if (has(theirs, item) || !has(base, item)) return [item]
    return theirOwn.filter((other) => keyOf(other) !== undefined && keyOf(other) === keyOf(item))
  })
  return [...inPlace, ...theirOwn.filter((item) => !inPlace.includes(item))]
}
