import { type Place, placeAt } from '#posts/checks/place.ts'
import { textsIn } from '#posts/checks/texts-in.ts'
import type { PostInput } from '#posts/schema.ts'
import { correctionSteps, type TextCorrection } from '#shared/checks/typography.ts'
import { atOnce, type Steps } from '#shared/steps.ts'

export const typographyOf = (post: PostInput): TextCorrection<Place>[] => atOnce(typographySteps(post))

export const typographySteps = (post: PostInput): Steps<TextCorrection<Place>[]> =>
  correctionSteps(textsIn(post), (path, from, to) => placeAt(post, path, from, to))
