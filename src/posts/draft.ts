import type { z } from 'zod'
import { BLOCK_KINDS } from '#blocks/kinds.ts'
import { Content } from '#posts/content/schema.ts'
import { emptyPost, FaqItem, MetaTag, postFields, type PostInput, Reference, TableContentItem } from '#posts/schema.ts'
import { emptyShortcodes, ShortcodesConfig } from '#posts/shortcodes.ts'
import { slugify } from '#shared/czech/slug.ts'
import { HOME_SLUG } from '#shared/post-address.ts'
import { RESERVED_SLUGS } from '#shared/schema/text.ts'
import { keysOf } from '#shared/objects.ts'

/** Slug for previews of drafts without a usable one. */
const NO_SLUG = 'nahled'

type Given = Record<string, unknown>

const partsOf = (given: unknown): Given => (typeof given === 'object' && given !== null ? { ...given } : {})

function valid<T>(schema: z.ZodType<T>, given: unknown, otherwise: T): T {
  const parsed = schema.safeParse(given)
  return parsed.success ? parsed.data : otherwise
}

/** Why one is left out is not asked: to say it for thousands takes long. */
const validItems = <T>(schema: z.ZodType<T>, given: unknown): T[] =>
  (Array.isArray(given) ? given : []).flatMap((item) => (schema.validate(item) ? [schema.parse(item)] : []))

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
export function shownDraft(given: Given): PostInput {
  const draft = {
    ...emptyPost(),
    ...validParts<Pick<PostInput, keyof typeof wholeFields>>(wholeFields, given, emptyPost()),
  }
  const title = typeof given['title'] === 'string' ? given['title'].trim() : ''
  return {
    ...draft,
    title,
    slug: usableSlug(draft, title),
    content: { type: 'doc', content: contentNodes(given['content']) },
    shortcodesConfig: blocksOf(given['shortcodesConfig']),
    references: { data: validItems(Reference, partsOf(given['references'])['data']) },
    faq: { data: validItems(FaqItem, partsOf(given['faq'])['data']) },
    tableContent: { data: validItems(TableContentItem, partsOf(given['tableContent'])['data']) },
    breadcrumbs: validItems(postFields.shape.breadcrumbs.element, given['breadcrumbs']),
    metaTag: validParts<PostInput['metaTag']>(MetaTag.shape, given['metaTag'], draft.metaTag),
  }
}

function usableSlug({ slug, category }: Pick<PostInput, 'slug' | 'category'>, title: string): string {
  const wanted = slug || slugify(title) || NO_SLUG
  const isHome = wanted === HOME_SLUG && category === '/'
  return RESERVED_SLUGS.has(wanted) && !isHome ? NO_SLUG : wanted
}

function contentNodes(given: unknown): PostInput['content']['content'] {
  const whole = Content.safeParse(given)
  if (whole.success) return whole.data.content
  const nodes = partsOf(given)['content']
  const alone = (Array.isArray(nodes) ? nodes : []).map((node: unknown) => ({ type: 'doc', content: [node] }))
  return validItems(Content, alone).flatMap(({ content }) => content)
}

function blocksOf(given: unknown): ShortcodesConfig {
  const parts = partsOf(given)
  const lists = BLOCK_KINDS.map((kind) => [
    kind,
    validItems<unknown>(ShortcodesConfig.shape[kind].element, parts[kind]),
  ])
  return { ...emptyShortcodes(), ...Object.fromEntries(lists) }
}
