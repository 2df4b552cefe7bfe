import { afterEach, expect, test } from 'vitest'
import { actorWord } from '#records/admin/actor-word.ts'
import { personBehind, SCHEDULE, scheduledBy, signatureOf, SYSTEM } from '#records/actor.ts'
import { speak } from '#shared/words/language.ts'

afterEach(() => speak('en'))

const jana = { id: 'jana', name: 'Jana Nová' }
const withKey = signatureOf({ ...jana, key: { name: 'Přenos (noční)', mayPublish: () => true } })
const STORED = [SYSTEM.name, SCHEDULE.name, jana.name, scheduledBy(jana.name), withKey]

test('who acted is named in the language of the reader, a user as they are', () => {
  expect(STORED.map((name) => actorWord(name))).toEqual(STORED)
  speak('cs')
  expect(STORED.map((name) => actorWord(name))).toEqual([
    'program',
    'plán',
    'Jana Nová',
    'Jana Nová (podle plánu)',
    'Jana Nová (klíč Přenos (noční))',
  ])
})

test('readers are told of the person only', () => {
  expect(STORED.map(personBehind)).toEqual(['', '', 'Jana Nová', 'Jana Nová', 'Jana Nová'])
})
