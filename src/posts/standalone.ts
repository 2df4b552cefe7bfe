import type { Post } from '#posts/schema.ts'
import { isFixedPage } from '#shared/fixed-paths.ts'
import { postPath } from '#shared/post-address.ts'

type Placed = Pick<Post, 'category' | 'slug'>

/** Whether a post is shown instead of a page that the site has anyway, such as home or contact. */
export const replacesBuiltIn = (post: Placed): boolean => post.category === '/' && isFixedPage(postPath(post))

/** Whether a post is a page on its own instead of an article: as its editor says, or because of where it is. */
export const isStandalone = (post: Placed & Pick<Post, 'isPage'>): boolean =>
  post.category === '/' && (post.isPage || replacesBuiltIn(post))
