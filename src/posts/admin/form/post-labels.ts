import * as m from '#posts/admin/form/messages.ts'
import { stage } from '#posts/admin/messages.ts'
import type { FieldWords } from '#records/admin/form/field-words.ts'
import { shortMoment } from '#ui/admin/prague-words.ts'

const momentText = (iso: string | null) => (iso ? shortMoment(iso, new Date()) : '')

/** What the fields of a post are called; `POST_WORDS` says their values, too. */
export const POST_LABELS: FieldWords = {
  content: { label: m.text },
  shortcodesConfig: { label: m.blocksInText },
  faq: { label: m.faq },
  references: { label: m.references },
  tableContent: { label: m.tableOfContents },
  metaTag: { label: 'SEO' },
  cover: { label: m.drawnCover },
  keptFigures: { label: m.oldFiguresRight },
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
