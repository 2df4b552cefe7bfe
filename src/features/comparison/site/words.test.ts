import { expect, test } from 'vitest'
import { problemWords } from '#features/comparison/site/words.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('names each offer once, however often the address repeats it', () => {
  const closed = { problem: 'closed', title: 'Bílý Jelen' } as const
  const unknown = { problem: 'unknown', slug: 'nic' } as const
  const repeated = { problem: 'repeated', title: 'Modrý Lev' } as const
  expect(problemWords([closed, unknown, repeated, closed, unknown, repeated]).map(plain)).toEqual([
    'Takovou adresu u nás nemá žádné kasino ani sázková kancelář: „nic“.',
    'Bílý Jelen: kasino ukončilo provoz, není co porovnávat.',
    'Ve výběru bylo víckrát: Modrý Lev. Stačí jednou.',
  ])
})

test('several closed casinos are in the plural', () => {
  const closed = ['Bílý Jelen', 'Modrý Lev'].map((title) => ({ problem: 'closed', title }) as const)
  expect(problemWords(closed).map(plain)).toEqual([
    'Bílý Jelen a Modrý Lev: kasina ukončila provoz, není co porovnávat.',
  ])
})
