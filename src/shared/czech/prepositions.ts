const THOUSAND = 1000
const HUNDRED = 100
const TWENTY = 20

/** The numbers whose first word takes a vowel: „ve dvou“, „ze sedmi“, „se šesti“, „ke třem“. */
const TAKES_VOWEL: Readonly<Record<string, readonly number[]>> = {
  v: [2, 3, 4, 12, 13, 14, HUNDRED],
  k: [2, 3, 4, 12, 13, 14, HUNDRED],
  z: [2, 3, 4, 6, 7, 12, 13, 14, 16, 17, HUNDRED],
  s: [2, 3, 4, 6, 7, 12, 13, 14, 16, 17, HUNDRED],
}

/** The number by whose word another one begins: 25 „dvacet“ as 2, 325 „tři sta“ as 3, 4 100 „čtyři tisíce“ as 4. */
function firstWord(number: number): number {
  if (number >= THOUSAND) return number < 2 * THOUSAND ? THOUSAND : firstWord(Math.floor(number / THOUSAND))
  if (number >= HUNDRED) return number < 2 * HUNDRED ? HUNDRED : Math.floor(number / HUNDRED)
  return number < TWENTY ? number : Math.floor(number / 10)
}

/** The days of the week that take it, too. */
const WORD = /^(?:středu|čtvrtek)/
const WRITTEN = /^\d{1,3}(?:[ \u00a0\u202f]\d{3})*/

/** „v 9:00“, but „ve 14:05“; „z 5“, but „ze 7“: the preposition as it is read before what follows. */
export function vocalized(preposition: string, following: string): string {
  const [digits] = WRITTEN.exec(following) ?? []
  if (digits === undefined) return WORD.test(following) && preposition === 'v' ? 've' : preposition
  const word = firstWord(Number(digits.replaceAll(/\D/g, '')))
  return TAKES_VOWEL[preposition.toLowerCase()]?.includes(word) === true ? `${preposition}e` : preposition
}
