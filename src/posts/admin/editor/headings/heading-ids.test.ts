import { expect, test } from 'vitest'
import { withIds } from '#posts/admin/editor/headings/heading-ids.ts'

const heading = (text: string, id: string | null = null) => ({ text, id })

test('makes an id from the text, without diacritics', () => {
  expect(withIds([heading('Výplaty a bonusy'), heading('Čeština?')])).toEqual(['vyplaty-a-bonusy', 'cestina'])
})

test('never changes an existing id', () => {
  expect(withIds([heading('Nový název', 'puvodni-nazev')])).toEqual(['puvodni-nazev'])
})

test('ids are unique, including existing ones', () => {
  expect(withIds([heading('Bonus'), heading('Bonus', 'bonus'), heading('Bonus'), heading('Bonus 2')])).toEqual([
    'bonus-2',
    'bonus',
    'bonus-3',
    'bonus-2-2',
  ])
})

test('long headings and headings without letters get ids, too', () => {
  const [first, second, third] = withIds([heading('a'.repeat(120)), heading('a'.repeat(120)), heading('…')])
  expect(first).toBe('a'.repeat(96))
  expect(second).toBe(`${'a'.repeat(94)}-2`)
  expect(third).toBe('sekce')
})
