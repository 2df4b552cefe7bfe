import type { Active, Over } from '@dnd-kit/core'
import { afterEach, expect, test } from 'vitest'
import { announcementsOf } from '#records/admin/form/sortable-words.ts'
import { speak } from '#shared/words/language.ts'

afterEach(() => speak('en', {}))

const NAMES = ['Rychlé výplaty', 'Bez aplikace']
const place = { width: 0, height: 0, top: 0, left: 0, right: 0, bottom: 0 }
const active: Active = { id: '0', data: { current: undefined }, rect: { current: { initial: null, translated: null } } }
const over: Over = { id: '1', data: { current: undefined }, rect: place, disabled: false }

test('what a screen reader hears of a move is said in the language of the editor', () => {
  const said = announcementsOf(NAMES, Number)
  const heard = () => [said.onDragStart({ active }), said.onDragOver({ active, over })]
  expect(heard()).toEqual(['Rychlé výplaty is picked up, at 1 of 2.', 'Rychlé výplaty is at 2 of 2.'])
  speak('cs')
  expect(heard()).toEqual(['Rychlé výplaty: uchopeno, místo 1 ze 2.', 'Rychlé výplaty: místo 2 ze 2.'])
})
