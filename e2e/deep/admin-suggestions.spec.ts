import { expect, type Page } from '@playwright/test'
import { startOwnPostgres } from '../../src/testing/postgres.ts'
import { ADMIN } from '../admin-api.ts'
import { test } from '../back-office.ts'
import { startClockedServer } from '../clocked-server.ts'
import { join, logIn } from '../colleagues.ts'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const doc = (...lines: string[]) => ({ type: 'doc', content: lines.map(paragraph) })
const [FIRST, SECOND] = ['Výplaty chodí včas.', 'Bonus má podmínky.']

async function callAs(page: Page, url: string, method: string, path: string, data?: object) {
  const cookies = await page.context().cookies(url)
  const token = cookies.find(({ name }) => name === 'refreshToken')?.value ?? ''
  const headers = { 'is-admin-token': token }
  const answer = await page.request.fetch(`${url}/api/v1/private${path}`, { method, headers, ...(data && { data }) })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

for (const database of ['SQLite', 'PostgreSQL']) {
  test(`suggestions of a colleague are accepted and refused one by one, ${database}`, async ({
    page: klara,
    browser,
  }) => {
    const postgres = database === 'PostgreSQL' ? await startOwnPostgres() : undefined
    const server = await startClockedServer(postgres ? { DATABASE_URL: postgres.url, DEMO: 'false' } : {})
    const { url } = server
    try {
      await logIn(klara, url, ADMIN)
      const made = { title: 'Výplaty a bonusy', slug: 'vyplaty-a-bonusy', content: doc(FIRST, SECOND), isActive: true }
      const { id } = await callAs(klara, url, 'POST', '/posts', made)
      const matej = await join(klara, browser, url, 'Matěj Rychlý', 'editor')
      await matej.goto(`${url}/admin/posts/${id}`)
      await matej.getByRole('button', { name: 'More', exact: true }).click()
      await matej.getByRole('menuitem', { name: /^Suggest instead of editing/ }).click()
      const text = matej.getByRole('textbox', { name: 'Content', exact: true })
      await text.getByText(FIRST).click()
      await matej.keyboard.press('End')
      await matej.keyboard.type(' Do hodiny.')
      await text.getByText(SECOND).click()
      await matej.keyboard.press('End')
      await matej.keyboard.type(' A je to past!')
      await matej.getByRole('button', { name: 'Suggest this change' }).click()
      await matej.waitForURL(/\?change=/)

      // What is live moves on meanwhile.
      const now = await callAs(klara, url, 'GET', `/posts/${id}`)
      const content = doc(FIRST, 'Bonus má přísné podmínky.')
      await callAs(klara, url, 'PUT', `/posts/${id}`, { ...now, content })

      await klara.goto(`${url}/admin/posts/${id}?compare=`)
      const review = klara.getByRole('dialog', { name: /^Changes of/ })
      await review.getByText('One by one').click()
      const card = (number: number) => review.getByRole('region', { name: `Suggestion ${number}, Matěj Rychlý` })
      await expect(card(1).locator('ins')).toHaveText(/Do hodiny\./)
      await expect(card(2).getByText('The text has changed here since')).toBeVisible()
      await review.getByRole('button', { name: 'Accept 1, Matěj Rychlý' }).click()
      await review.getByRole('button', { name: 'Refuse 2, Matěj Rychlý' }).click()
      await review.getByLabel('A word to those you refused').fill('Nepřeháníme.')
      await review.getByRole('button', { name: /^Save decisions/ }).click()
      await expect(review).toBeHidden()

      const shown = await (await fetch(`${url}/vyplaty-a-bonusy/`)).text()
      expect(shown).toContain('Do hodiny.')
      expect(shown).toContain('přísné')
      expect(shown).not.toContain('past')
      await matej.goto(`${url}/admin/today`)
      await expect(matej.getByText('Nepřeháníme.')).toBeVisible()
    } finally {
      await server.stop()
      await postgres?.stop()
    }
  })
}
