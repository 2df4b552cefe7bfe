import { allBlocks, emptyShortcodes } from '#posts/block-lists.ts'
import {
  MAX_REFERENCES,
  MAX_FAQ,
  MAX_TABLE_CONTENT,
  MAX_BREADCRUMBS,
  MAX_ANSWER,
  MAX_KEPT_FIGURES,
  CONTENTS_TITLE_MAX,
} from '#posts/limits.ts'
import { RESERVED_SLUGS } from '#shared/reserved-slugs.ts'
import * as m from '#posts/messages.ts'
import { tellError } from '#shared/schema/refused.ts'
import { said } from '#shared/words/message.ts'
import { z } from 'zod'
import { Img } from '#entities/media/schema.ts'
import { Cover } from '#shared/cover/schema.ts'
import { CATEGORIES, HOME_SLUG, postPath } from '#shared/post-address.ts'
import { headingId } from '#blocks/define-block.ts'
import { anchorsIn } from '#posts/content/anchors.ts'
import { Content } from '#posts/content/schema.ts'
import { shortcodesIn } from '#posts/content/walk.ts'
import { ShortcodesConfig } from '#posts/shortcodes.ts'
import { type FieldError, fieldError } from '#shared/app-error.ts'
import { flag, json, maybeText, rowMapper } from '#shared/schema/columns.ts'
import { list } from '#shared/schema/list.ts'
import { maybeMoment } from '#shared/schema/moment.ts'
import { recordFields, titledColumns, titleSort } from '#shared/schema/record.ts'
import { requiredRichText } from '#shared/schema/rich-text.ts'
import { draftSlug, id, requiredText, text, title } from '#shared/schema/text.ts'
import { httpsUrl, optionalHttpsUrl, rootRelative } from '#shared/schema/url.ts'

export const Reference = z.strictObject({
  title: requiredText(200),
  url: httpsUrl,
  publisher: text(120).optional(),
  accessedAt: z.iso.date().optional(),
})
export type Reference = z.infer<typeof Reference>

export const FaqItem = z.strictObject({
  question: requiredText(200),
  answer: requiredRichText(MAX_ANSWER),
  isActive: z.boolean(),
})
export type FaqItem = z.infer<typeof FaqItem>

export const TableContentItem = z.strictObject({
  headingId,
  title: requiredText(CONTENTS_TITLE_MAX),
  level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  isActive: z.boolean(),
})
export type TableContentItem = z.infer<typeof TableContentItem>

export const MetaTag = z.strictObject({
  title: text(160),
  description: text(400),
  robots: text(80),
  keyword: text(300),
  canonical: optionalHttpsUrl,
})
export type MetaTag = z.infer<typeof MetaTag>

export const Stage = z.enum(['draft', 'ready'])
export type Stage = z.infer<typeof Stage>

export const postFields = z.strictObject({
  title,
  slug: draftSlug,
  category: z.enum(CATEGORIES),
  /** The casino or bookmaker that a review is about. */
  entity: id.nullable(),
  entityModel: z.enum(['Casino', 'Bookmaker']).nullable(),
  isReviewPost: z.boolean(),
  /** A page on its own, such as contact or terms: in no list of articles. Only in the root, see `standalone.ts`. */
  isPage: z.boolean().default(false),
  content: Content,
  shortcodesConfig: ShortcodesConfig,
  references: z.strictObject({ data: list(Reference, MAX_REFERENCES) }),
  faq: z.strictObject({ data: list(FaqItem, MAX_FAQ) }),
  tableContent: z.strictObject({ data: list(TableContentItem, MAX_TABLE_CONTENT) }),
  /** Until then the page is rendered for every request instead of cached. */
  clearCacheUntil: z.iso.datetime().nullable(),
  breadcrumbTitle: text(120),
  /** Between the home page and this one; if empty, made from the category and the rubric. */
  breadcrumbs: list(z.strictObject({ title: requiredText(120), path: rootRelative }), MAX_BREADCRUMBS),
  banner: Img.nullable(),
  /** Data of the drawn cover, used if there is no banner. */
  cover: Cover.nullable().default(null),
  isActive: z.boolean(),
  /** Scheduled publishing of an inactive post. */
  publishAt: maybeMoment,
  /** Scheduled unpublishing, and where visitors are redirected from then on; '' for no redirect. */
  unpublishAt: maybeMoment,
  unpublishTo: z.union([z.literal(''), rootRelative]).default(''),
  /** `ready` waits for the approval of an editor. */
  stage: Stage.default('draft'),
  /** The date shown to readers. */
  datePosted: z.enum(['createdAt', 'updatedAt']),
  metaTag: MetaTag,
  writer: id.nullable(),
  /** Only for articles. */
  rubric: id.nullable().default(null),
  /** Figures that an offer no longer has, but that are right in this text; the check leaves them alone. */
  keptFigures: list(z.strictObject({ offer: id, figure: requiredText(40) }), MAX_KEPT_FIGURES).default([]),
  /** An archived post responds 410 instead of 404. */
  isGone: z.boolean(),
})
export type PostInput = z.infer<typeof postFields>

export const PostInput = postFields
  .superRefine((post, context) => {
    const mustBeWhole = isMeantToBeLive(post) || post.stage === 'ready'
    for (const error of [...ruleErrors(post), ...(mustBeWhole ? publishErrors(post) : [])]) {
      context.addIssue({ code: 'custom', path: error.path.split('.'), message: tellError(error) })
    }
  })
  .meta({ id: 'PostInput' })

export const Post = postFields
  .extend({
    ...recordFields,
    /** First publishing; null if never published, or published since its creation. */
    publishedAt: maybeMoment,
    plannedBy: id.nullable().default(null),
  })
  .meta({ id: 'Post' })
export type Post = z.infer<typeof Post>

/** A scheduled post must already be valid: there may be no editor around to fix it at that time. */
const isMeantToBeLive = ({ isActive, publishAt }: Pick<PostInput, 'isActive' | 'publishAt'>) =>
  isActive || publishAt !== null

/** Rules that hold for drafts too. */
function ruleErrors(post: PostInput): FieldError[] {
  const errors: FieldError[] = []
  const isHome = post.slug === HOME_SLUG && post.category === '/'
  if (RESERVED_SLUGS.has(post.slug) && !isHome) {
    errors.push(fieldError('slug', said(m.slugReserved, { slug: post.slug })))
  }
  if ((post.entity === null) !== (post.entityModel === null)) {
    errors.push(fieldError('entity', m.chooseEntityWithKind))
  }

  if (post.publishAt !== null && post.unpublishAt !== null && post.unpublishAt <= post.publishAt) {
    errors.push(fieldError('unpublishAt', m.afterPublishing))
  }
  if (post.unpublishTo === postPath(post)) {
    errors.push(fieldError('unpublishTo', m.pageItself))
  }

  const placed = shortcodesIn(post.content).map((node) => `${node.attrs.kind}:${node.attrs.uniqId}`)
  const stored = allBlocks(post.shortcodesConfig).map((block) => `${block.kind}:${block.data.uniqId}`)
  const uniqIds = stored.map((key) => key.slice(key.indexOf(':') + 1))
  const [places, datas] = [new Set(placed), new Set(stored)]
  for (const key of placed.filter((each) => !datas.has(each))) {
    errors.push(fieldError('content', said(m.shortcodeWithoutData, { block: key })))
  }
  for (const key of stored.filter((each) => !places.has(each))) {
    errors.push(fieldError('shortcodesConfig', said(m.dataWithoutShortcode, { block: key })))
  }
  if (places.size !== placed.length) {
    errors.push(fieldError('content', m.shortcodeOnce))
  }
  if (new Set(uniqIds).size !== uniqIds.length) {
    errors.push(fieldError('shortcodesConfig', m.sameUniqId))
  }

  const headingIds = anchorsIn(post.content, post.shortcodesConfig).flatMap(({ id }) => id ?? [])
  if (new Set(headingIds).size !== headingIds.length) {
    errors.push(fieldError('content', m.sameHeadingId))
  }
  return errors
}

/** Requirements for publishing; a missing slug is made from the title. */
export function publishErrors(post: PostInput): FieldError[] {
  const errors: FieldError[] = []
  if (post.content.content.length === 0) errors.push(fieldError('content', m.needsText))
  if (post.category !== '/' && post.writer === null) {
    errors.push(fieldError('writer', m.needsWriter))
  }
  if (post.isReviewPost && post.entity === null) {
    errors.push(fieldError('entity', m.needsEntity))
  }
  const headingIds = new Set(anchorsIn(post.content, post.shortcodesConfig).map(({ id }) => id))
  for (const item of post.tableContent.data) {
    if (item.isActive && !headingIds.has(item.headingId)) {
      errors.push(fieldError('tableContent', said(m.itemWithoutHeading, { title: item.title })))
    }
  }
  return errors
}

export const PostRow = Post.extend({
  ...titledColumns,
  content: json(Content),
  // Data stored before a block kind was added lacks its list.
  shortcodesConfig: z.codec(z.string(), ShortcodesConfig, {
    decode: (stored) => ({ ...emptyShortcodes(), ...JSON.parse(stored) }),
    encode: (config) => JSON.stringify(config),
  }),
  references: json(postFields.shape.references),
  faq: json(postFields.shape.faq),
  tableContent: json(postFields.shape.tableContent),
  breadcrumbs: json(postFields.shape.breadcrumbs),
  banner: json(postFields.shape.banner),
  cover: json(Cover.nullable()),
  keptFigures: json(postFields.shape.keptFigures),
  metaTag: json(MetaTag),
  publishAt: maybeText,
  unpublishAt: maybeText,
  unpublishTo: z.string(),
  publishedAt: maybeText,
  plannedBy: maybeText,
  rubric: maybeText,
  isActive: flag,
  isReviewPost: flag,
  isPage: flag,
  isGone: flag,
})
export type PostRow = z.input<typeof PostRow>
export const postMapper = rowMapper(PostRow, titleSort)
