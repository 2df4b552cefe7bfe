import { RESERVED_SLUGS } from '#shared/reserved-slugs.ts'
import { isSlugFromTitle, slugFromTitle } from '#shared/czech/slug.ts'
import { type Category, postPath } from '#shared/post-address.ts'

interface Addressed {
  title: string
  slug: string
  category: Category
}

interface Stored extends Addressed {
  isActive: boolean
  isDeleted: boolean
}

/** `/recenze/` */
export const folderOf = (category: Category) => postPath({ category, slug: '-' }).slice(0, -2)

/** The slug as it will be saved: an empty one is made from the title. */
export function shownSlug({ slug, title }: Pick<Addressed, 'slug' | 'title'>): string {
  if (slug) return slug
  const made = slugFromTitle(title)
  return RESERVED_SLUGS.has(made) ? `${made}-2` : made
}

/** Whether the slug still follows the title: not edited by hand and not published. */
export const followsTitle = (post: Pick<Addressed, 'slug' | 'title'>, record: Pick<Stored, 'isActive'> | undefined) =>
  !record?.isActive && (post.slug === '' || isSlugFromTitle(post.slug, post.title))

/** The published address that will redirect if the edited one is saved. */
export function redirectedFrom(post: Addressed, record: Stored | undefined): string | undefined {
  if (!record?.isActive || record.isDeleted) return undefined
  const from = postPath(record)
  return from === postPath({ category: post.category, slug: shownSlug(post) }) ? undefined : from
}
