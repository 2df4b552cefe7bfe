import type { Evidence } from '#posts/checks/evidence.ts'
import type { Place } from '#posts/checks/place.ts'
import type { Rule } from '#posts/checks/rule.ts'
import { type RuleName, RULES } from '#posts/checks/rules.ts'
import type { PostInput } from '#posts/schema.ts'
import { type Checked, ruleSteps } from '#shared/checks/rule.ts'
import { atOnce, type Steps } from '#shared/steps.ts'

type CheckedPost = Checked<PostInput, Place, RuleName>

const ALL: readonly Rule<RuleName>[] = RULES

export const checkPost = (post: PostInput, evidence: Evidence = {}): CheckedPost[] => atOnce(checkSteps(post, evidence))

/** The same in steps: all rules take a long post longer than others may have to wait. */
export const checkSteps = (post: PostInput, evidence: Evidence): Steps<CheckedPost[]> => ruleSteps(ALL, post, evidence)
