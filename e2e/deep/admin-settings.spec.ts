import { expect } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { expectToast, test, unique } from '../back-office.ts'
import { failure } from '../saving.ts'

test.use({ storageState: ADMIN_STATE })

test('a menu made too long by two windows is rejected with its place', async ({ page, records, context }) => {
  const before = await records.read('/settings/menus')
  const other = await context.newPage()
  try {
    for (const [index, window] of [other, page].entries()) {
      await window.goto('/admin/settings?tab=menus')
      const labels = window.getByLabel(/^Header: label of item/)
      while ((await labels.count()) < 7) {
        await window.getByRole('button', { name: 'Add to header' }).click()
        await labels.last().fill(`Pomoc ${index}`)
        await window
          .getByLabel(/^Header: address of item/)
          .last()
          .fill(index === 0 ? '/pomoc/' : '/pauza/')
      }
    }
    await other.getByRole('button', { name: 'Save changes' }).click()
    await expectToast(other, 'Successfully updated !')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(failure(page)).toBeVisible()
    const header = page.getByRole('region', { name: 'Header', exact: true })
    await expect(header.getByText('At most 7 fit here.')).toBeInViewport()
    await header.getByRole('button', { name: 'Remove Pomoc 0' }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expectToast(page, 'Successfully updated !')
    await expect(header.getByText('At most 7 fit here.')).toHaveCount(0)
  } finally {
    await records.change('/settings/menus', () => ({ header: before['header'] }))
  }
})

test('an empty redirect row is not an unsaved change', async ({ page }) => {
  await page.goto('/admin/settings?tab=redirects')
  await page.getByRole('button', { name: 'Add redirect' }).click()
  await page.getByRole('textbox', { name: 'From' }).first().fill('/x')
  await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible()
  await page.getByRole('textbox', { name: 'From' }).first().fill('')
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled()
  await page.getByRole('link', { name: 'Media' }).click()
  await expect(page).toHaveURL('/admin/media')
  await page.goto('/admin/settings?tab=redirects')
  await expect(page.getByRole('button', { name: 'Add redirect' })).toBeVisible()
  await expect(page.getByText('unsaved work here')).toHaveCount(0)
})

test('a new redirect keeps the focus and what is typed while it is saved', async ({ page, records }) => {
  const from = `/${unique('stara').replace(' ', '-')}/`
  await page.goto('/admin/settings?tab=redirects')
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/v1/private/redirects', async (route) => {
    if (route.request().method() === 'POST') await answer.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Add redirect' }).click()
  await page.getByRole('textbox', { name: 'From' }).first().fill(from)
  await page.getByRole('textbox', { name: 'To' }).first().fill('/pomoc/')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/redirects'))
  await page.keyboard.press('Enter')
  await sent
  const note = page.getByRole('textbox', { name: 'Reason' }).first()
  await note.click()
  await page.keyboard.type('Psáno')
  const isRead = page.waitForResponse((response) => response.url().includes('/redirects?'))
  answer.resolve()
  await expectToast(page, 'Successfully updated !')
  await isRead
  await expect(note).toBeFocused()
  await page.keyboard.type(' dál')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Successfully updated !')
  await expect(note).toBeFocused()
  const { items } = await records.read(`/redirects?q=${encodeURIComponent(from)}`)
  expect(items).toMatchObject([{ from, to: '/pomoc/', note: 'Psáno dál' }])
})

test('the site settings are merged, too', async ({ page, records }) => {
  await page.goto('/admin/settings?tab=site')
  const before = await records.read('/settings')
  await page.getByLabel('Operator').fill(`Můj ${Date.now()}`)
  await records.change('/settings', ({ siteDescription }) => ({
    redirectsRoutes: undefined,
    siteDescription: `Jinak. ${siteDescription}`,
  }))
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Successfully updated !')
  const after = await records.read('/settings')
  expect(after['operator']).toMatch(/^Můj/)
  expect(after['siteDescription']).toBe(`Jinak. ${before['siteDescription']}`.trim())
  await records.call('PUT', '/settings', {
    ...before,
    redirectsRoutes: undefined,
    updatedAt: undefined,
    version: after['version'],
  })
})
