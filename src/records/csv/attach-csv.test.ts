import { expect, test } from 'vitest'
import { attachCsv } from '#records/csv/attach-csv.server.ts'

test('the file is named by the day in Prague', () => {
  const headers = new Headers()
  const http = { header: (name: string, value?: string) => headers.set(name, value ?? '') }
  attachCsv(http, 'links', new Date('2026-11-17T23:30:00Z'), (async function* () {})())
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="links-2026-11-18.csv"')
})
