import type { Related } from '#shared/checks/facts.ts'

/** `blocking` prevents publishing, `warning` only asks for attention. */
export const LEVELS = ['blocking', 'warning'] as const
export type Level = (typeof LEVELS)[number]

/** A fix for a finding. All fixes are pure changes of the record, so tests can apply them. */
export type Fix<Rec> =
  | { kind: 'change'; label: string; change: (record: Rec) => Rec }
  /** Needs a text from the editor. */
  | { kind: 'write'; label: string; field: string; max: number; change: (record: Rec, words: string) => Rec }
  | { kind: 'writer'; change: (record: Rec, writer: string) => Rec }

export interface Finding<Rec, Place> {
  /** The problem in one short sentence. */
  message: string
  /** More about it, if the place alone does not explain it. */
  detail?: string
  place: Place
  /** The keyboard shortcut applies the first; the rest are alternatives. */
  fixes?: readonly Fix<Rec>[]
  related?: readonly Related[]
}

export interface Rule<Rec, Facts, Place, Name extends string = string> {
  /** Used in URLs of filtered lists and as the file name. */
  name: Name
  level: Level
  /** What holds if nothing is found; also the title of the filtered list. */
  title: string
  /** Facts from the database the rule depends on; without them it is skipped. */
  needs?: readonly (keyof Facts)[]
  find: (record: Rec, facts: Facts) => Finding<Rec, Place>[]
}

export interface Checked<Rec, Place, Name extends string = string> {
  rule: { name: Name; level: Level; title: string }
  findings: Finding<Rec, Place>[]
}

/** Runs all rules on a record, skipping those whose facts are not loaded yet. */
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
