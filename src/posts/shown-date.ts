import type { Post } from '#posts/schema.ts'

/** First publishing; a draft may have been created weeks earlier. */
export const firstShown = ({ publishedAt, createdAt }: Pick<Post, 'publishedAt' | 'createdAt'>): string =>
  publishedAt ?? createdAt

export const shownDate = (post: Pick<Post, 'datePosted' | 'publishedAt' | 'createdAt' | 'updatedAt'>): string =>
  post.datePosted === 'createdAt' ? firstShown(post) : post.updatedAt
