import { expect, test } from 'vitest'
import { one as casino } from '#entities/casino/messages.ts'
import { one as post } from '#posts/messages.ts'
import { change } from '#records/admin/form/messages.ts'
import { changedSince, savedMeanwhile } from '#records/admin/form/conflict-words.ts'

const klara = { id: 'klara', name: 'Klára Vondrová' }
const matej = { id: 'matej', name: 'Matěj Hrubeš' }
const schedule = { id: 'klara', name: 'Klára Vondrová (schedule)' }
const tereza = { id: 'tereza', name: 'Tereza Jandová' }

test.each([
  [[matej], 'Matěj Hrubeš saved this post while you were writing', 'Matěj’s'],
  [[matej, tereza], 'Matěj Hrubeš and Tereza Jandová saved this post while you were writing', 'Theirs'],
  [[klara, matej], 'Matěj Hrubeš saved this post while you were writing', 'Matěj’s'],
  [[klara], 'You saved this post in another window while you were writing', 'Other window'],
  [[schedule], 'Klára Vondrová (schedule) saved this post while you were writing', 'Klára’s'],
  [[], 'Somebody saved this post while you were writing', 'Theirs'],
])('says who saved: %o', (savers, title, theirs) => {
  expect(savedMeanwhile(post, savers, klara, true)).toMatchObject({ title, mine: 'Yours', theirs })
})

test('points to History only where there is one', () => {
  expect(savedMeanwhile(post, [matej], klara, true).note).toContain('Matěj’s version stays in History.')
  expect(savedMeanwhile(post, [klara], klara, true).note).toContain('What you saved there stays in History.')
  for (const savers of [[matej], [klara], []]) {
    const { note } = savedMeanwhile(change, savers, klara, false)
    expect(note).toContain('This change has no History: only what you choose goes on.')
  }
})

test('publishing a change names its sides differently', () => {
  expect(changedSince(casino)).toMatchObject({
    title: 'The live casino was changed since this change was written',
    mine: 'This change',
    theirs: 'Live now',
  })
})
