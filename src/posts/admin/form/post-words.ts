import { BLOCK_LABELS } from '#blocks/admin/labels.ts'
import { blockName, contentAsText } from '#posts/content/plain-lines.ts'
import type { Content } from '#posts/content/schema.ts'
import { allBlocks, emptyShortcodes, type ShortcodesConfig } from '#posts/shortcodes.ts'
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
  content: { label: 'Text', text: (content: Content) => contentAsText(content) },
  shortcodesConfig: { label: 'Blocks', text: blocksAsText },
  faq: { label: 'FAQ', text: listAsText },
  references: { text: listAsText },
  tableContent: { label: 'Table of contents', text: listAsText },
  metaTag: { label: 'SEO' },
  cover: { label: 'Drawn cover' },
  keptFigures: { label: 'Old figures that are right', text: listAsText },
  entity: { label: 'Linked casino or bookmaker' },
  entityModel: { label: 'Linked kind' },
  isReviewPost: { label: 'This post is a review' },
  isActive: { label: 'Active' },
  isGone: { label: 'Gone for good (410) when archived' },
  datePosted: { label: 'Date shown to readers' },
  publishAt: { label: 'Appears', text: momentText },
  unpublishAt: { label: 'Comes down', text: momentText },
  unpublishTo: { label: 'After that visitors go to' },
  clearCacheUntil: { label: 'Clear cache until' },
  rubric: { collection: 'rubrics' },
}
