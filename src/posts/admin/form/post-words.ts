import { allBlocks, emptyShortcodes } from '#posts/block-lists.ts'
import * as m from '#posts/admin/form/messages.ts'
import { stage } from '#posts/admin/messages.ts'
import { BLOCK_LABELS } from '#blocks/admin/labels.ts'
import { anchor, file, levelOfHeading, whatItShows } from '#blocks/admin/messages.ts'
import { figure } from '#blocks/messages.ts'
import { keptWords } from '#features/import-site/kept/kept-words.ts'
import { blockName, contentAsText } from '#posts/content/plain-lines.ts'
import type { Content } from '#posts/content/schema.ts'
import type { AnyBlock, ShortcodesConfig } from '#posts/shortcodes.ts'
import { asLines } from '#records/admin/form/as-lines.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import { text } from '#shared/words/message.ts'
import { shortMoment } from '#ui/admin/prague-words.ts'

/** Each block under its name in the text. A revision may be older than a kind of block. */
const blocksAsText = (config: Partial<ShortcodesConfig>) =>
  allBlocks({ ...emptyShortcodes(), ...config })
    .map(blockAsText)
    .join('\n\n')

function blockAsText(block: AnyBlock): string {
  const { uniqId, ...data } = block.data
  const found = block.kind === 'keptSource' ? { kind: text(keptWords(block.data.kind)) } : {}
  return `${blockName({ kind: block.kind, uniqId })}\n${asLines({ ...data, ...found }, BLOCK_LABELS, block.kind)}`
}

/** Of the parts beside the text. */
const PART_LABELS = {
  question: m.question,
  answer: m.answer,
  title: m.title,
  url: m.address,
  path: m.address,
  publisher: m.publisher,
  accessedAt: m.readOn,
  headingId: anchor,
  level: levelOfHeading,
  isActive: m.shown,
  mediaId: file,
  alt: whatItShows,
  offer: m.linkedCasinoOrBookmaker,
  figure,
}

const partAsText = (value: unknown) => asLines(value, PART_LABELS)
const listAsText = ({ data }: { data: unknown[] }) => data.map(partAsText).join('\n\n')

const momentText = (iso: string | null) => (iso ? shortMoment(iso, new Date()) : '')

export const POST_WORDS: FieldWords = {
  content: { label: m.text, text: (content: Content) => contentAsText(content) },
  shortcodesConfig: { label: m.blocksInText, text: blocksAsText },
  faq: { label: m.faq, text: listAsText },
  references: { label: m.references, text: listAsText },
  tableContent: { label: m.tableOfContents, text: listAsText },
  metaTag: { label: 'SEO' },
  cover: { label: m.drawnCover },
  keptFigures: { label: m.oldFiguresRight, text: partAsText },
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
  banner: { label: m.banner, text: partAsText },
  breadcrumbTitle: { label: m.breadcrumbTitle },
  breadcrumbs: { label: m.breadcrumbs, text: partAsText },
  'metaTag.title': { label: m.seoTitle },
  'metaTag.description': { label: m.seoDescription },
  'metaTag.robots': { label: m.seoRobots },
  'metaTag.keyword': { label: m.seoKeyword },
  'metaTag.canonical': { label: m.seoCanonical },
}
