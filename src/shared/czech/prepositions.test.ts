import { describe, expect, it } from 'vitest'
import { vocalized } from '#shared/czech/prepositions.ts'

describe('a preposition before a parameter', () => {
  it.each([
    ['v', '9:00', 'v'],
    ['v', '14:05', 've'],
    ['v', '20:30', 've'],
    ['v', '17:00', 'v'],
    ['V', '2:00', 'Ve'],
    ['z', '5', 'z'],
    ['z', '7', 'ze'],
    ['z', '16', 'ze'],
    ['z', '41', 'ze'],
    ['z', '100', 'ze'],
    ['z', '200', 'ze'],
    ['z', '1\u00a0204', 'z'],
    ['z', '4\u00a0100', 'ze'],
    ['z', '18. 11. 2026', 'z'],
    ['z', '4. 11. 2026', 'ze'],
    ['s', '6', 'se'],
    ['s', '8', 's'],
    ['k', '3', 'ke'],
    ['k', '7', 'k'],
    ['v', 'středu 2. 12.', 've'],
    ['v', 'čtvrtek', 've'],
    ['v', 'pátek', 'v'],
    ['z', 'Prahy', 'z'],
    ['z', '', 'z'],
  ])('%s %s is read as %s', (preposition, following, read) => {
    expect(vocalized(preposition, following)).toBe(read)
  })
})
