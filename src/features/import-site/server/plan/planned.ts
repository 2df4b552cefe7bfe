import type { PlannedReview } from '#features/import-site/server/plan/reviews.ts'
import type { SurveyedPost } from '#features/import-site/server/plan/survey.ts'
import type { Category } from '#shared/post-address.ts'

export interface PlannedPost {
  post: SurveyedPost
  /** The same in every file of this site. */
  key: string
  slug: string
  category: Category
  path: string
  /** The login of its author, the slug of its category; '' for none. */
  author: string
  rubric: string
  review: PlannedReview | undefined
  /** The record that an earlier import made of it. */
  recordId: string | undefined
  /** The page here that has its address. */
  duplicateOf: string | undefined
  isTaken: boolean
}
