import { expect, test } from 'vitest'
import { FORMAT, FORMAT_VERSION, parseContent, TRANSFERS } from '#server/transfer/format.ts'
import type { AppError } from '#shared/app-error.ts'

const HEAD = {
  format: FORMAT,
  formatVersion: FORMAT_VERSION,
  exportedAt: '2026-11-15T12:00:00.000Z',
  programVersion: '1.0.0',
  settings: null,
  ...Object.fromEntries(TRANSFERS.map(({ collection }) => [collection.name, []])),
}

test('a file full of errors is refused with the first hundred, and not parsed to its end', () => {
  let looks = 0
  const casinos = Array.from({ length: 10_000 }, () => ({
    get id() {
      looks++
      return ''
    },
  }))
  let refused: AppError | undefined
  try {
    parseContent({ ...HEAD, casinos })
  } catch (error) {
    refused = error as AppError
  }
  expect(refused?.fields).toHaveLength(100)
  expect(looks).toBeLessThan(500)
})
