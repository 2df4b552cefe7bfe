import { type FieldError, saidOf } from '#shared/app-error.ts'
import { type Message, type Said, said } from '#shared/words/message.ts'

/** Zod keeps a message as a string; here is what was said with it, until the errors of that check are collected. */
const told = new Map<string, Said>()
const MOST_TOLD = 1000

export function tell(given: Said): string {
  if (told.size >= MOST_TOLD) told.clear()
  told.set(given.text, given)
  return given.text
}

export const asTold = (words: string): Said | undefined => told.get(words)

/** The message of a rule: `z.string().min(3, refused(m.tooShort))`. */
export const refused = <P>(message: Message<P>, ...given: keyof P extends never ? [] : [params: P]) => ({
  error: () => tell(said(message, ...given)),
})

/** An error of a field that was found by a function, within a check of zod. */
export const tellError = (error: FieldError): string => (error.key === undefined ? error.message : tell(saidOf(error)))
