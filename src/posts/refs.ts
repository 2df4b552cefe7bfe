import { allBlocks } from '#posts/block-lists.ts'
import { mergeRefs, type Refs } from '#blocks/lookup.ts'
import { blockFunctions } from '#blocks/registry.ts'
import type { RefModel } from '#entities/ref-model.ts'
import { mediaIdsIn } from '#posts/content/walk.ts'
import type { PostInput } from '#posts/schema.ts'
import type { BlockOf } from '#posts/shortcodes.ts'
import type { BlockKind } from '#blocks/kinds.ts'

export const refsOfBlock = <Kind extends BlockKind>({ kind, data }: BlockOf<Kind>): Refs =>
  blockFunctions[kind].refs(data)

export function refsOfPost(post: PostInput): Required<Refs> {
  return mergeRefs([
    ...allBlocks(post.shortcodesConfig).map(refsOfBlock),
    {
      mediaIds: [...mediaIdsIn(post.content), ...(post.banner ? [post.banner.mediaId] : [])],
      writerIds: post.writer ? [post.writer] : [],
      rubricIds: post.rubric ? [post.rubric] : [],
      casinoIds: post.entity && post.entityModel === 'Casino' ? [post.entity] : [],
      bookmakerIds: post.entity && post.entityModel === 'Bookmaker' ? [post.entity] : [],
    },
  ])
}

export function refPairs(post: PostInput): { model: RefModel; refId: string }[] {
  const refs = refsOfPost(post)
  const pairs = (model: RefModel, ids: (string | undefined)[]) =>
    [...new Set(ids)].flatMap((refId) => (refId ? [{ model, refId }] : []))
  const filters = refs.casinoLists.map((list) => list.filter)
  return [
    ...pairs('Casino', refs.casinoIds),
    ...pairs('Bookmaker', refs.bookmakerIds),
    ...pairs('Writer', refs.writerIds),
    ...pairs('Rubric', refs.rubricIds),
    ...pairs('Media', refs.mediaIds),
    ...pairs('Post', refs.postIds),
    ...pairs(
      'GameType',
      filters.map((filter) => filter.gameType),
    ),
    ...pairs(
      'SoftwareProvider',
      filters.map((filter) => filter.softwareProvider),
    ),
    ...pairs('PaymentMethod', [
      ...filters.map((filter) => filter.paymentMethod),
      ...refs.bookmakerLists.map((list) => list.filter.paymentMethod),
    ]),
  ]
}

export const ANY = '*'

/** Marks a post that has a list sorted by rule: its members change without the post, so they cannot be stored. */
export function listMarks(post: PostInput): { model: 'CasinoList' | 'BookmakerList'; refId: string }[] {
  const { casinoLists, bookmakerLists } = refsOfPost(post)
  return [
    ...(casinoLists.length > 0 ? [{ model: 'CasinoList' as const, refId: ANY }] : []),
    ...(bookmakerLists.length > 0 ? [{ model: 'BookmakerList' as const, refId: ANY }] : []),
  ]
}
