import { hash } from 'node:crypto'
import type { Env } from '#infra/env.server.ts'
import type { ShownPost } from '#posts/present.ts'
import { TOOLS } from '#posts/suggest/tools.ts'
import type { ShownCover } from '#shared/cover/schema.ts'
import { type Category, HOME_SLUG } from '#shared/post-address.ts'

export interface ShareCard {
  kind: string
  title: string
  /** Only for reviews: the reviewed offer. */
  subject: { title: string; rating: number | null; logo: string | null } | null
  /** Only for articles: the drawn cover. */
  cover: ShownCover | null
}

export const SHARE_FOLDERS = { '/': 'stranka', Recenze: 'recenze', Autor: 'autor' } as const satisfies Record<
  Category,
  string
>
const KINDS: Record<Category, string> = { '/': '', Recenze: 'Recenze', Autor: 'Autor' }

/** Increment when the drawing changes: part of the hash, so that caches fetch the new picture. */
const DRAWING = 2
const HOME_TITLE = 'Online kasina bez příkras'

type CardSource = Pick<ShownPost, 'title' | 'category' | 'isReviewPost' | 'entity' | 'cover'>

export const shareCardOf = ({ title, category, isReviewPost, entity, cover }: CardSource): ShareCard => ({
  kind: KINDS[category],
  title,
  subject:
    isReviewPost && entity
      ? { title: entity.title, rating: entity.rating, logo: entity.logo && pictureName(entity.logo.url) }
      : null,
  cover: category === '/' ? cover : null,
})

export const homeShareCard = (home: Pick<ShownPost, 'title'> | undefined): ShareCard => ({
  kind: '',
  title: home?.title ?? HOME_TITLE,
  subject: null,
  cover: null,
})

/** Of a page without a post that helps with something. */
export function toolShareCard(slug: string): ShareCard | undefined {
  const tool = TOOLS.find(({ path }) => path === `/${slug}/`)
  return tool && { kind: 'Nástroj', title: tool.title, subject: null, cover: null }
}

type Site = Pick<Env, 'SITE_NAME' | 'SITE_URL'>

export const shareHash = (card: ShareCard, site: Site): string =>
  hash('sha256', JSON.stringify([DRAWING, site.SITE_NAME, site.SITE_URL, card])).slice(0, 16)

/** Path of the share picture; its hash allows caching it forever. */
export function sharePath(post: CardSource & Pick<ShownPost, 'slug'>, site: Site): string {
  const isHome = post.category === '/' && post.slug === HOME_SLUG
  const card = isHome ? homeShareCard(post) : shareCardOf(post)
  const name = isHome ? 'index' : `${SHARE_FOLDERS[post.category]}/${post.slug}`
  return `/og/${name}.png?v=${shareHash(card, site)}`
}

/** `/media/{name}/lg.webp` → name */
const pictureName = (url: string) => url.split('/').at(-2) ?? null
