import { expect } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { expectToast, type Records, test, unique } from '../back-office.ts'

test.use({ storageState: ADMIN_STATE })

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

const writerOf = async (records: Records, username: string, lastName = username): Promise<string> =>
  (await records.make('writers', { username, firstName: 'Eva', lastName }))['id']

test('words are counted while somebody writes', async ({ page, records }) => {
  const content = { type: 'doc', content: [paragraph('Výběr trval – jak jinak – dva dny.')] }
  const { id } = await records.make('posts', { title: unique('Počítání'), content })
  await page.goto(`/admin/posts/${id}`)
  await expect(page.getByText('6 words · 1 min read')).toBeVisible()
  await page.getByText('Výběr trval').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Potom přišel.')
  await expect(page.getByText('8 words · 1 min read')).toBeVisible()
})

test('a casino that a text names is linked with one click, and undone with one key', async ({ page, records }) => {
  // Letters only, so that it can be inflected.
  const name = `Tichá ${unique('Laguna').replaceAll(/[^a-z]/gi, '')}`
  const casino = await records.make('casinos', { title: name, refLink: 'https://laguna.example/' })
  const writer = await writerOf(
    records,
    name
      .replace(' ', '')
      .toLowerCase()
      .replaceAll(/[^a-z]/g, ''),
  )
  const review = await records.make('posts', {
    title: unique('Recenze laguny'),
    category: 'Recenze',
    isReviewPost: true,
    entity: casino['id'],
    entityModel: 'Casino',
    writer,
    isActive: true,
    content: { type: 'doc', content: [paragraph('Text.')] },
  })
  const content = { type: 'doc', content: [paragraph(`O kasinu ${name} píšeme podruhé: ${name} vyplácí.`)] }
  const { id } = await records.make('posts', { title: unique('Zmínka'), content })
  await page.goto(`/admin/posts/${id}`)
  await page.getByRole('tab', { name: /^Check/ }).click()
  const found = page.locator('li', { hasText: `${name} is named but not linked` })
  await found.getByRole('button', { name: 'Link it' }).click()
  await expect(found).toBeHidden()
  const link = page.locator('.ProseMirror').getByRole('link', { name })
  await expect(link).toHaveCount(1)
  await expect(link).toHaveAttribute('href', `/recenze/${review['slug']}/`)
  await page.keyboard.press('Control+z')
  await expect(link).toHaveCount(0)
  await expect(found).toBeVisible()
})

test('one writer is set for many posts at once, and taken back at once', async ({ page, records }) => {
  const word = unique('Hromadné').replace(' ', '')
  const writer = await writerOf(records, word.toLowerCase().replaceAll(/[^a-z0-9]/g, ''), word)
  const made = [
    await records.make('posts', { title: `A ${word}` }),
    await records.make('posts', { title: `B ${word}` }),
  ]
  const gone = await records.make('posts', { title: `C ${word}` })
  await page.goto(`/admin/posts?q=${word}`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await records.call('POST', `/posts/${gone['id']}/archive`)
  await page.getByRole('button', { name: 'Set writer…' }).click()
  const question = page.getByRole('dialog', { name: 'Set the writer of 3 posts' })
  await question.getByRole('combobox', { name: 'Writer' }).or(question.getByLabel('Writer')).first().click()
  await page.getByRole('option', { name: `Eva ${word}` }).click()
  await question.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(page.getByText('2 changed, 1 could not be').first()).toBeVisible()
  await expect(page.getByRole('alert').getByRole('link', { name: `C ${word}` })).toBeVisible()
  for (const { id } of made) expect((await records.read(`/posts/${id}`))['writer']).toBe(writer)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Successfully completed !')
  for (const { id } of made) expect((await records.read(`/posts/${id}`))['writer']).not.toBe(writer)
})
