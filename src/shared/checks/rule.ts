import type { Related } from '#shared/checks/facts.ts'

/** Blocking: the page cannot be published like this. Warning: it can, but somebody should look. */
export const LEVELS = ['blocking', 'warning'] as const
export type Level = (typeof LEVELS)[number]

/** How a finding goes away. All of them are changes of the record and nothing else, so a test can make them, too. */
export type Mend<Rec> =
  | { kind: 'change'; label: string; change: (record: Rec) => Rec }
  /** Somebody has to write something first. */
  | { kind: 'write'; label: string; field: string; max: number; change: (record: Rec, words: string) => Rec }
  | { kind: 'writer'; change: (record: Rec, writer: string) => Rec }

export interface Finding<Rec, Place> {
  /** What is wrong, in one short sentence. */
  message: string
  /** More about it, where the place alone does not say it. */
  detail?: string
  place: Place
  /** The first is made by the key; the others are other ways out. */
  mends?: readonly Mend<Rec>[]
  related?: readonly Related[]
}

export interface Rule<Rec, Facts, Place, Name extends string = string> {
  /** As in the address of a filtered list; the name of its file, too. */
  name: Name
  level: Level
  /** What is fine when nothing is found, and what a list filtered by it is called. */
  title: string
  /** Facts from the database without which it says nothing. */
  needs?: readonly (keyof Facts)[]
  find: (record: Rec, facts: Facts) => Finding<Rec, Place>[]
}

export interface Checked<Rec, Place, Name extends string = string> {
  rule: { name: Name; level: Level; title: string }
  findings: Finding<Rec, Place>[]
}

/** What every rule says of a record; one whose facts are not known yet is left out. */
export const runRules = <Rec, Facts, Place, Name extends string>(
  rules: readonly Rule<Rec, Facts, Place, Name>[],
  record: Rec,
  facts: Facts,
): Checked<Rec, Place, Name>[] =>
  rules.flatMap((rule) => {
    const isKnown = (rule.needs ?? []).every((fact) => facts[fact] !== undefined)
    return isKnown ? [{ rule, findings: rule.find(record, facts) }] : []
  })

export const countOf = (checked: readonly Checked<any, unknown>[], level: Level): number =>
  checked.reduce((sum, { rule, findings }) => sum + (rule.level === level ? findings.length : 0), 0)
