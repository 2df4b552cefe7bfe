import type { Facts } from '#posts/checks/facts.ts'
import type { Place } from '#posts/checks/place.ts'
import type { Rule } from '#posts/checks/rule.ts'
import { type RuleName, RULES } from '#posts/checks/rules.ts'
import type { PostInput } from '#posts/schema.ts'
import { type Checked, runRules } from '#shared/checks/rule.ts'
import { atOnce, type Steps } from '#shared/steps.ts'

type CheckedPost = Checked<PostInput, Place, RuleName>

const ALL: readonly Rule<RuleName>[] = RULES

/** Runs every rule on a post. */
export const checkPost = (post: PostInput, facts: Facts = {}): CheckedPost[] => atOnce(checkSteps(post, facts))

/** The same, a rule at a time: all of them take a long post longer than others may have to wait. */
export function* checkSteps(post: PostInput, facts: Facts): Steps<CheckedPost[]> {
  const checked: CheckedPost[] = []
  for (const rule of ALL) {
    checked.push(...runRules([rule], post, facts))
    yield
  }
  return checked
}
