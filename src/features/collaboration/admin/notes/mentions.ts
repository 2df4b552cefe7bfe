import { fold } from '#shared/czech/slug.ts'

export interface Person {
  id: string
  name: string
}

export interface Typing {
  /** The position of the @. */
  start: number
  query: string
}

/** Longer than any name being typed. */
const QUERY_MAX = 40

export function mentionAt(text: string, caret: number): Typing | undefined {
  const start = text.lastIndexOf('@', caret - 1)
  if (start === -1 || caret - start > QUERY_MAX) return undefined
  const before = text[start - 1]
  const query = text.slice(start + 1, caret)
  // An @ inside a word is an e-mail, and a name does not continue on the next line.
  if ((before !== undefined && !/\s|\(/.test(before)) || query.includes('\n')) return undefined
  return { start, query }
}

export function peopleLike<P extends Person>(people: readonly P[], query: string): P[] {
  const folded = fold(query)
  const begins = ({ name }: P) => fold(name).startsWith(folded)
  const has = ({ name }: P) => fold(name).includes(` ${folded}`)
  return people.filter((person) => begins(person) || has(person))
}

export function completed(text: string, caret: number, { start }: Typing, { name }: Person) {
  const head = `${text.slice(0, start)}@${name} `
  return { text: head + text.slice(caret).trimStart(), caret: head.length }
}

const byLength = (a: Person, b: Person) => b.name.length - a.name.length

export interface Part {
  text: string
  person?: Person
}

export function partsOf(text: string, people: readonly Person[]): Part[] {
  const longestFirst = people.toSorted(byLength)
  const parts: Part[] = []
  let plain = 0
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const person = longestFirst.find(({ name }) => text.startsWith(name, at + 1))
    if (!person) continue
    if (at > plain) parts.push({ text: text.slice(plain, at) })
    plain = at + 1 + person.name.length
    parts.push({ text: text.slice(at, plain), person })
  }
  if (plain < text.length) parts.push({ text: text.slice(plain) })
  return parts
}

export const mentionsIn = (text: string, people: readonly Person[]): string[] => [
  ...new Set(partsOf(text, people).flatMap(({ person }) => person?.id ?? [])),
]
