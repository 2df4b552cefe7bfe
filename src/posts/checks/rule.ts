import type { Facts, Related } from '#posts/checks/facts.ts'
import type { Place } from '#posts/checks/place.ts'
import type { PostInput } from '#posts/schema.ts'

/** Blocking: the page cannot be published like this. Warning: it can, but somebody should look. */
export const LEVELS = ['blocking', 'warning'] as const
export type Level = (typeof LEVELS)[number]

/** How a finding goes away. All of them are changes of the post and nothing else, so a test can make them, too. */
export type Mend =
  | { kind: 'change'; label: string; change: (post: PostInput) => PostInput }
  /** Somebody has to write something first. */
  | { kind: 'write'; label: string; field: string; max: number; change: (post: PostInput, words: string) => PostInput }
  | { kind: 'writer'; change: (post: PostInput, writer: string) => PostInput }

export interface Finding {
  /** What is wrong, in one short sentence. */
  message: string
  /** More about it, where the place alone does not say it. */
  detail?: string
  place: Place
  /** The first is made by the key; the others are other ways out. */
  mends?: readonly Mend[]
  related?: readonly Related[]
}

export interface Rule<Name extends string = string> {
  /** As in the address of a filtered list; the name of its file, too. */
  name: Name
  level: Level
  /** What is fine when nothing is found, and what a list filtered by it is called. */
  title: string
  /** Facts from the database without which it says nothing. */
  needs?: readonly (keyof Facts)[]
  find: (post: PostInput, facts: Facts) => Finding[]
}

export const defineRule = <const Name extends string>(rule: Rule<Name>): Rule<Name> => rule
