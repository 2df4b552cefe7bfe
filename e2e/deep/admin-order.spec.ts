import { expect } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { violationsOn } from '../axe.ts'
import { test, unique } from '../back-office.ts'

test.use({ storageState: ADMIN_STATE })

test('the calculation of a rating can be expanded', async ({ page }) => {
  await page.goto('/recenze/modry-lev/')
  await page.getByText(/^Jak jsme došli k/).click()
  const sum = page.getByRole('row', { name: /^Součet, zaokrouhleno na / })
  await expect(sum).toBeVisible()
  expect(await violationsOn(page, 'main')).toEqual([])
})

test('a pair of casinos that readers compare gets a page of its own, and loses it again', async ({
  page,
  records,
  browser,
  baseURL,
}) => {
  const titles = [unique('Apolenino kasino'), unique('Bartolomějovo kasino')]
  const slugs: string[] = []
  for (const title of titles) slugs.push(String((await records.make('casinos', { title, rating: 8 }))['slug']))
  const name = titles.join(' vs. ')
  const path = `/porovnani/${slugs.join('-vs-')}/`

  const visitors = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const visitor = await visitors.newPage()
  await visitor.goto(`/porovnani/?k=${slugs.join(',')}`)
  const listed = async () => JSON.stringify(await records.read('/comparisons'))
  await expect.poll(listed, { message: 'counted together with others' }).toContain(path)

  await page.goto('/admin/clicks')
  const own = page.getByRole('switch', { name: `${name} has a page of its own` })
  const link = page.getByRole('link', { name, exact: true })
  await expect(own).not.toBeChecked()
  await expect(link).toHaveAttribute('href', `/porovnani/?k=${slugs.join(',')}`)
  await own.click()
  await expect(own).toBeChecked()
  await expect(own).toBeEnabled()
  await expect(link).toHaveAttribute('href', path)
  expect((await visitor.goto(path))?.status()).toBe(200)
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(titles[0] ?? '')
  await expect(visitor.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))

  await page.reload()
  await expect(own).toBeChecked()
  await own.click()
  await expect(own).not.toBeChecked()
  await expect(link).toHaveAttribute('href', `/porovnani/?k=${slugs.join(',')}`)
  await visitor.goto(path)
  await expect(visitor).toHaveURL(`/porovnani/?k=${slugs.join(',')}`)
  await visitors.close()

  await page.goto('/admin/settings?tab=audit&action=pair-page-off')
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Took the page of a pair away')
})
