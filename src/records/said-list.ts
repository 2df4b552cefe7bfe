import * as m from '#records/messages.ts'
import { type FieldError, saidOf } from '#shared/app-error.ts'
import { type Message, type Said, said, type Value } from '#shared/words/message.ts'

const joinedBy =
  (message: Message<{ before: Value; last: Value }>) =>
  <Words extends string | Said>([first, ...rest]: readonly Words[]): Words | Said | undefined =>
    first === undefined
      ? undefined
      : rest.reduce<Words | Said>((before, last) => said(message, { before, last }), first)

/** “A, B, C”, “A and B and C”, and sentences one after the other; undefined if there is none. */
export const commaList = joinedBy(m.comma)
export const andList = joinedBy(m.and)
export const sentences = joinedBy(m.sentences)

/** What is wrong with the fields, each thing once. */
export const reasonsOf = (fields: readonly FieldError[] = []) =>
  sentences([...new Map(fields.map((field) => [field.message, saidOf(field)])).values()])
