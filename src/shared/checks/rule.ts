import type { Related } from '#shared/checks/evidence.ts'
import type { Steps } from '#shared/steps.ts'
import type { Said, Words } from '#shared/words/message.ts'

/** `blocking` prevents publishing, `warning` only asks for attention. */
export const LEVELS = ['blocking', 'warning'] as const
export type Level = (typeof LEVELS)[number]

/** A fix for a finding. All fixes are pure changes of the record, so tests can apply them. */
export type Fix<Rec> =
  | { kind: 'change'; label: Said | Words; change: (record: Rec) => Rec }
  | { kind: 'write'; label: Said | Words; field: Words; max: number; change: (record: Rec, words: string) => Rec }
  | { kind: 'writer'; change: (record: Rec, writer: string) => Rec }

export interface Finding<Rec, Place> {
  message: Said | string
  detail?: Said | string
  place: Place
  /** The keyboard shortcut applies the first; the rest are alternatives. */
  fixes?: readonly Fix<Rec>[]
  related?: readonly Related[]
}

export interface Rule<Rec, Evidence, Place, Name extends string = string> {
  /** Used in URLs of filtered lists and as the file name. */
  name: Name
  level: Level
  /** What holds if nothing is found; also the title of the filtered list. */
  title: Words
  /** Evidence from the database the rule depends on; without it the rule is skipped. */
  needs?: readonly (keyof Evidence)[]
  /** In steps if it takes a long record longer than others may have to wait. */
  find: (record: Rec, evidence: Evidence) => Finding<Rec, Place>[] | Steps<Finding<Rec, Place>[]>
}

export interface Checked<Rec, Place, Name extends string = string> {
  rule: { name: Name; level: Level; title: Words }
  findings: Finding<Rec, Place>[]
}

/** Runs all rules on a record, one at a time, skipping those whose evidence is not loaded yet. */
export function* ruleSteps<Rec, Evidence, Place, Name extends string>(
  rules: readonly Rule<Rec, Evidence, Place, Name>[],
  record: Rec,
  evidence: Evidence,
): Steps<Checked<Rec, Place, Name>[]> {
  const checked: Checked<Rec, Place, Name>[] = []
  for (const rule of rules) {
    const isKnown = (rule.needs ?? []).every((name) => evidence[name] !== undefined)
    const found = isKnown ? rule.find(record, evidence) : undefined
    if (found) checked.push({ rule, findings: Array.isArray(found) ? found : yield* found })
    yield
  }
  return checked
}

export const countOf = (checked: readonly Checked<any, unknown>[], level: Level): number =>
  checked.reduce((sum, { rule, findings }) => sum + (rule.level === level ? findings.length : 0), 0)
