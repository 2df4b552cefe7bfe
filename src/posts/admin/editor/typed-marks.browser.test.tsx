import { expect, test } from 'vitest'
import { open } from '#testing/forms/back-office.tsx'
import { doc, press, text, type } from '#testing/forms/editor.ts'
import { records, unique } from '#testing/forms/records.ts'

const marked = () =>
  [...text().element().querySelectorAll('p strong, p em, p s, p code')].map(
    (each) => `${each.tagName} ${each.textContent}`,
  )

test('signs around words become marks; inside a word, or beside a space, they stay letters', async () => {
  const { id } = await records.make('posts', { title: unique('Znaménka'), content: doc('Začátek.') })
  open(`/admin/posts/${id}`)
  await text().click()
  await press('Control+End')
  await type(' a **dvě slova** a __tučně__ a *šikmo* a _také_ a ~~pryč~~ a `kód` a 2*3*4 a * nic * a x_y_z')
  await expect.poll(marked).toEqual(['STRONG dvě slova', 'STRONG tučně', 'EM šikmo', 'EM také', 'S pryč', 'CODE kód'])
  expect(text().element().textContent).toContain('a 2*3*4 a * nic * a x_y_z')
})

test('three hyphens become a line between two parts', async () => {
  const { id } = await records.make('posts', { title: unique('Čára'), content: doc('Začátek.') })
  open(`/admin/posts/${id}`)
  await text().click()
  await press('Control+End')
  await press('Enter')
  await type('---')
  await expect.poll(() => text().element().querySelectorAll('hr').length).toBe(1)
})
