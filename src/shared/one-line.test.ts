import { expect, test } from 'vitest'
import { oneLine } from '#shared/one-line.ts'

test.each([
  ['Modrý lev', 'Modrý lev'],
  ['Modrý\nlev', 'Modrý lev'],
  ['Modrý  \r\n\n\t lev ', 'Modrý lev '],
  ['\nModrý  lev', ' Modrý  lev'],
])('%j is %j', (text, line) => {
  expect(oneLine(text)).toBe(line)
})
