import { expect } from '@playwright/test'
import { test, unique } from '../back-office.ts'
import { ADMIN_STATE } from '../admin-api.ts'

test.use({ storageState: ADMIN_STATE })

const VIDEO = 'https://vimeo.com/76979871'

test('a pasted address becomes a video, and nobody hears of readers until they play it', async ({ page, records }) => {
  const asked: string[] = []
  await page.route(/vimeo\.com/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' })
  })
  const title = unique('S videem')
  const { id: writer } = await records.make('writers', { firstName: 'Eva', lastName: unique('Malá') })
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Úvod.' }] }] }
  const { id } = await records.make('posts', { title, content, writer })
  await page.goto(`/admin/posts/${id}`)
  await page.getByText('Úvod.').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.locator('.ProseMirror').evaluate((text, url) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', url)
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, VIDEO)
  await expect(page.locator('.ProseMirror [data-uniq-id]')).toBeVisible()
  await page.getByRole('tab', { name: /^Check/ }).click()
  await expect(page.locator('li', { hasText: 'Video has no title' })).toBeVisible()
  await expect(page.locator('li', { hasText: 'Video has no still picture' })).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(async () => {
    expect((await records.read(`/posts/${id}`))['shortcodesConfig'].videos).toMatchObject([{ data: { url: VIDEO } }])
  }).toPass()
  await records.change(`/posts/${id}`, (now) => ({ ...now, isActive: true }))

  const { slug } = await records.read(`/posts/${id}`)
  const home = await page.goto('/')
  expect(home?.headers()['content-security-policy']).not.toContain('frame-src')
  const shown = await page.goto(`/${slug}/`)
  expect(shown?.headers()['content-security-policy']).toContain('frame-src https://player.vimeo.com')
  const link = page.getByRole('link', { name: /Přehrát video/ })
  await expect(link).toHaveAttribute('href', VIDEO)
  expect(asked).toEqual([])
  await link.click()
  await expect(page.frameLocator('.video iframe').getByText('Player')).toBeVisible()
  expect(asked).toEqual(['https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'])

  // From a page whose policy lets no player in.
  await page.goto('/clanky/')
  await page.getByRole('link', { name: title }).first().click()
  await link.click()
  await expect(page.frameLocator('.video iframe').getByText('Player')).toBeVisible()
})
