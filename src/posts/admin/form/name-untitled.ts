import type { PostFormApi } from '#posts/admin/form/post-form.ts'
import type { Content } from '#posts/content/schema.ts'
import { textOf } from '#posts/content/walk.ts'
import type { Post } from '#posts/schema.ts'

const LONGEST = 60

export function firstWords({ content }: Content): string {
  const line = content.map((node) => textOf(node).trim()).find((text) => text !== '') ?? ''
  const [sentence = ''] = line.split(/(?<=[.!?…])\s/, 1)
  if (sentence.length <= LONGEST) return sentence.replace(/\.$/, '')
  return sentence.slice(0, sentence.lastIndexOf(' ', LONGEST)).slice(0, LONGEST)
}

/** A new post is found again by its first words, until somebody writes a title. */
export function nameUntitled(form: PostFormApi, record: Post | undefined): void {
  const { title, content } = form.getValues()
  const isBeingNamed = document.activeElement?.closest('[data-path="title"]')
  if (record || title.trim() !== '' || isBeingNamed) return
  form.setFieldValue('title', firstWords(content))
}
