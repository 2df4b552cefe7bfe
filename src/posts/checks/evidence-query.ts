import { allBlocks } from '#posts/block-lists.ts'
import { canonicalPath } from '#shared/canonical-path.ts'
import type { Category } from '#shared/post-address.ts'
import { addressOf, isInside, isOutside, linksIn } from '#posts/checks/links-in.ts'
import { picturesIn } from '#posts/checks/pictures-in.ts'
import { offersIn, postLinksIn } from '#posts/checks/record-links.ts'
import { refsOfBlock } from '#posts/refs.ts'
import type { PostInput } from '#posts/schema.ts'
import type { AnyBlock } from '#posts/shortcodes.ts'

/** More than any post has; the rest is not looked up. */
export const MAX_VALUES = 300
export const MAX_BLOCKS = 100

/** Everything in a post that its evidence depends on; equal queries have equal evidence. */
export interface EvidenceQuery {
  id?: string | undefined
  title: string
  slug: string
  category: Category
  /** The phrase other posts would use to mention this one. */
  phrase: string
  addresses: string[]
  offers: string[]
  /** The reviewed offer. */
  entity: string | null
  posts: string[]
  pictures: string[]
  /** Blocks that show other records and may therefore turn out empty. */
  blocks: AnyBlock[]
}

const unique = (values: string[]) => [...new Set(values)].filter(Boolean).slice(0, MAX_VALUES)

export const evidenceQueryOf = (post: PostInput, id?: string): EvidenceQuery => ({
  id,
  title: post.title.trim(),
  slug: post.slug,
  category: post.category,
  phrase: phraseOf(post),
  addresses: addressesIn(post),
  entity: post.entity,
  offers: unique([post.entity ?? '', ...offersIn(post).map((offer) => offer.id)]),
  posts: unique(postLinksIn(post).map((link) => link.id)),
  pictures: unique(picturesIn(post).map(({ img }) => img.mediaId)),
  blocks: allBlocks(post.shortcodesConfig).filter(showsRecords).slice(0, MAX_BLOCKS),
})

/** Addresses in the post, without fragments, as rules look them up in `Evidence.links`. */
export const addressesIn = (post: PostInput): string[] =>
  unique(linksIn(post).map(({ href }) => addressOf(href))).filter((href) => isInside(href) || isOutside(href))

/** Internal addresses in canonical form without their query; others unchanged. */
export const storedAddress = (address: string): string =>
  isInside(address) ? canonicalPath(address.replace(/\?.*$/s, '')) : address

const showsRecords = (block: AnyBlock) => Object.values(refsOfBlock(block)).some((refs) => refs.length > 0)

/** The first keyword, else the title up to its first colon or dash. */
const phraseOf = ({ metaTag, title }: PostInput): string =>
  metaTag.keyword.split(',')[0]?.trim() || (title.split(/[:–|(]/)[0]?.trim() ?? '')
