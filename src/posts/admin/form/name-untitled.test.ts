import { expect, test } from 'vitest'
import { firstWords } from '#posts/admin/form/name-untitled.ts'
import { p, page, ul } from '#posts/content/build.ts'

const nameOf = (...parts: Parameters<typeof page>) => firstWords(page(...parts).content)

test('a post without a title is named by its first sentence, or its first words', () => {
  expect(nameOf(p('Vklad bez čekání. Druhá věta.'))).toBe('Vklad bez čekání')
  expect(nameOf(p('Kolik to stojí? Málo.'))).toBe('Kolik to stojí?')
  expect(nameOf(p(' '), ul('První bod', 'Druhý bod'))).toMatch(/^První bod/)
  const long = nameOf(p('Tato věta je tak dlouhá, že by se do názvu článku nevešla celá, a proto končí dřív'))
  expect(long).toBe('Tato věta je tak dlouhá, že by se do názvu článku nevešla')
  expect(nameOf(p('a'.repeat(200)))).toHaveLength(60)
  expect([nameOf(), nameOf(p(' '))]).toEqual(['', ''])
})
