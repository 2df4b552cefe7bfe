import { z } from 'zod'
import { isSame } from '#shared/is-same.ts'
import { type Clash, type Decide, type Path, valueAt } from '#shared/merge.ts'
import { type FieldWords, isPlainText } from '#ui/admin/form/field-words.ts'

export type Side = 'mine' | 'theirs' | 'third'

/** The choice for a clash, and the values it was made between. */
export interface Choice {
  side?: Side
  /** Written instead of both. */
  text?: string
  between?: unknown[]
}
export type Choices = Record<string, Choice>

/** What is possible besides mine and theirs: a rewritten text. */
export interface ThirdWay {
  isLong: boolean
}

const betweenIn = ({ mine, theirs, unit }: Clash) =>
  unit.paths.flatMap((path) => [valueAt(mine, path), valueAt(theirs, path)])

/** A choice holds as long as both values are the same; written text stays in any case. */
export function choiceFor(choices: Choices, clash: Clash): Choice {
  const choice = choices[clash.name] ?? {}
  if (isSame(choice.between, betweenIn(clash))) return choice
  return choice.text === undefined ? {} : { text: choice.text }
}

export const choose = (choices: Choices, clash: Clash, choice: Choice): Choices => ({
  ...choices,
  [clash.name]: { ...choiceFor(choices, clash), ...choice, between: betweenIn(clash) },
})

/** What the choices say about each clash. */
export const decisionOf =
  (choices: Choices): Decide =>
  (clash) => {
    const { side, text } = choiceFor(choices, clash)
    if (side === 'third' && text !== undefined) return { value: text }
    return side === 'theirs' ? 'theirs' : 'mine'
  }

export function thirdWay(
  { mine, theirs, unit: { paths } }: Clash,
  schema: z.ZodType,
  words: FieldWords | undefined,
): ThirdWay | undefined {
  const [path, ...more] = paths
  if (!path || more.length > 0 || !isPlainText(words, path)) return undefined
  if (typeof valueAt(mine, path) !== 'string' || typeof valueAt(theirs, path) !== 'string') return undefined
  const text = textIn(schema, path)
  return text && { isLong: text.maxLength === null || text.maxLength > LINE_MAX }
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
