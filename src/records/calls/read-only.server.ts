import * as m from '#records/messages.ts'
import { z } from 'zod'
import { AppError, fieldError } from '#shared/app-error.ts'

type Shape = Record<string, z.ZodType>

/** Record fields that are not input. A save accepts them unchanged, so that a record can be sent back as it was read. */
export function readOnlyFields(record: z.ZodType, input: z.ZodObject): Shape {
  const { shape } = record as z.ZodObject<Shape>
  return Object.fromEntries(
    Object.entries(shape)
      .filter(([name]) => name !== 'version' && !(name in input.shape))
      .map(([name, field]) => [name, asReadOnly(field).optional()]),
  )
}

const asReadOnly = (field: z.ZodType) =>
  withoutDefault(field).meta({
    description: 'Read-only: may be sent back unchanged; another value is rejected.',
    readOnly: true,
  })

/** Drops defaults: a missing field must stay missing, not turn into a value that was never read. */
const withoutDefault = (field: z.ZodType) => (field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : field)

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

/** Counters grow on their own, so the sent value may be older than the stored one. */
const COUNTS = new Set(['hits'])

/** Derived from other records, so they may have changed since the read; not compared. */
const DERIVED = new Set(['measuredHours', 'measuredCount', 'notLive'])

const isUnchanged = (name: string, given: unknown, stored: unknown) =>
  DERIVED.has(name) ||
  (COUNTS.has(name) ? Number(given) <= Number(stored) : JSON.stringify(given) === JSON.stringify(stored))

export function refuseReadOnlyChanges(given: object, stored: object): void {
  const now: Record<string, unknown> = { ...stored }
  const wrong = Object.entries(given).filter(([name, value]) => !isUnchanged(name, value, now[name]))
  if (wrong.length === 0) return
  throw new AppError(
    'VALIDATION_FAILED',
    undefined,
    wrong.map(([path]) => fieldError(path, m.notChangedHere)),
  )
}
