import type { Post } from '#posts/schema.ts'

/** When readers first had it: a draft may have been begun weeks before. */
export const firstShown = ({ publishedAt, createdAt }: Pick<Post, 'publishedAt' | 'createdAt'>): string =>
  publishedAt ?? createdAt

/** The date that readers see. */
export const shownDate = (post: Pick<Post, 'datePosted' | 'publishedAt' | 'createdAt' | 'updatedAt'>): string =>
  post.datePosted === 'createdAt' ? firstShown(post) : post.updatedAt
