import { stripVTControlCharacters } from 'node:util'
import { AppError } from '#shared/app-error.ts'
import { oneLine } from '#shared/one-line.ts'

const FIELDS_TOLD = 10

/** Formats an error as one line for the terminal. */
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
  const told = fields.filter((field) => field.message !== messageOf(error))
  if (told.length === 0) return ''
  const list = told.slice(0, FIELDS_TOLD).map(({ path, message }) => `${path}: ${message}`)
  const more = told.length > FIELDS_TOLD ? ` (and ${told.length - FIELDS_TOLD} more)` : ''
  return ` ${list.join(' ')}${more}`
}
