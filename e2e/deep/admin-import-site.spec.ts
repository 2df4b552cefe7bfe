import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { test } from '../back-office.ts'

test.use({ storageState: ADMIN_STATE })

const FIXTURES = join(import.meta.dirname, '../../src/features/import-site/server/fixtures')
const SMALL = readFileSync(join(FIXTURES, 'small.xml'))

const choose = async (page: Page, name: string, buffer: Buffer) => {
  const opened = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await opened).setFiles({ name, mimeType: 'text/xml', buffer })
}

/** There is one open import at a time. */
test('a site moves in: wrong file, lost line, report, choices, run, left and come back, result, undone', async ({
  page,
}) => {
  await page.goto('/admin/settings?tab=data')
  await page.getByRole('link', { name: 'Import a site' }).click()
  await expect(page.getByRole('heading', { name: 'Import from WordPress or Ghost' })).toBeVisible()

  await test.step('a film by the name of an export is refused, a cut file says its line', async () => {
    await choose(page, 'film.xml', Buffer.from('no export at all'))
    await expect(page.getByRole('alert').filter({ hasText: 'holds something else' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove film.xml' }).click()
    await choose(page, 'cut.xml', SMALL.subarray(0, SMALL.length / 2))
    await expect(page.getByText('whole')).toBeVisible()
    await page.getByRole('button', { name: 'Make the report' }).click()
    await expect(page.getByRole('alert').filter({ hasText: /Line \d+: / })).toBeVisible()
    await page.getByRole('button', { name: 'Remove cut.xml' }).click()
  })

  await test.step('a lost line is told, and the file goes on by itself', async () => {
    await page.route('**/parts', (route) => route.abort())
    await choose(page, 'stary-web.xml', SMALL)
    await expect(page.getByText('The connection is lost')).toBeVisible()
    await page.unroute('**/parts')
    await expect(page.getByText('whole')).toBeVisible()
  })

  await test.step('the report lets the owner choose, and a choice survives a reload', async () => {
    await page.getByRole('radio', { name: /Leave pictures out/ }).click()
    await page.getByRole('button', { name: 'Make the report' }).click()
    const sums = page.getByRole('region', { name: 'What will be written' })
    // The demo has a writer of this name.
    const author = page.getByRole('combobox', { name: 'Matěj Hrubeš' })
    await expect(author).toHaveValue('Matěj Hrubeš, writer here')
    await author.click()
    await page.getByRole('option', { name: 'New writer' }).click()
    await expect(sums).toContainText('Writers1 new')
    await page.reload()
    await expect(author).toHaveValue(/^New writer/)
    await expect(page.getByRole('region', { name: 'What cannot be kept' })).toContainText('Script')
    await expect(page.getByRole('region', { name: 'Posts to look at' }).getByRole('row')).toHaveCount(3)
  })

  await test.step('whoever misses pictures in the report goes back to the files, and no choice is lost', async () => {
    await page.getByRole('button', { name: 'Other files or pictures' }).click()
    await page.getByRole('radio', { name: /From the old site/ }).click()
    await page.getByRole('button', { name: 'Make the report' }).click()
    await expect(page.getByRole('region', { name: 'What will be written' })).toContainText(/Pictures[1-9]/)
    await page.getByRole('button', { name: 'Other files or pictures' }).click()
    await page.getByRole('radio', { name: /Leave pictures out/ }).click()
    await page.getByRole('button', { name: 'Make the report' }).click()
    await expect(page.getByRole('region', { name: 'What will be written' })).toContainText(/Pictures0/)
    await expect(page.getByRole('combobox', { name: 'Matěj Hrubeš' })).toHaveValue(/^New writer/)
  })

  await test.step('it runs while the page is left; Today tells that it is done', async () => {
    await page.getByRole('button', { name: 'Start the import' }).click()
    await expect(page.getByRole('heading', { name: 'stary-web.xml' })).toBeVisible()
    await page.goto('/admin/today')
    const news = page.getByRole('alert').filter({ hasText: 'The import of stary-web.xml is done' })
    await expect(news).toBeVisible({ timeout: 60_000 })
    await news.getByRole('link').click()
    await expect(page.getByText(/^Came over: 2 posts, 1 page, \d+ redirects\./)).toBeVisible()
    const posts = page.getByRole('region', { name: 'Which posts' })
    await expect(posts.getByRole('row')).toHaveCount(3)
    await posts.getByRole('row').nth(1).getByRole('link').first().focus()
    await page.keyboard.press('l')
    await expect(posts.getByText('1 of 2 looked at')).toBeVisible()
    await posts.getByText('Whole 1').click()
    await expect(posts.getByRole('row')).toHaveCount(2)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Report as CSV' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^import-.*\.csv$/)
  })

  await test.step('the whole import is taken back by whoever writes how much that is', async () => {
    await page.getByRole('button', { name: 'Undo the whole import…' }).click()
    const dialog = page.getByRole('dialog')
    const field = dialog.getByRole('textbox', { name: /To be sure, write/ })
    await field.fill('1')
    await expect(dialog.getByRole('button', { name: 'Undo the import' })).toBeDisabled()
    await field.fill((await field.getAttribute('placeholder')) ?? '')
    await dialog.getByRole('button', { name: 'Undo the import' }).click()
    await expect(page.getByText(/records were taken back/)).toBeVisible({ timeout: 60_000 })
    await page.getByRole('link', { name: 'Import another file' }).click()
    await expect(page.getByText('Drop the file here')).toBeVisible()
  })
})
