import type { ShownCover } from '#shared/cover/shown.ts'
import type { Picture } from '#shared/schema/picture.ts'
import type { RubricCard } from '#entities/rubric/schema.ts'
import type { Post } from '#posts/schema.ts'
import type { Category } from '#shared/post-address.ts'

export const CATEGORY_LABELS: Record<Category, string> = { '/': 'Článek', Recenze: 'Recenze', Autor: 'Autor' }

/** A post as lists show it. */
export interface PostSummary {
  title: string
  path: string
  description: string
  date: string
  /** Which date that is. */
  datePosted: Post['datePosted']
  /** What kind of page it is: „Recenze“, „Článek“. */
  label: string
  picture: Picture | null
  /** Drawn from the story's own data, where no picture was chosen. */
  cover: ShownCover | null
}

/** The same with who wrote it, where it belongs, how long it takes to read and what it reviews. */
export interface SignedSummary extends PostSummary {
  writer: string
  rubric: RubricCard | null
  updatedAt: string
  minutes: number
  reviewed: { title: string; logo: Picture | null; rating: number | null } | null
}

/** A writer with a published author page. */
export interface AuthorSummary {
  name: string
  path: string
  position: string
  info: string
  avatar: Picture | null
}

/** How lists of posts are cut into pages, and what readers are told of it. */
export const NEWEST_FIRST = {
  column: 'post.updatedAt',
  direction: 'desc',
  words: 'podle poslední aktualizace, od nejnovější',
} as const
