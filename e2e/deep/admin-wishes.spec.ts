import { expect, type Locator, type Page } from '@playwright/test'
import { ADMIN_STATE } from '../admin-api.ts'
import { expectToast, type Records, test, unique } from '../back-office.ts'

test.use({ storageState: ADMIN_STATE })

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

const writerOf = async (records: Records, username: string, lastName = username): Promise<string> =>
  (await records.make('writers', { username, firstName: 'Eva', lastName }))['id']

/** Chooses all posts of the list, to give them one value. */
async function askForAll(page: Page, button: string, dialog: string): Promise<Locator> {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: button }).click()
  return page.getByRole('dialog', { name: dialog })
}

async function set(question: Locator, field: string, value: string): Promise<void> {
  await question.getByRole('combobox', { name: field }).or(question.getByLabel(field)).first().click()
  await question.page().getByRole('option', { name: value, exact: true }).click()
  await question.getByRole('button', { name: 'Set', exact: true }).click()
}

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
  const question = await askForAll(page, 'Set writer…', 'Set the writer of 3 posts')
  await records.call('POST', `/posts/${gone['id']}/archive`)
  await set(question, 'Writer', `Eva ${word}`)
  await expect(page.getByText('2 changed, 1 could not be').first()).toBeVisible()
  await expect(page.getByRole('alert').getByRole('link', { name: `C ${word}` })).toBeVisible()
  for (const { id } of made) expect((await records.read(`/posts/${id}`))['writer']).toBe(writer)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Successfully completed !')
  for (const { id } of made) expect((await records.read(`/posts/${id}`))['writer']).not.toBe(writer)
})

test('a rubric and a stage are set for many posts at once, and each is taken back at once', async ({
  page,
  records,
}) => {
  const word = unique('Naráz').replace(' ', '')
  const content = { type: 'doc', content: [paragraph('Text.')] }
  const made = [
    await records.make('posts', { title: `A ${word}`, content }),
    await records.make('posts', { title: `B ${word}`, content }),
  ]
  const live = await records.make('posts', { title: `C ${word}`, content, isActive: true })
  const rubric = await records.make('rubrics', { title: `Rubrika ${word}` })
  const valuesOf = async (field: string, ids: readonly { id?: string }[]) => {
    const read = await Promise.all(ids.map(({ id }) => records.read(`/posts/${id}`)))
    return read.map((post) => post[field])
  }
  const all = [...made, live]
  await page.goto(`/admin/posts?q=${word}`)

  await set(await askForAll(page, 'Set rubric…', 'Set the rubric of 3 posts'), 'Rubric', `Rubrika ${word}`)
  await expectToast(page, 'Successfully updated !')
  expect(await valuesOf('rubric', all)).toEqual([rubric['id'], rubric['id'], rubric['id']])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Successfully completed !')
  expect(await valuesOf('rubric', all)).toEqual([null, null, null])

  const question = await askForAll(page, 'Set stage…', 'Set the stage of 3 posts')
  // Nothing is sent before a stage is chosen.
  await question.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(question).toBeVisible()
  await set(question, 'Stage', 'Ready for approval')
  await expect(page.getByText('2 changed, 1 could not be').first()).toBeVisible()
  await expect(page.getByRole('alert').getByRole('link', { name: `C ${word}` })).toBeVisible()
  expect(await valuesOf('stage', made)).toEqual(['ready', 'ready'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Successfully completed !')
  expect(await valuesOf('stage', made)).toEqual(['draft', 'draft'])
})
