import { expect, test } from 'vitest'
import { decodeCsv } from '#records/admin/csv-import/read-csv-file.ts'

test('reads UTF-8, and the encoding of Czech spreadsheets', () => {
  expect(decodeCsv(new TextEncoder().encode('\uFEFFpříliš žluťoučký'))).toBe('příliš žluťoučký')
  // „kůň“ in windows-1250
  expect(decodeCsv(new Uint8Array([0x6b, 0xf9, 0xf2]))).toBe('kůň')
})

test('reads files saved as Unicode text, in either byte order', () => {
  const little = Buffer.from('\uFEFFslug\tkůň', 'utf16le')
  expect(decodeCsv(little)).toBe('slug\tkůň')
  expect(decodeCsv(Buffer.from(little).swap16())).toBe('slug\tkůň')
})
