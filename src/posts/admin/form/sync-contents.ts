import type { HeadingItem } from '#posts/admin/editor/types.ts'
import type { PartProps } from '#posts/admin/form/post-form.ts'
import { headingTitles, syncWithHeadings } from '#posts/admin/form/table-content.ts'
import { emptyContent } from '#posts/content/schema.ts'
import { emptyShortcodes } from '#posts/shortcodes.ts'

/** Brings the table of contents up to the headings that are in the text now. */
export function syncContents({ form, record }: Pick<PartProps, 'form' | 'record'>, headings: HeadingItem[]): void {
  const before = headingTitles(record?.content ?? emptyContent, record?.shortcodesConfig ?? emptyShortcodes())
  form.setFieldValue('tableContent', ({ data }) => ({ data: syncWithHeadings(data, headings, before) }))
}
