import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { open } from '#testing/forms/back-office.tsx'
import { button, doc, field, isShown } from '#testing/forms/editor.ts'
import { records, unique } from '#testing/forms/records.ts'

const textOf = async (id: string) => JSON.stringify((await records.read(`/posts/${id}`))['content'])

test('shows every hit before and after, replaces what is left in, and takes it back at once', async () => {
  const word = unique('korouhvicka').replace(' ', '')
  const [one, other] = [
    await records.make('posts', { title: 'O větru', content: doc(`První věta. Tady je ${word} na střeše.`) }),
    await records.make('posts', { title: 'O dešti', content: doc(`Dvakrát: ${word} a ${word}.`) }),
  ]
  open('/admin/posts?status=draft')
  await page.getByRole('link', { name: 'Find and replace' }).click()
  await isShown(page.getByRole('heading', { name: 'Type what to find' }))
  await field('Find').fill(word)
  await field('Replace with').fill('větrník')
  await button('Find hits').click()
  await isShown(page.getByText('3 hits in 2 posts'))
  const rainy = page.getByRole('region', { name: 'O dešti' })
  const windy = page.getByRole('region', { name: 'O větru' })
  await isShown(windy.getByText(`Tady je ${word}větrník na střeše.`))
  await rainy.getByRole('checkbox').nth(2).click()
  await button('Replace 2 hits…').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Replace', exact: true }).click()
  await isShown(page.getByText('Replaced: 2 hits in 2 posts.'))
  expect(await textOf(one['id'])).toContain('Tady je větrník na střeše.')
  expect(await textOf(other['id'])).toContain(`Dvakrát: větrník a ${word}.`)
  // Whoever leaves finds it here, with its undo.
  await page.getByRole('link', { name: 'Posts', exact: true }).last().click()
  await page.getByRole('link', { name: 'Find and replace' }).click()
  await button('Undo').click()
  await isShown(page.getByText('Taken back in 2 posts.'))
  expect(await textOf(one['id'])).toContain(word)
  await isShown(page.getByText('3 hits in 2 posts'))
})

test('a post that somebody saved meanwhile stays, and says why', async () => {
  const word = unique('okapovka').replace(' ', '')
  const { id } = await records.make('posts', { title: 'O okapech', content: doc(`Stará ${word}.`) })
  open(`/admin/posts/replace?find=${word}&with=roura`)
  await isShown(page.getByText('1 hit in 1 post'))
  await records.changeAsJana(`/posts/${id}`, () => ({ breadcrumbTitle: 'Jinak' }))
  await button('Replace 1 hit…').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Replace', exact: true }).click()
  await isShown(page.getByRole('alert').filter({ hasText: 'Jana' }).first())
  expect(await textOf(id)).toContain(word)
})
