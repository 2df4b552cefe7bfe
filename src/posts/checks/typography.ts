import { type Place, placeAt } from '#posts/checks/place.ts'
import { textsIn } from '#posts/checks/texts-in.ts'
import type { PostInput } from '#posts/schema.ts'
import { correctionsOf, type TextCorrection } from '#shared/checks/typography.ts'

export const typographyOf = (post: PostInput): TextCorrection<Place>[] =>
  correctionsOf(textsIn(post), (path, from, to) => placeAt(post, path, from, to))
