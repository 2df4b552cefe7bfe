import { expect, test } from 'vitest'
import { table } from '#posts/content/build.ts'
import { open } from '#testing/forms/back-office.tsx'
import { button, doc, press, text, type } from '#testing/forms/editor.ts'
import { records, unique } from '#testing/forms/records.ts'

const cells = () => [...text().element().querySelectorAll('td, th')].map((cell) => cell.textContent)

test('a table that is there when a text is opened is changed with the first key', async () => {
  const content = { type: 'doc', content: [table(['Den', 'Vklad'], ['Po', '100'])] }
  const { id } = await records.make('posts', { title: unique('S tabulkou'), content })
  open(`/admin/posts/${id}`)
  await text().getByText('Den').click()
  await press('Tab')
  await type('Sázka')
  await expect.poll(cells).toEqual(['Den', 'Sázka', 'Po', '100'])
  await press('Tab')
  await press('Tab')
  await press('Tab')
  await type('Út')
  await expect.poll(cells).toEqual(['Den', 'Sázka', 'Po', '100', 'Út', ''])
})

test('a text without tables gets its first one, and typed addresses become links', async () => {
  const { id } = await records.make('posts', { title: unique('Bez tabulky'), content: doc('Začátek.') })
  open(`/admin/posts/${id}`)
  await text().click()
  await press('Control+End')
  await type(' Viz ')
  // What comes when somebody writes is on its way.
  await expect
    .poll(() => import('#posts/admin/editor/later/load-later.ts').then(({ laterNow }) => laterNow()))
    .toBeTruthy()
  await type('https://rozvazne.example.cz/ ')
  await expect.element(text().getByRole('link', { name: 'https://rozvazne.example.cz/' })).toBeVisible()
  await press('Enter')
  await button('Table').click()
  await type('Den')
  await press('Tab')
  await type('Vklad')
  await expect.poll(cells).toEqual(['Den', 'Vklad', '', '', '', '', '', '', ''])
})
