import { expect } from '@playwright/test'
import { ADMIN } from '../admin-api.ts'
import { test } from '../back-office.ts'
import { startClockedServer } from '../clocked-server.ts'
import { colleague, join, logIn } from '../colleagues.ts'

const DAY_MS = 86_400_000

test('a day in a newsroom: a post is written, annotated, scheduled, replaced by a waiting change, and restored', async ({
  page: klara,
  browser,
}) => {
  test.slow()
  const server = await startClockedServer()
  const { url } = server
  const shown = async () => {
    const answer = await fetch(`${url}/vanocni-bonusy/`)
    return answer.status === 200 ? await answer.text() : String(answer.status)
  }
  try {
    await logIn(klara, url, ADMIN)
    const tereza = await join(klara, browser, url, 'Tereza Malá', 'contributor')
    const matej = await join(klara, browser, url, 'Matěj Rychlý', 'editor')
    let post = ''

    await test.step('a contributor writes and submits, but cannot publish', async () => {
      await tereza.goto(`${url}/admin/posts/create`)
      await tereza.getByLabel('Title', { exact: true }).fill('Vánoční bonusy')
      await tereza.keyboard.press('Enter')
      await tereza.keyboard.type('Deset nabídek jsme spočítali v korunách.')
      await tereza.getByRole('button', { name: 'Create post' }).click()
      await tereza.waitForURL(/\/admin\/posts\/(?!create)/)
      post = tereza.url()
      await expect(tereza.getByRole('button', { name: 'Publish now' })).toHaveCount(0)
      await tereza.getByRole('button', { name: 'Submit for approval' }).click()
      await expect(tereza.getByRole('button', { name: 'Take back' })).toBeVisible()
    })

    await test.step('an editor finds it waiting and leaves a note', async () => {
      await matej.goto(`${url}/admin/today`)
      await matej.getByRole('region', { name: 'Waiting for me' }).getByRole('link', { name: 'Vánoční bonusy' }).click()
      await matej.getByRole('tab', { name: 'Notes' }).click()
      await matej.getByRole('button', { name: 'Note on the post' }).click()
      const note = matej.getByRole('textbox', { name: 'New note' })
      await note.fill('Doplníme lhůty.')
      await note.press('Control+Enter')
      await expect(matej.getByRole('article', { name: /^Note by Matěj/ })).toContainText('Doplníme lhůty.')
    })

    await test.step('another editor schedules it for tomorrow at eight', async () => {
      await klara.goto(post)
      await klara.locator('.ProseMirror').first().click()
      await klara.keyboard.press('Control+Shift+Enter')
      const when = klara.getByRole('dialog', { name: 'When to publish' })
      await when.getByRole('radio', { name: /Later/ }).click()
      await when.getByRole('button', { name: 'Tomorrow 8:00' }).click()
      await klara.keyboard.press('Control+Enter')
      await expect(klara.getByText(/^Scheduled for .*, 8:00$/)).toBeVisible()
      expect(await shown()).toBe('404')
    })

    await test.step('at that time the page is published', async () => {
      await server.moveClock(new Date(server.now().getTime() + 2 * DAY_MS))
      await expect.poll(shown).toContain('Deset nabídek')
    })

    await test.step('a waiting change exists next to the live page, and then replaces it', async () => {
      // Sessions expire in the meantime, as over a weekend.
      await logIn(matej, url, colleague('editor'))
      await matej.goto(post)
      const text = matej.getByRole('textbox', { name: 'Content' })
      await text.getByText('Deset nabídek').click()
      await matej.keyboard.press('Control+End')
      await matej.keyboard.type(' Lhůta je pět dnů.')
      await matej.keyboard.press('Control+Shift+s')
      await matej.waitForURL(/\?change=/)
      expect(await shown()).not.toContain('Lhůta je')
      await matej.getByRole('button', { name: 'Publish this change now' }).click()
      await expect(matej).toHaveURL(post)
      await expect.poll(shown).toContain('Lhůta je pět dnů.')
    })

    await test.step('an old version is restored', async () => {
      await logIn(klara, url, ADMIN)
      await klara.goto(post)
      await klara.getByRole('button', { name: 'More', exact: true }).click()
      await klara.getByRole('menuitem', { name: 'History' }).click()
      const history = klara.getByRole('region', { name: 'History' })
      await history
        .getByRole('button', { name: /^Tereza Malá/ })
        .first()
        .click()
      await history.getByRole('button', { name: 'Restore all of it…' }).click()
      await klara
        .getByRole('dialog', { name: 'Restore this version?' })
        .getByRole('button', { name: 'Restore' })
        .click()
      await expect.poll(shown).not.toContain('Lhůta je')
      expect(await shown()).toContain('Deset nabídek')
    })
  } finally {
    await server.stop()
  }
})
