import { allBlocks, emptyShortcodes } from '#posts/block-lists.ts'
import * as m from '#posts/admin/form/messages.ts'
import { BLOCK_LABELS } from '#blocks/admin/labels.ts'
import { anchor, file, levelOfHeading, whatItShows } from '#blocks/admin/messages.ts'
import { figure } from '#blocks/messages.ts'
import { keptWords } from '#features/import-site/kept/kept-words.ts'
import { POST_LABELS } from '#posts/admin/form/post-labels.ts'
import { blockName, contentAsText } from '#posts/content/plain-lines.ts'
import type { AnyBlock, ShortcodesConfig } from '#posts/shortcodes.ts'
import { asLines } from '#records/admin/form/as-lines.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import { text } from '#shared/words/message.ts'

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

/** Values that are no texts already. */
const TEXTS = {
  content: contentAsText,
  shortcodesConfig: blocksAsText,
  faq: listAsText,
  references: listAsText,
  tableContent: listAsText,
  keptFigures: partAsText,
  banner: partAsText,
  breadcrumbs: partAsText,
}

export const POST_WORDS: FieldWords = {
  ...POST_LABELS,
  ...Object.fromEntries(Object.entries(TEXTS).map(([field, shown]) => [field, { ...POST_LABELS[field], text: shown }])),
}
