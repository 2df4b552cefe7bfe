import type { Facts } from '#posts/checks/facts.ts'
import type { Finding, Level, Rule } from '#posts/checks/rule.ts'
import { type RuleName, RULES } from '#posts/checks/rules.ts'
import type { PostInput } from '#posts/schema.ts'

export interface Checked {
  rule: Rule<RuleName>
  findings: Finding[]
}

const isKnown = (rule: Rule<RuleName>, facts: Facts) => (rule.needs ?? []).every((fact) => facts[fact] !== undefined)

/** What every rule says of a post; one whose facts are not known yet is left out. */
export const runRules = (post: PostInput, facts: Facts = {}): Checked[] =>
  RULES.flatMap((rule: Rule<RuleName>) => (isKnown(rule, facts) ? [{ rule, findings: rule.find(post, facts) }] : []))

export const countOf = (checked: readonly Checked[], level: Level): number =>
  checked.reduce((sum, { rule, findings }) => sum + (rule.level === level ? findings.length : 0), 0)
