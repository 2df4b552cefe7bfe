import type { Facts } from '#posts/checks/facts.ts'
import type { Place } from '#posts/checks/place.ts'
import type { Rule } from '#posts/checks/rule.ts'
import { type RuleName, RULES } from '#posts/checks/rules.ts'
import type { PostInput } from '#posts/schema.ts'
import { type Checked, runRules } from '#shared/checks/rule.ts'

const ALL: readonly Rule<RuleName>[] = RULES

/** Runs every rule on a post. */
export const checkPost = (post: PostInput, facts: Facts = {}): Checked<PostInput, Place, RuleName>[] =>
  runRules(ALL, post, facts)
