import { allBlocks, emptyShortcodes } from '#posts/block-lists.ts'
import * as m from '#posts/admin/form/messages.ts'
import { stage } from '#posts/admin/messages.ts'
import { BLOCK_LABELS } from '#blocks/admin/labels.ts'
import { blockName, contentAsText } from '#posts/content/plain-lines.ts'
import type { Content } from '#posts/content/schema.ts'
import type { ShortcodesConfig } from '#posts/shortcodes.ts'
import { asLines } from '#records/admin/form/as-lines.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import { shortMoment } from '#ui/admin/prague-words.ts'

/** Each block under its name in the text. A revision may be older than a kind of block. */
const blocksAsText = (config: Partial<ShortcodesConfig>) =>
  allBlocks({ ...emptyShortcodes(), ...config })
    .map(({ kind, data: { uniqId, ...data } }) => `${blockName({ kind, uniqId })}\n${asLines(data, BLOCK_LABELS)}`)
    .join('\n\n')

const listAsText = ({ data }: { data: unknown[] }) => data.map((item) => asLines(item)).join('\n\n')

const momentText = (iso: string | null) => (iso ? shortMoment(iso, new Date()) : '')

export const POST_WORDS: FieldWords = {
  content: { label: m.text, text: (content: Content) => contentAsText(content) },
  shortcodesConfig: { label: m.blocksInText, text: blocksAsText },
  faq: { label: m.faq, text: listAsText },
  references: { label: m.references, text: listAsText },
  tableContent: { label: m.tableOfContents, text: listAsText },
  metaTag: { label: 'SEO' },
  cover: { label: m.drawnCover },
  keptFigures: { label: m.oldFiguresRight, text: listAsText },
  entity: { label: m.linkedCasinoOrBookmaker },
  entityModel: { label: m.linkedKind },
  isReviewPost: { label: m.isReview },
  isPage: { label: m.isPage },
  isActive: { label: m.active },
  stage: { label: stage },
  isGone: { label: m.goneWhenArchived },
  datePosted: { label: m.dateShown },
  publishAt: { label: m.appears, text: momentText },
  unpublishAt: { label: m.comesDown, text: momentText },
  unpublishTo: { label: m.thenGoTo },
  clearCacheUntil: { label: m.clearCacheUntil },
  rubric: { label: m.rubric, collection: 'rubrics' },
  title: { label: m.title },
  slug: { label: m.slug },
  category: { label: m.category },
  writer: { label: m.writer },
  banner: { label: m.banner },
  breadcrumbTitle: { label: m.breadcrumbTitle },
  breadcrumbs: { label: m.breadcrumbs },
  'metaTag.title': { label: m.seoTitle },
  'metaTag.description': { label: m.seoDescription },
  'metaTag.robots': { label: m.seoRobots },
  'metaTag.keyword': { label: m.seoKeyword },
  'metaTag.canonical': { label: m.seoCanonical },
}
