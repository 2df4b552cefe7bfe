import { useRef } from 'react'
import type { HeadingItem, WrittenText } from '#posts/admin/editor/types.ts'
import type { PostFormApi } from '#posts/admin/form/post-form.ts'
import { followHeadings, headingTitles, syncWithHeadings } from '#posts/admin/form/table-content.ts'

export function syncContents(form: PostFormApi, headings: HeadingItem[]): void {
  form.setFieldValue('tableContent', ({ data }) => ({ data: syncWithHeadings(data, headings) }))
}

/** Stores the written text in the form; titles in the table of contents follow their headings. */
export function useWriteText(form: PostFormApi): (text: WrittenText) => void {
  // Includes headings that are temporarily empty while being rewritten.
  const titles = useRef(new Map<string, string>())
  return ({ content, shortcodesConfig }) => {
    const shown = form.getValues()
    const written = [...headingTitles(shown.content, shown.shortcodesConfig)].filter(([, title]) => title.trim() !== '')
    const before = new Map([...titles.current, ...written])
    const now = headingTitles(content, shortcodesConfig)
    const data = followHeadings(shown.tableContent.data, before, now)
    titles.current = before
    form.setFieldValue('content', content)
    form.setFieldValue('shortcodesConfig', shortcodesConfig)
    if (data !== shown.tableContent.data) form.setFieldValue('tableContent', { data })
  }
}
