import { expect, test } from 'vitest'
import { type TermsClaim, termFor, termsClaimsIn } from '#shared/czech/terms-claims.ts'
import { emptyTerms } from '#shared/schema/bonus-terms.ts'

const said = (sentence: string) => termsClaimsIn(sentence).map(wordsOf)
const wordsOf = ({ term, game, value }: TermsClaim) => `${game || term} ${value}`

test.each<[string, string[]]>([
  ['Podmínka zní 30× bonus za 10 dní.', ['multiple 30', 'days 10']],
  ['Bonus je nutné prosázet 35× do 14 dnů.', ['multiple 35', 'days 14']],
  ['Nabídka dá 100 % do 25 000 Kč.', ['percent 100', 'ceiling 25000']],
  ['Zní 75 % z prvního vkladu, nejvýše 6 000 Kč.', ['percent 75', 'ceiling 6000']],
  ['Přidá padesát zatočení po dvou korunách.', ['spinValue 2']],
  ['K tomu 30 volných zatočení po 2,50 Kč.', ['spinValue 2.5']],
  ['Jedno zatočení má hodnotu 2 Kč.', ['spinValue 2']],
  ['S bonusem je sázka nejvýše 100 Kč.', ['highestBet 100']],
  ['Ruleta a blackjack se do obratu počítají jen z desetiny.', ['rulet 10', 'blackjack 10']],
  ['Ruleta z 10 %, blackjack a baccarat z 5 %.', ['rulet 10', 'blackjack 5', 'baccarat 5']],
  ['Živé stoly, tedy to nejlepší, se do obratu počítají jen z poloviny.', ['ziv 50']],
  ['Poker se do protočení nezapočítává.', ['poker 0']],
])('reads %s', (sentence, claims) => {
  expect(said(sentence)).toEqual(claims)
})

test.each([
  'Potřebných 45 000 Kč prosázeli za 23 dní.',
  'V přepočtu na samotný bonus je to téměř 107×.',
  'Automaty mají návratnost 96 %.',
  'Vložili jsme 1 000 Kč a ruletu hráli dva dny.',
  'Výběr přišel do 24 hodin.',
])('reads no terms in %s', (sentence) => {
  expect(said(sentence)).toEqual([])
})

test('finds the same term in a record, whatever the game is called there', () => {
  const terms = { ...emptyTerms, multiple: 30, games: [{ game: 'živé kasino', percent: 10 }] }
  const [claim] = termsClaimsIn('Živé stoly se do obratu počítají jen z poloviny.')
  expect(claim && termFor(claim, terms)).toBe(10)
  expect(termFor({ term: 'multiple', game: '', value: 1 }, terms)).toBe(30)
  expect(termFor({ term: 'days', game: '', value: 1 }, terms)).toBeUndefined()
})
