/** The spec's three page categories, as stored. */
export const CATEGORIES = ['/', 'Recenze', 'Autor'] as const
export type Category = (typeof CATEGORIES)[number]

const FOLDERS: Record<Category, string> = { '/': '', Recenze: 'recenze/', Autor: 'autor/' }

/** The slug of the post that replaces the built-in home page. */
export const HOME_SLUG = 'index'

export function postPath(post: { category: Category; slug: string }): string {
  if (post.category === '/' && post.slug === HOME_SLUG) return '/'
  return `/${FOLDERS[post.category]}${post.slug}/`
}

export function categoryOfFolder(folder: string): Category | undefined {
  return CATEGORIES.find((category) => FOLDERS[category] === `${folder}/`)
}

export function addressIn(path: string): { category: Category; slug: string } | undefined {
  const [first, second, ...rest] = path.split('/').filter(Boolean)
  if (first === undefined) return { category: '/', slug: HOME_SLUG }
  if (second === undefined) return { category: '/', slug: first }
  const category = categoryOfFolder(first)
  return category && rest.length === 0 ? { category, slug: second } : undefined
}
