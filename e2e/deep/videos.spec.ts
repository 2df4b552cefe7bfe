import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectToast, saveAndExpect, test, unique } from '../back-office.ts'
import { ADMIN_STATE } from '../admin-api.ts'
import { openNew } from '../block-kinds.ts'
import { makePost, openPost, write } from '../post-form.ts'
import { holdPost } from '../saving.ts'

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

test('a video of YouTube shows its still picture, and nobody is asked before the click', async ({ page, records }) => {
  const asked: string[] = []
  await page.route(/youtube|ytimg|google/, (route) => {
    asked.push(new URL(route.request().url()).hostname)
    return route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' })
  })
  const { items } = await records.read('/media?perPage=1')
  const data = {
    uniqId: 'ukazka',
    heading: '',
    level: 2,
    url: 'https://youtu.be/M7lc1UVf-VE?t=5',
    title: 'Ukázka',
    still: { mediaId: items[0].id, alt: '' },
  }
  const post = await makePost(records, { title: unique('S ukázkou'), text: 'Úvod.' })
  await records.change(`/posts/${post.id}`, ({ shortcodesConfig }) => ({
    content: { type: 'doc', content: [{ type: 'shortcode', attrs: { kind: 'videos', uniqId: 'ukazka' } }] },
    shortcodesConfig: { ...shortcodesConfig, videos: [{ data }] },
  }))
  await page.goto(`/${post.slug}/`)
  const link = page.getByRole('link', { name: /Přehrát video.*Ukázka/ })
  await expect(link.locator('img')).toBeVisible()
  await expect(page.getByText('Až po kliknutí se načte z YouTube.')).toBeVisible()
  expect(asked).toEqual([])
  await link.press('Enter')
  await expect(page.frameLocator('.video iframe').getByText('Player')).toBeVisible()
  expect(asked).toEqual(['www.youtube-nocookie.com'])
  expect(await page.context().cookies()).toEqual(
    expect.not.arrayContaining([expect.objectContaining({ domain: expect.stringContaining('youtube') })]),
  )
})

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'video/mp4', buffer })
const mp4 = () => Buffer.concat([Buffer.from('\0\0\0\u0018ftypisom\0\0\0\0', 'latin1'), randomBytes(40_000)])

test('an own video is uploaded, cancelled, used, loaded only when played, and kept while a post shows it', async ({
  page,
  records,
}) => {
  const name = `${unique('ukazka').replace(' ', '-')}.mp4`
  const { id, slug } = await makePost(records, { title: unique('S vlastním videem'), text: 'Úvod.' })
  await openPost(page, id)
  await write(page, '')
  const drawer = await openNew(page, 'Video')
  const choose = drawer.locator('input[type="file"][accept*="video/mp4"]')
  await choose.setInputFiles(file('stranka.mp4', Buffer.from('<html><script></script>')))
  await expectToast(page, 'The file is neither an MP4 nor a WebM video.')
  const { sent, release } = await holdPost(page, '/video-files')
  await choose.setInputFiles(file(name, mp4()))
  await sent
  await drawer.getByRole('button', { name: 'Cancel the upload' }).click()
  await expect(drawer.getByRole('button', { name: 'Upload a video…' })).toBeVisible()
  release()
  await page.unrouteAll({ behavior: 'wait' })
  await choose.setInputFiles(file(name, mp4()))
  const address = drawer.getByLabel('Address of the video')
  await expect(address).toHaveValue(/^\/video\/[0-9a-f]{24}\.mp4$/)
  // Uploaded once, it is there for every block.
  const url = await address.inputValue()
  await address.fill('')
  await drawer.getByRole('button', { name: 'Uploaded videos…' }).click()
  await page.getByRole('button', { name: `Use ${name}` }).click()
  await expect(address).toHaveValue(url)
  await drawer.getByLabel('Title').fill('Jak měříme')
  await page.keyboard.press('Control+Enter')
  await expect(drawer).toBeHidden()
  await saveAndExpect(page)

  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/video/')) loaded.push(new URL(request.url()).pathname)
  })
  await page.goto(`/${slug}/`)
  const video = page.locator('video')
  await expect(video).toHaveAttribute('preload', 'none')
  await page.waitForLoadState('networkidle')
  expect(loaded).toEqual([])
  await video.evaluate((player: HTMLVideoElement) => player.play().catch(() => undefined))
  await expect.poll(() => loaded).toContain(url)

  await page.goto('/admin/media')
  await page.getByRole('button', { name: 'Videos' }).click()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page
    .getByRole('dialog', { name: `Delete “${name}”?` })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expectToast(page, 'The video is shown by')
  await expect(page.getByRole('button', { name: `Delete ${name}` })).toBeVisible()
})
