import { createContext, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#entities/services.server.ts'
import { findPublishedPost } from '#posts/queries.server.ts'
import type { Post } from '#posts/schema.ts'
import type { Category } from '#shared/post-address.ts'

/** The unsaved post of an editor; when a page is rendered for its preview, it replaces the stored one. */
export const draftContext = createContext<Post | undefined>(undefined)

/** The post shown at this address: the draft or the stored one. */
export async function postAt(
  context: Readonly<RouterContextProvider>,
  address: { slug: string; category: Category },
): Promise<Post | undefined> {
  const draft = context.get(draftContext)
  if (draft && draft.slug === address.slug && draft.category === address.category) return draft
  return findPublishedPost(context.get(servicesContext).db, address)
}
