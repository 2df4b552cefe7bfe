import type { Message, NounMessage } from '#shared/words/message.ts'

/** What a kind of record is called: “casino”, “casinos”, “Casinos” and “12 casinos”. */
export interface KindWords {
  one: NounMessage
  many: Message
  label: Message
  counted: Message<{ count: number }>
}

/** A resource by what its kind is called. */
export const withWords = <Own extends object>(own: Own, words: KindWords) => ({
  ...own,
  words,
  get one() {
    return words.one()
  },
  get many() {
    return words.many()
  },
  get label() {
    return words.label()
  },
  counted: (count: number) => words.counted({ count }),
})

const KINDS = new Map<string, KindWords>()

/** By its screen: the engine names no kind of record itself. */
export const nameKind = (collection: string, words: KindWords) => void KINDS.set(collection, words)

/** Undefined for records without a screen, such as messages. */
export const kindOf = (collection: string): KindWords | undefined => KINDS.get(collection)
