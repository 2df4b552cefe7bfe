import { expect, test } from 'vitest'
import { changedSince, changedWords, savedMeanwhile, savedWords } from '#ui/admin/form/conflict-words.ts'

const klara = { id: 'klara', name: 'Klára Vondrová' }
const matej = { id: 'matej', name: 'Matěj Hrubeš' }
const schedule = { id: 'klara', name: 'Klára Vondrová (schedule)' }
const tereza = { id: 'tereza', name: 'Tereza Jandová' }

test.each([
  [[matej], 'Matěj Hrubeš saved this post while you were writing', 'Matěj’s', 'Matěj'],
  [[matej, tereza], 'Matěj Hrubeš and Tereza Jandová saved this post while you were writing', 'Theirs', 'They'],
  [[klara, matej], 'Matěj Hrubeš saved this post while you were writing', 'Matěj’s', 'Matěj'],
  [[klara], 'You saved this post in another window while you were writing', 'Other window', 'The other window'],
  [[schedule], 'Klára Vondrová (schedule) saved this post while you were writing', 'Klára’s', 'Klára'],
  [[], 'Somebody saved this post while you were writing', 'Theirs', 'They'],
])('says who saved: %o', (savers, title, label, they) => {
  const words = savedMeanwhile('post', savers, klara, true)
  expect(words).toMatchObject({ title, they, mine: { label: 'Yours', who: klara }, theirs: { label } })
})

test('points to History only where there is one', () => {
  expect(savedMeanwhile('post', [matej], klara, true).note).toContain('Matěj’s version stays in History.')
  expect(savedMeanwhile('post', [klara], klara, true).note).toContain('What you saved there stays in History.')
  for (const savers of [[matej], [klara], []]) {
    const { note } = savedMeanwhile('change', savers, klara, false)
    expect(note).toContain('This change has no History: only what you choose goes on.')
  }
})

test('publishing a change names its sides differently', () => {
  expect(changedSince('casino')).toMatchObject({
    title: 'The live casino was changed since this change was written',
    mine: { label: 'This change' },
    theirs: { label: 'Live now' },
  })
})

test('counts the changes of each side', () => {
  const counts = { taken: [1, 2], kept: [1], joined: [], conflicting: [1, 2] }
  expect(changedWords('Matěj', counts, true)).toBe('Matěj changed 4 fields, you changed 3. 2 of them are the same.')
  expect(changedWords('Matěj', { taken: [], kept: [], joined: [], conflicting: [1] }, true)).toBe(
    'Matěj changed 1 field, you changed 1. 1 of them is the same.',
  )
  expect(changedWords(undefined, counts, true)).toBe('2 fields were changed in both.')
  expect(changedWords('Matěj', counts, false)).toContain('not kept any more')
})

test('gives the time, and how long ago it was', () => {
  const at = (hour: number, minute: number, day = 16) =>
    new Date(Date.UTC(2026, 10, day, hour - 1, minute)).toISOString()
  const now = new Date(at(10, 45))
  expect(savedWords(at(10, 42), now)).toBe('Today at 10:42, 3 minutes ago')
  expect(savedWords(at(10, 44), now)).toBe('Today at 10:44, 1 minute ago')
  expect(savedWords(at(10, 45), now)).toBe('Today at 10:45, just now')
  expect(savedWords(at(8, 5), now)).toBe('Today at 08:05')
  expect(savedWords(at(10, 42, 15), now)).toBe('15 Nov 2026, 10:42')
})
