import { emptyShortcodes } from '#posts/block-lists.ts'
import { emptyContent } from '#posts/content/empty-content.ts'
import type { PostInput } from '#posts/schema.ts'

export const emptyPost = (): PostInput => ({
  title: '',
  slug: '',
  category: '/',
  entity: null,
  entityModel: null,
  isReviewPost: false,
  isPage: false,
  content: emptyContent,
  shortcodesConfig: emptyShortcodes(),
  references: { data: [] },
  faq: { data: [] },
  tableContent: { data: [] },
  clearCacheUntil: null,
  breadcrumbTitle: '',
  breadcrumbs: [],
  banner: null,
  cover: null,
  isActive: false,
  publishAt: null,
  unpublishAt: null,
  unpublishTo: '',
  stage: 'draft',
  datePosted: 'updatedAt',
  metaTag: { title: '', description: '', robots: '', keyword: '', canonical: '' },
  writer: null,
  rubric: null,
  keptFigures: [],
  isGone: false,
})
