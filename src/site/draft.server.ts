import { findPublishedPost } from '#posts/queries.server.ts'
import type { Post } from '#posts/schema.ts'
import type { Category } from '#shared/post-address.ts'
import type { PageRequest } from '#site/page.ts'

/** In a preview, the editor's unsaved one. */
export async function postAt(
  { services, draft }: Pick<PageRequest, 'services' | 'draft'>,
  address: { slug: string; category: Category },
): Promise<Post | undefined> {
  if (draft && draft.slug === address.slug && draft.category === address.category) return draft
  return findPublishedPost(services.db, address)
}
