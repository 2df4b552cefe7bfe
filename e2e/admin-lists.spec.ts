import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { ADMIN_STATE } from './admin-api.ts'
import { test, unique } from './back-office.ts'

test.use({ storageState: ADMIN_STATE })

test('a list with custom columns is saved as a view, exported as CSV and imported with a change', async ({
  page,
  records,
}) => {
  const word = unique('Sloupcové').replace(' ', '')
  const lev = await records.make('casinos', { title: `Lev ${word}`, minimumDeposit: 200, owner: 'Lví Hry' })
  const sova = await records.make('casinos', { title: `Sova ${word}`, minimumDeposit: 100 })

  await page.goto(`/admin/casinos?q=${word}&sort=title`)
  await page.getByRole('button', { name: 'Columns 6' }).click()
  // It moves up into the visible columns, which is another element.
  await page.getByRole('checkbox', { name: 'Minimum deposit' }).click()
  const deposit = page.getByRole('checkbox', { name: 'Minimum deposit' })
  await expect(deposit).toBeChecked()
  await deposit.press('Alt+ArrowUp')
  await expect(page).toHaveURL(/minimumDeposit%2CupdatedAt/)
  // Two changes before the first is rendered: neither is lost.
  await deposit.evaluate((box) => {
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', altKey: true, bubbles: true }))
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true }))
    const labels = [...document.querySelectorAll('label')]
    labels.find((label) => label.textContent === 'Licence')?.click()
  })
  await expect(page).toHaveURL(/columns=title%2Crating%2Cbonus%2Cstatus%2CminimumDeposit%2CupdatedAt/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Minimum deposit' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Licence' })).toBeHidden()

  await page.getByRole('button', { name: 'Save this view…' }).click()
  await page.getByLabel('Name').fill(word)
  await page.getByRole('button', { name: 'Save view' }).click()
  const tab = page.getByRole('tab', { name: `${word} 2` })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  // Another URL; the view knows it was changed, and Undo restores it.
  await page.getByRole('button', { name: 'Title' }).click()
  await expect(page.getByText('View changed')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('View changed')).toBeHidden()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV', exact: true }).click()
  await page.getByRole('menuitem', { name: 'The columns shown here' }).click()
  const csv = await readFile(await (await downloading).path(), 'utf8')
  expect(csv.split('\r\n')[0]).toBe(
    '\uFEFFid;title;slug;rating;bonus;isActive;isDeleted;minimumDeposit;updatedAt;version',
  )
  expect(csv).toContain(`Lev ${word}`)

  await page.getByRole('link', { name: 'Import CSV…' }).click()
  // On a phone the steps fit on the screen, and the current one shows its name.
  await page.setViewportSize({ width: 390, height: 844 })
  const steps = page.getByLabel('Steps of the import')
  await expect(steps.getByText('File and columns')).toBeInViewport({ ratio: 1 })
  for (const step of await steps.getByRole('button').all()) await expect(step).toBeInViewport({ ratio: 1 })
  const lines = await steps
    .getByRole('button')
    .evaluateAll((all) => all.map((step) => step.getBoundingClientRect().top))
  expect(new Set(lines.map(Math.round)).size).toBe(1)
  await page.setViewportSize({ width: 1440, height: 900 })
  const changed = csv.replace(';200;', ';300;').replace(';100;', ';sto korun;')
  const file = { name: 'kasina.csv', mimeType: 'text/csv', buffer: Buffer.from(changed) }
  await page.locator('input[type="file"]').setInputFiles(file)
  await expect(page.getByText('Row 3 is wrong and stops the import.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeDisabled()
  await page.getByRole('textbox', { name: 'Minimum deposit' }).fill('150')
  await page.getByRole('textbox', { name: 'Minimum deposit' }).press('Enter')
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(page.getByRole('heading', { name: 'Everything is stored' })).toBeVisible()
  expect(await records.read(`/casinos/${lev['id']}`)).toMatchObject({
    minimumDeposit: 300,
    owner: 'Lví Hry',
    version: 2,
  })
  expect(await records.read(`/casinos/${sova['id']}`)).toMatchObject({ minimumDeposit: 150 })
})
