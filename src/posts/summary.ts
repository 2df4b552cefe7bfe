import type { ShownCover } from '#shared/cover/schema.ts'
import type { Picture } from '#shared/schema/picture.ts'
import type { RubricCard } from '#entities/rubric/schema.ts'
import type { Post } from '#posts/schema.ts'
import type { Category } from '#shared/post-address.ts'

export const CATEGORY_LABELS: Record<Category, string> = { '/': 'Článek', Recenze: 'Recenze', Autor: 'Autor' }

/** What a post is, in a word. */
export const labelOf = ({ category, isPage }: Pick<Post, 'category' | 'isPage'>) =>
  isPage ? 'Stránka' : CATEGORY_LABELS[category]

export interface PostSummary {
  title: string
  path: string
  description: string
  date: string
  datePosted: Post['datePosted']
  label: string
  picture: Picture | null
  /** Drawn from the post's own data if it has no picture. */
  cover: ShownCover | null
}

export interface SignedSummary extends PostSummary {
  writer: string
  rubric: RubricCard | null
  updatedAt: string
  minutes: number
  reviewed: { title: string; logo: Picture | null; rating: number | null } | null
}

export interface AuthorSummary {
  name: string
  path: string
  position: string
  info: string
  avatar: Picture | null
}

export const NEWEST_FIRST = {
  column: 'post.updatedAt',
  direction: 'desc',
  words: 'podle poslední aktualizace, od nejnovější',
} as const
