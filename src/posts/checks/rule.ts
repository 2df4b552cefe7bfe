import type { Evidence } from '#posts/checks/evidence.ts'
import type { Place } from '#posts/checks/place.ts'
import type { PostInput } from '#posts/schema.ts'
import type { Finding as FindingIn, Fix as FixOf, Rule as RuleOf } from '#shared/checks/rule.ts'

export type Fix = FixOf<PostInput>
export type Finding = FindingIn<PostInput, Place>
export type Rule<Name extends string = string> = RuleOf<PostInput, Evidence, Place, Name>

export const defineRule = <const Name extends string>(rule: Rule<Name>): Rule<Name> => rule
