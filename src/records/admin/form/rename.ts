import { slugify } from '#shared/czech/slug.ts'

/** The slug of a new record follows its title until it is edited by hand. */
export const slugFollowing = (slug: string, titleBefore: string, title: string) =>
  slug === slugify(titleBefore) ? slugify(title) : slug
