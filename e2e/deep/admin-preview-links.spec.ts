import { type Browser, devices, expect, type Page } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { violationsOn } from '../axe.ts'
import { test, unique } from '../back-office.ts'
import { makePost, openPost } from '../post-form.ts'
import { inputOf } from '../waiting-changes.ts'

test.use({ storageState: ADMIN_STATE })

async function openLinks(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Preview link…' }).click()
  await expect(page.getByRole('dialog', { name: 'Preview links' })).toBeVisible()
}

const closeLinks = (page: Page) => page.getByRole('dialog').getByText('Close', { exact: true }).click()

const rowOf = (page: Page, name: string) => page.getByRole('dialog').getByRole('listitem').filter({ hasText: name })

/** The address that the list shows. */
async function linkFor(page: Page, name: string): Promise<string> {
  await page.getByRole('textbox', { name: 'For whom' }).fill(name)
  await page.getByRole('button', { name: 'Make a link' }).click()
  return (await rowOf(page, name).locator('code').getAttribute('title')) ?? ''
}

/** A headless browser that says so is a program, and programs are not counted. */
async function reader(browser: Browser): Promise<Page> {
  const { userAgent } = devices['Desktop Chrome']
  const context = await browser.newContext({ userAgent, storageState: { cookies: [], origins: [] } })
  return context.newPage()
}

test('a lawyer reads a draft by a link, until it is revoked', async ({ page, browser, records }) => {
  const { id } = await makePost(records, { title: unique('Pro právníka'), text: 'Důvěrná věta.', isActive: false })
  await openPost(page, id)
  await openLinks(page)
  const url = await linkFor(page, 'Právník')
  await expect(rowOf(page, 'Právník')).toContainText('not opened yet')
  expect(await violationsOn(page)).toEqual([])

  const lawyer = await reader(browser)
  const response = await lawyer.goto(url)
  expect(response?.headers()['cache-control']).toBe('no-store')
  await expect(lawyer.getByText('Náhled, takhle to ještě není zveřejněné.')).toBeVisible()
  await expect(lawyer.getByText('Důvěrná věta.')).toBeVisible()
  await expect(lawyer.locator('script:not([type="application/ld+json"])')).toHaveCount(0)
  expect(await violationsOn(lawyer)).toEqual([])

  await closeLinks(page)
  await openLinks(page)
  await expect(rowOf(page, 'Právník')).toContainText('opened once')
  await page.getByRole('button', { name: 'Revoke the link for Právník' }).click()
  await expect(rowOf(page, 'Právník')).toContainText('revoked')
  await lawyer.reload()
  await expect(lawyer.getByRole('heading', { name: 'Odkaz už neplatí' })).toBeVisible()
  await expect(lawyer.getByText('Důvěrná věta.')).toBeHidden()
  await lawyer.context().close()
})

test('of a published post a waiting change is shown, and the link is over when it is published', async ({
  page,
  browser,
  records,
}) => {
  const { id } = await makePost(records, { title: unique('Venku'), text: 'Nyní.' })
  await openPost(page, id)
  await openLinks(page)
  await expect(page.getByRole('dialog')).toContainText('Everybody can read this post')
  await closeLinks(page)
  const now = await records.read(`/posts/${id}`)
  const made = await records.call('POST', `/posts/${id}/changes`, {
    title: 'Nový bonus od prosince',
    version: now.version,
    values: { ...inputOf(now), title: unique('Od prosince') },
  })
  expect(made.status(), await made.text()).toBe(201)
  const change = (await made.json()) as { id: string }
  await openPost(page, id)
  await openLinks(page)
  const url = await linkFor(page, 'Provozovatel')
  await expect(rowOf(page, 'Provozovatel')).toContainText('shows the change “Nový bonus od prosince”')
  const operator = await reader(browser)
  await operator.goto(url)
  await expect(operator.getByRole('heading', { level: 1, name: /^Od prosince/ })).toBeVisible()
  const published = await records.call('POST', `/posts/${id}/changes/${change.id}/publish`)
  expect(published.status(), await published.text()).toBe(200)
  await operator.reload()
  await expect(operator.getByRole('heading', { name: 'Odkaz už neplatí' })).toBeVisible()
  await operator.context().close()
})
