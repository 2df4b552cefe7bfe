import { expect, type Locator, type Page } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { test, unique, untilAllIsLoaded } from '../back-office.ts'
import { offline } from '../saving.ts'

test.use({ storageState: ADMIN_STATE })

const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Delays uploads until `arrive` is called. */
async function holdUploads(page: Page): Promise<{ arrive: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/v1/private/media', async (route) => {
    if (route.request().method() === 'POST') await promise
    await route.continue()
  })
  return { arrive: resolve }
}

const give = (target: Locator, how: 'paste' | 'drop') =>
  target.evaluate(
    (element, [bytes, type]) => {
      const files = new DataTransfer()
      const picture = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))
      files.items.add(new File([picture], 'obrazek.png', { type: 'image/png' }))
      const init = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: files })
          : new DragEvent('drop', { ...init, dataTransfer: files }),
      )
    },
    [PICTURE, how] as const,
  )

test('saving and leaving wait for an upload in progress', async ({ page, records }) => {
  const post = await records.make('posts', { title: unique('S obrázkem') })
  const casino = await records.make('casinos', { title: unique('S logem') })
  for (const [path, how, target] of [
    [`posts/${post['id']}`, 'paste', page.locator('.ProseMirror').first()],
    [`casinos/${casino['id']}`, 'drop', page.getByRole('button', { name: 'Browse: Logo' })],
  ] as const) {
    const { arrive } = await holdUploads(page)
    await page.goto(`/admin/${path}`)
    await target.waitFor()
    const requested = page.waitForRequest((request) => request.url().endsWith('/media') && request.method() === 'POST')
    await give(target, how)
    await requested
    await page.getByRole('link', { name: /^Back to / }).click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saving…')).toBeVisible()
    arrive()
    await expect(page).toHaveURL(new RegExp(`/admin/${path.split('/')[0]}$`))
    expect(JSON.stringify(await records.read(`/${path}`))).toMatch(/"(mediaId|logo)":"\w+"/)
    await page.unroute('**/api/v1/private/media')
  }
})

test('a picture pasted offline keeps its place and its words, and is uploaded once online', async ({
  page,
  records,
  context,
}) => {
  const { id } = await records.make('posts', { title: unique('S obrázkem'), isActive: false })
  await page.goto(`/admin/posts/${id}`)
  const text = page.locator('.ProseMirror').first()
  await text.waitFor()
  await untilAllIsLoaded(page)
  await context.setOffline(true)
  await give(text, 'paste')
  await page.getByLabel('Caption').fill('Graf výplat')
  await expect(text.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByLabel('Caption')).toHaveValue('Graf výplat')
  await page.keyboard.press('Control+s')
  await expect(offline(page)).toBeVisible()
  await context.setOffline(false)
  await expect(text.locator('img')).toBeVisible()
  const stored = async () => JSON.stringify((await records.read(`/posts/${id}`)).content)
  await expect.poll(stored).toMatch(/"mediaId":"\w+","alt":"","caption":"Graf výplat"/)
})
