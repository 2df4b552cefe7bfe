import type { FormErrors } from '@mantine/form'
import type { ReactNode } from 'react'
import { BLOCK_KINDS } from '#blocks/kinds.ts'
import type { PostInput } from '#posts/schema.ts'

export const SECTION_NAMES = ['page', 'date', 'seo', 'blocks', 'shortcodes'] as const
export type SectionName = (typeof SECTION_NAMES)[number]

export const SECTION_FIELDS: Record<SectionName, (keyof PostInput)[]> = {
  page: [
    'slug',
    'category',
    'writer',
    'rubric',
    'breadcrumbTitle',
    'entity',
    'entityModel',
    'isReviewPost',
    'isPage',
    'banner',
    'cover',
    'breadcrumbs',
    'isGone',
  ],
  date: ['publishAt', 'unpublishAt', 'unpublishTo', 'datePosted', 'clearCacheUntil'],
  seo: ['metaTag'],
  blocks: ['faq', 'references', 'tableContent'],
  shortcodes: ['shortcodesConfig'],
}

export const blockLabels = (config: PostInput['shortcodesConfig']): Map<string, string> =>
  new Map(BLOCK_KINDS.flatMap((kind) => config[kind].map(({ data }) => [data.uniqId, data.label ?? ''] as const)))

/** First error of each placed block by `uniqId`; error paths contain the index in the list of its kind. */
export function blockErrors(config: PostInput['shortcodesConfig'], errors: FormErrors): Map<string, ReactNode> {
  const found = new Map<string, ReactNode>()
  for (const kind of BLOCK_KINDS) {
    for (const [index, { data }] of config[kind].entries()) {
      const base = `shortcodesConfig.${kind}.${index}.`
      const path = Object.keys(errors).find((each) => each.startsWith(base))
      if (path) found.set(data.uniqId, errors[path])
    }
  }
  return found
}
