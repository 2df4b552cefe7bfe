import type { BlockKind } from '#blocks/kinds.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 4

/** The first letters of the first two words: prosConsPosts → pc. */
const initials = (kind: BlockKind) => (kind[0] ?? '') + (/[A-Z]/.exec(kind)?.[0].toLowerCase() ?? '')

const letter = (number: number) => LETTERS[number % LETTERS.length] ?? ''

export function newUniqId(kind: BlockKind, taken: ReadonlySet<string>): string {
  const random = crypto.getRandomValues(new Uint8Array(LENGTH))
  const id = `${initials(kind)}-${Array.from(random, letter).join('')}`
  return taken.has(id) ? newUniqId(kind, taken) : id
}
