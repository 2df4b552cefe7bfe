import { expect, type Page } from '@playwright/test'
import type { Records } from './back-office.ts'

export const textOf = (page: Page) => page.locator('.ProseMirror').first()

/** A post of one paragraph. */
export async function makePost({ make }: Records, post: { title: string; text: string; isActive?: boolean }) {
  const { title, text, isActive = true } = post
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
  const { id, slug } = await make('posts', { title, content, isActive })
  return { id: String(id), slug: String(slug) }
}

export async function openPost(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/posts/${id}`)
  await expect(textOf(page)).toBeVisible()
}

/** At the end of the text. */
export async function write(page: Page, words: string): Promise<void> {
  await textOf(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(words)
}

export const save = (page: Page) => page.keyboard.press('Control+s')
