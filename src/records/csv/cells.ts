import * as m from '#records/csv/messages.ts'
import { type Said, said } from '#shared/words/message.ts'
/** An empty cell leaves the value unchanged; this marker clears it. */
export const CLEAR = '(empty)'
const CLEAR_MARKER = /^\\*\(empty\)$/

/** Text equal to the marker is escaped with a backslash. */
export const writeText = (text: string) => (CLEAR_MARKER.test(text) ? `\\${text}` : text)
export const readText = (cell: string) => (cell.startsWith('\\') && CLEAR_MARKER.test(cell) ? cell.slice(1) : cell)

/** Czech notation: a Czech spreadsheet would read 8.4 as a date. */
export const writeNumber = (number: number) => String(number).replace('.', ',')

const NUMBER = /^-?\d{1,15}(?:[.,]\d{1,9})?$/
const FIRST_NUMBER = /\d{1,15}(?:[.,]\d{1,9})?/
const SPACES = /\s/gu

/** Accepts „25 000“, 8,4 and 8.4. */
export function readNumber(cell: string): number | { problem: Said } {
  const digits = cell.replace(SPACES, '')
  if (NUMBER.test(digits)) return Number(digits.replace(',', '.'))
  const first = FIRST_NUMBER.exec(digits)?.[0]
  return { problem: first ? said(m.numberAlone, { number: first }) : said(m.writeNumber) }
}

export const writeFlag = (flag: boolean) => (flag ? 'yes' : 'no')

const YES = new Set(['yes', 'true', '1', 'ano'])
const NO = new Set(['no', 'false', '0', 'ne'])

export function readFlag(cell: string): boolean | { problem: Said } {
  const word = cell.trim().toLowerCase()
  if (YES.has(word)) return true
  return NO.has(word) ? false : { problem: said(m.writeFlag) }
}

/** „Visa; Převod“; semicolons and backslashes inside items are escaped with a backslash. */
export const writeList = (items: readonly string[]) =>
  items.map((item) => item.replace(/[\\;]/g, (sign) => `\\${sign}`)).join('; ')

export function readList(cell: string): string[] {
  const items = ['']
  for (let at = 0; at < cell.length; at++) {
    const sign = cell.charAt(at)
    const next = cell.charAt(at + 1)
    if (sign === ';') items.push('')
    else if (sign === '\\' && (next === ';' || next === '\\')) {
      items.push((items.pop() ?? '') + next)
      at++
    } else items.push((items.pop() ?? '') + sign)
  }
  return items.map((item) => item.trim()).filter((item) => item !== '')
}
