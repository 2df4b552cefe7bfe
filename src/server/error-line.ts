import { stripVTControlCharacters } from 'node:util'
import { AppError } from '#shared/app-error.ts'
import { oneLine } from '#shared/one-line.ts'

const MAX_FIELDS = 10

export function errorLine(error: unknown): string {
  return oneLine(stripVTControlCharacters(`${messageOf(error)}${fieldsOf(error)}`))
}

function messageOf(error: unknown): string {
  // “Try again in a moment.” is meant for visitors.
  if (error instanceof AppError && error.status >= 500 && error.cause) return messageOf(error.cause)
  // A refused connection is an AggregateError without a message, with one error for each address.
  if (error instanceof AggregateError && error.message === '') return messageOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

function fieldsOf(error: unknown): string {
  const fields = error instanceof AppError ? (error.fields ?? []) : []
  const listed = fields.filter((field) => field.message !== messageOf(error))
  if (listed.length === 0) return ''
  const list = listed.slice(0, MAX_FIELDS).map(({ path, message }) => `${path}: ${message}`)
  const more = listed.length > MAX_FIELDS ? ` (and ${listed.length - MAX_FIELDS} more)` : ''
  return ` ${list.join(' ')}${more}`
}
