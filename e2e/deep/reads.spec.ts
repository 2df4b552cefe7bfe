import { expect, test } from '@playwright/test'
import { ADMIN_STATE, signIn } from '../admin-api.ts'

const READER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test('a post read for ten seconds is counted, and editors see it in the list, on the form and in the report', async ({
  browser,
  request,
  baseURL,
}) => {
  const call = await signIn(request)
  const slug = `cteny-${Date.now()}`
  const title = `Čtený článek ${slug}`
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Dobrý den.' }] }] }
  const made = await call('POST', '/posts', { title, slug, content, isActive: true })
  const { id } = (await made.json()) as { id: string }
  const reader = await browser.newContext({ userAgent: READER, baseURL: baseURL ?? '' })
  const page = await reader.newPage()
  const told: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('/precteno')) told.push(new URL(sent.url()).search)
  })
  await page.clock.install()
  await page.goto(`/${slug}/`)
  await page.clock.runFor(9000)
  expect(told).toEqual([])
  const answered = page.waitForResponse(/precteno/)
  await page.clock.runFor(2000)
  const answer = await answered
  expect(answer.status()).toBe(204)
  expect((await answer.request().allHeaders())['cookie']).toBeUndefined()
  await page.clock.runFor(60_000)
  expect(told).toEqual([`?stranka=%2F${slug}%2F`])
  // Pages that are no posts tell nothing.
  await page.goto('/hledat/')
  await page.clock.runFor(60_000)
  expect(told).toHaveLength(1)
  await reader.close()

  const reads = async () => ((await (await call('GET', `/posts/${id}/reads`)).json()) as { people: number }).people
  await expect.poll(reads).toBe(1)
  const desk = await browser.newPage({ storageState: ADMIN_STATE, baseURL: baseURL ?? '' })
  await desk.goto('/admin/posts?sort=-reads&columns=title,reads')
  await expect(desk.getByRole('row', { name: title }).getByRole('cell', { name: '1', exact: true })).toBeVisible()
  await desk.goto(`/admin/posts/${id}`)
  await expect(desk.getByText('Read 1 time in the last 30 days')).toBeVisible()
  await desk.goto('/admin/clicks')
  const report = desk.getByRole('region', { name: 'Most read' })
  await expect(report.getByText('Reading without scripts', { exact: false })).toBeVisible()
  await expect(report.getByRole('row', { name: title }).getByRole('cell', { name: '1', exact: true })).toBeVisible()
  const downloading = desk.waitForEvent('download')
  await report.getByRole('button', { name: 'Download the most read posts as CSV' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^reads-.*\.csv$/)
  await desk.close()
})
