import { expect, test } from 'vitest'
import { decodeCsv } from '#ui/admin/csv-import/read-csv-file.ts'

test('a file is read in UTF-8, or as Czech spreadsheets save it', () => {
  expect(decodeCsv(new TextEncoder().encode('\uFEFFpříliš žluťoučký'))).toBe('příliš žluťoučký')
  // „kůň“ in windows-1250
  expect(decodeCsv(new Uint8Array([0x6b, 0xf9, 0xf2]))).toBe('kůň')
})

test('a file saved as Unicode text is read, in either order of its bytes', () => {
  const little = Buffer.from('\uFEFFslug\tkůň', 'utf16le')
  expect(decodeCsv(little)).toBe('slug\tkůň')
  expect(decodeCsv(Buffer.from(little).swap16())).toBe('slug\tkůň')
})
