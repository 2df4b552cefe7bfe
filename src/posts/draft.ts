import { emptyShortcodes } from '#posts/block-lists.ts'
import { emptyPost } from '#posts/empty-post.ts'
import { MAX_BREADCRUMBS, MAX_FAQ, MAX_REFERENCES, MAX_TABLE_CONTENT } from '#posts/limits.ts'
import { emptyContent } from '#posts/content/empty-content.ts'
import { CONTENT_MAX_BYTES, CONTENT_MAX_NODES } from '#posts/content/limits.ts'
import { RESERVED_SLUGS } from '#shared/reserved-slugs.ts'
import type { z } from 'zod'
import { BLOCK_KINDS, type BlockKind } from '#blocks/kinds.ts'
import { Content, type ContentNode } from '#posts/content/schema.ts'
import { FaqItem, MetaTag, postFields, type PostInput, Reference, TableContentItem } from '#posts/schema.ts'
import { BLOCKS_MAX_BYTES, MAX_PER_KIND, ShortcodesConfig } from '#posts/shortcodes.ts'
import { slugify } from '#shared/czech/slug.ts'
import { HOME_SLUG } from '#shared/post-address.ts'
import { TITLE_MAX } from '#shared/schema/text.ts'
import { sizeInBytes } from '#shared/size-in-bytes.ts'
import { keysOf } from '#shared/objects.ts'
import type { Steps } from '#shared/steps.ts'

const NO_SLUG = 'nahled'
const COMMA_BYTES = 1

type Given = Record<string, unknown>

const partsOf = (given: unknown): Given => (typeof given === 'object' && given !== null ? { ...given } : {})

function valid<T>(schema: z.ZodType<T>, given: unknown, otherwise: T): T {
  const parsed = schema.safeParse(given)
  return parsed.success ? parsed.data : otherwise
}

/** The first items, as many as could be saved. Why one is left out is not asked: to say it for thousands takes long. */
function* validItems<T>(schema: z.ZodType<T>, given: unknown, max: number): Steps<T[]> {
  const items: T[] = []
  for (const item of Array.isArray(given) ? given : []) {
    if (items.length === max) break
    if (schema.validate(item)) items.push(schema.parse(item))
    yield
  }
  return items
}

function validParts<T extends object>(shape: { [Key in keyof T]: z.ZodType<T[Key]> }, given: unknown, empty: T): T {
  const parts = partsOf(given)
  const read: Partial<T> = {}
  for (const key of keysOf(shape)) read[key] = valid(shape[key], parts[key], empty[key])
  return { ...empty, ...read }
}

/** Fields that are shown if they are valid as a whole; of the others what is. */
const { shape: wholeFields } = postFields.omit({
  content: true,
  shortcodesConfig: true,
  references: true,
  faq: true,
  tableContent: true,
  breadcrumbs: true,
  metaTag: true,
})

/** The part of an unsaved draft that can be rendered: invalid fields and items are left out. */
export function* draftSteps(given: Given): Steps<PostInput> {
  const draft = {
    ...emptyPost(),
    ...validParts<Pick<PostInput, keyof typeof wholeFields>>(wholeFields, given, emptyPost()),
  }
  const title = typeof given['title'] === 'string' ? given['title'].trim().slice(0, TITLE_MAX) : ''
  return {
    ...draft,
    title,
    slug: usableSlug(draft, title),
    content: { type: 'doc', content: eachBlockOnce(yield* contentNodes(given['content'])) },
    shortcodesConfig: yield* blocksOf(given['shortcodesConfig']),
    references: { data: yield* validItems(Reference, partsOf(given['references'])['data'], MAX_REFERENCES) },
    faq: { data: yield* validItems(FaqItem, partsOf(given['faq'])['data'], MAX_FAQ) },
    tableContent: {
      data: yield* validItems(TableContentItem, partsOf(given['tableContent'])['data'], MAX_TABLE_CONTENT),
    },
    breadcrumbs: yield* validItems(postFields.shape.breadcrumbs.element, given['breadcrumbs'], MAX_BREADCRUMBS),
    metaTag: validParts<PostInput['metaTag']>(MetaTag.shape, given['metaTag'], draft.metaTag),
  }
}

function usableSlug({ slug, category }: Pick<PostInput, 'slug' | 'category'>, title: string): string {
  const wanted = slug || slugify(title) || NO_SLUG
  const isHome = wanted === HOME_SLUG && category === '/'
  return RESERVED_SLUGS.has(wanted) && !isHome ? NO_SLUG : wanted
}

function* contentNodes(given: unknown): Steps<ContentNode[]> {
  const whole = Content.safeParse(given)
  if (whole.success) return whole.data.content
  const nodes = partsOf(given)['content']
  const alone = (Array.isArray(nodes) ? nodes : []).map((node: unknown) => ({ type: 'doc', content: [node] }))
  yield
  const items = yield* validItems(Content, alone, CONTENT_MAX_NODES)
  return items.flatMap(({ content }) => content).filter(fitsInto(CONTENT_MAX_BYTES - sizeInBytes(emptyContent)))
}

function fitsInto(max: number): (item: unknown) => boolean {
  let bytes = 0
  return (item) => (bytes += sizeInBytes(item) + COMMA_BYTES) <= max
}

/** As in a saved text. */
function eachBlockOnce(nodes: ContentNode[]): ContentNode[] {
  const placed = new Set<string>()
  return nodes.filter((node) => {
    if (node.type !== 'shortcode') return true
    const key = `${node.attrs.kind}:${node.attrs.uniqId}`
    const isFirst = !placed.has(key)
    placed.add(key)
    return isFirst
  })
}

function* blocksOf(given: unknown): Steps<ShortcodesConfig> {
  const parts = partsOf(given)
  const fits = fitsInto(BLOCKS_MAX_BYTES - sizeInBytes(emptyShortcodes()))
  const lists: [BlockKind, unknown[]][] = []
  for (const kind of BLOCK_KINDS) {
    const items = yield* validItems<unknown>(ShortcodesConfig.shape[kind].element, parts[kind], MAX_PER_KIND)
    lists.push([kind, items.filter(fits)])
  }
  return { ...emptyShortcodes(), ...Object.fromEntries(lists) }
}
