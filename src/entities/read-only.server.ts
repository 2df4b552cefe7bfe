import { z } from 'zod'
import { AppError } from '#shared/app-error.ts'

type Shape = Record<string, z.ZodType>

const NOTE = 'Read-only: may be sent back as it was read; another value is refused.'

/** What a record has besides its input. A save takes it too, so that what was read can be sent back as it is. */
export function readOnlyFields(record: z.ZodType, input: z.ZodObject): Shape {
  const { shape } = record as z.ZodObject<Shape>
  return Object.fromEntries(
    Object.entries(shape)
      .filter(([name]) => name !== 'version' && !(name in input.shape))
      .map(([name, field]) => [name, asGiven(field).meta({ description: NOTE, readOnly: true }).optional()]),
  )
}

/** Left out is left out: what would be filled in is not what was read. */
const asGiven = (field: z.ZodType) => (field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : field)

/** Parts what a save may change from what it may only repeat. */
export function splitReadOnly<Input extends object>(
  body: Input,
  readOnly: Shape,
): { input: Input; readOnly: Record<string, unknown> } {
  const entries = Object.entries(body)
  return {
    input: Object.fromEntries(entries.filter(([name]) => !(name in readOnly))) as Input,
    readOnly: Object.fromEntries(entries.filter(([name]) => name in readOnly)),
  }
}

/** A count goes up by itself, so it may be older than what is stored. */
const COUNTS = new Set(['hits'])

/** What saves of other records keep true, whatever was read of it. */
const KEPT = new Set(['measuredHours', 'measuredCount', 'notLive'])

const isAsRead = (name: string, given: unknown, stored: unknown) =>
  KEPT.has(name) ||
  (COUNTS.has(name) ? Number(given) <= Number(stored) : JSON.stringify(given) === JSON.stringify(stored))

export function refuseOtherThanRead(given: object, stored: object): void {
  const now: Record<string, unknown> = { ...stored }
  const wrong = Object.entries(given).filter(([name, value]) => !isAsRead(name, value, now[name]))
  if (wrong.length === 0) return
  const message = 'This cannot be changed here. Send it back as it was read, or leave it out.'
  throw new AppError(
    'VALIDATION_FAILED',
    undefined,
    wrong.map(([path]) => ({ path, message })),
  )
}
