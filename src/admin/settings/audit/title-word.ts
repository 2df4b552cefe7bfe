import * as m from '#admin/settings/audit/messages.ts'
import { asCsv } from '#features/complaints/messages.ts'
import { theDemo } from '#features/demo/messages.ts'
import { blockedAddresses } from '#features/links/messages.ts'
import { anAddress } from '#features/watching/messages.ts'
import { imported, rowsAsCsv } from '#records/csv/messages.ts'

const PLAIN = [m.allContent, m.pageCache, m.settings, m.voice, blockedAddresses, asCsv, theDemo, anAddress]

/** Titles of records are as they are; those that the program has written are stored in English. */
export function titleWord(title: string): string {
  const known = PLAIN.find(({ en }) => en === title)
  if (known) return known()
  const rows = /^(\d{1,9}) rows? as CSV$/.exec(title)?.[1]
  if (rows !== undefined) return rowsAsCsv({ count: Number(rows), number: rows })
  const [, file, changed, created] = /^(.{1,200}): (\d{1,9}) changed, (\d{1,9}) new$/.exec(title) ?? []
  return file && changed && created ? imported({ file, changed, created }) : title
}
