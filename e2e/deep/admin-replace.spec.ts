import { expect } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { expectToast, test, unique } from '../back-office.ts'
import { makePost } from '../post-form.ts'
import { dropResponses } from '../saving.ts'

test.use({ storageState: ADMIN_STATE })

test('words are replaced in live posts and drafts but for one hit, and taken back in one step', async ({
  page,
  records,
}) => {
  const word = unique('korouhev').replace(' ', '')
  const shown = async (slug: string) => (await page.request.get(`/${slug}/`)).text()
  const live = await makePost(records, { title: unique('Živý'), text: `Nová ${word}. Stará ${word}.` })
  const draft = await makePost(records, { title: unique('Koncept'), text: `Jedna ${word}.`, isActive: false })
  await page.goto('/admin/posts')
  await page.getByRole('link', { name: 'Find and replace' }).click()
  await page.getByLabel('Find', { exact: true }).fill(word)
  await page.getByLabel('Replace with').fill('makovice')
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 hits in 2 posts')).toBeVisible()
  const lines = page.getByRole('listitem').filter({ hasText: word })
  await expect(lines.filter({ hasText: 'Stará' }).locator('ins')).toHaveText('makovice')
  await lines.filter({ hasText: 'Stará' }).getByRole('checkbox').uncheck()
  await page.getByRole('button', { name: 'Replace 2 hits…' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('1 post is live: readers see it at once.')
  await question.getByRole('button', { name: 'Replace', exact: true }).click()
  await expect(page.getByText('Replaced: 2 hits in 2 posts.')).toBeVisible()
  expect(await shown(live.slug)).toContain(`Nová makovice. Stará ${word}.`)
  expect(JSON.stringify(await records.read(`/posts/${draft.id}`))).toContain('Jedna makovice.')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Taken back in 2 posts.')).toBeVisible()
  expect(await shown(live.slug)).toContain(`Nová ${word}. Stará ${word}.`)
  await expect(page.getByText('3 hits in 2 posts')).toBeVisible()

  // An answer that is lost says so, and looking again shows what was done.
  const restore = await dropResponses(page, 'POST', /\/replace$/)
  await page.getByRole('button', { name: 'Replace 3 hits…' }).click()
  await question.getByRole('button', { name: 'Replace', exact: true }).click()
  await expectToast(page, '2 posts stayed as they were')
  await expect(page.getByText('The server did not answer. Try again.')).toHaveCount(2)
  await restore()
  await page.getByRole('button', { name: 'Find hits' }).click()
  await expect(page.getByRole('heading', { name: 'No hits' })).toBeVisible()
  expect(await shown(live.slug)).toContain('Nová makovice. Stará makovice.')
})
