import { expect, test } from 'vitest'
import { withIds } from '#posts/admin/editor/headings/heading-ids.ts'

const heading = (text: string, id: string | null = null) => ({ text, id })

test('an id is made of the words, without diacritics', () => {
  expect(withIds([heading('Výplaty a bonusy'), heading('Čeština?')])).toEqual(['vyplaty-a-bonusy', 'cestina'])
})

test('an id stays as it is once it is set, whatever the words are', () => {
  expect(withIds([heading('Nový název', 'puvodni-nazev')])).toEqual(['puvodni-nazev'])
})

test('every id is there once, also next to those that were set before', () => {
  expect(withIds([heading('Bonus'), heading('Bonus', 'bonus'), heading('Bonus'), heading('Bonus 2')])).toEqual([
    'bonus-2',
    'bonus',
    'bonus-3',
    'bonus-2-2',
  ])
})

test('long words and words without letters have one too', () => {
  const [first, second, third] = withIds([heading('a'.repeat(120)), heading('a'.repeat(120)), heading('…')])
  expect(first).toBe('a'.repeat(96))
  expect(second).toBe(`${'a'.repeat(94)}-2`)
  expect(third).toBe('sekce')
})
