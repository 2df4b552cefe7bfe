import { expect } from '@playwright/test'
import { ADMIN } from '../admin-api.ts'
import { test } from '../back-office.ts'
import { startClockedServer } from '../clocked-server.ts'
import { colleague, join, logIn } from '../colleagues.ts'

const DAY_MS = 86_400_000

const WORDS = {
  English: {
    lang: 'en',
    title: 'Title',
    create: 'Create post',
    publishNow: 'Publish now',
    submit: 'Submit for approval',
    takeBack: 'Take back',
    waiting: 'Waiting for me',
    notes: 'Notes',
    noteOnPost: 'Note on the post',
    newNote: 'New note',
    noteByMatej: /^Note by Matěj/,
    when: 'When to publish',
    later: /Later/,
    tomorrow: 'Tomorrow 8:00',
    scheduled: /^Scheduled for .*, 8:00$/,
    content: 'Content',
    publishChange: 'Publish this change now',
    more: 'More',
    history: 'History',
    restoreAll: 'Restore all of it…',
    restoreThis: 'Restore this version?',
    restore: 'Restore',
  },
  Čeština: {
    lang: 'cs',
    title: 'Název',
    create: 'Vytvořit příspěvek',
    publishNow: 'Zveřejnit hned',
    submit: 'Předat ke schválení',
    takeBack: 'Vzít zpět',
    waiting: 'Čeká na mě',
    notes: 'Poznámky',
    noteOnPost: 'Poznámka k celku',
    newNote: 'Nová poznámka',
    noteByMatej: /^Poznámka: Matěj/,
    when: 'Kdy zveřejnit',
    later: /Později/,
    tomorrow: 'Zítra 8:00',
    scheduled: /^Naplánováno na .* 8:00$/,
    content: 'Text příspěvku',
    publishChange: 'Zveřejnit tuto změnu hned',
    more: 'Další',
    history: 'Historie',
    restoreAll: 'Obnovit celou…',
    restoreThis: 'Obnovit tuto verzi?',
    restore: 'Obnovit',
  },
}

for (const [language, w] of Object.entries(WORDS)) {
  test(`a day in a newsroom, ${language}: a post is written, annotated, scheduled, replaced by a waiting change, and restored`, async ({
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
      // Colleagues get the language of whoever invites them.
      await klara.getByRole('button', { name: /^Account of/ }).click()
      await klara.getByRole('menuitem', { name: language }).click()
      await expect(klara.locator('html')).toHaveAttribute('lang', w.lang)
      const tereza = await join(klara, browser, url, 'Tereza Malá', 'contributor')
      const matej = await join(klara, browser, url, 'Matěj Rychlý', 'editor')
      let post = ''

      await test.step('a contributor writes and submits, but cannot publish', async () => {
        await tereza.goto(`${url}/admin/posts/create`)
        await tereza.getByLabel(w.title, { exact: true }).fill('Vánoční bonusy')
        await tereza.keyboard.press('Enter')
        await tereza.keyboard.type('Deset nabídek jsme spočítali v korunách.')
        await tereza.getByRole('button', { name: w.create }).click()
        await tereza.waitForURL(/\/admin\/posts\/(?!create)/)
        post = tereza.url()
        await expect(tereza.getByRole('button', { name: w.publishNow })).toHaveCount(0)
        await tereza.getByRole('button', { name: w.submit }).click()
        await expect(tereza.getByRole('button', { name: w.takeBack })).toBeVisible()
      })

      await test.step('an editor finds it waiting and leaves a note', async () => {
        await matej.goto(`${url}/admin/today`)
        await matej.getByRole('region', { name: w.waiting }).getByRole('link', { name: 'Vánoční bonusy' }).click()
        await matej.getByRole('tab', { name: w.notes }).click()
        await matej.getByRole('button', { name: w.noteOnPost }).click()
        const note = matej.getByRole('textbox', { name: w.newNote })
        await note.fill('Doplníme lhůty.')
        await note.press('Control+Enter')
        await expect(matej.getByRole('article', { name: w.noteByMatej })).toContainText('Doplníme lhůty.')
      })

      await test.step('another editor schedules it for tomorrow at eight', async () => {
        await klara.goto(post)
        await klara.locator('.ProseMirror').first().click()
        await klara.keyboard.press('Control+Shift+Enter')
        const when = klara.getByRole('dialog', { name: w.when })
        await when.getByRole('radio', { name: w.later }).click()
        await when.getByRole('button', { name: w.tomorrow }).click()
        await klara.keyboard.press('Control+Enter')
        await expect(klara.getByText(w.scheduled)).toBeVisible()
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
        const text = matej.getByRole('textbox', { name: w.content })
        await text.getByText('Deset nabídek').click()
        await matej.keyboard.press('Control+End')
        await matej.keyboard.type(' Lhůta je pět dnů.')
        await matej.keyboard.press('Control+Shift+s')
        await matej.waitForURL(/\?change=/)
        expect(await shown()).not.toContain('Lhůta je')
        await matej.getByRole('button', { name: w.publishChange }).click()
        await expect(matej).toHaveURL(post)
        await expect.poll(shown).toContain('Lhůta je pět dnů.')
      })

      await test.step('an old version is restored', async () => {
        await logIn(klara, url, ADMIN)
        await klara.goto(post)
        await klara.getByRole('button', { name: w.more, exact: true }).click()
        await klara.getByRole('menuitem', { name: w.history }).click()
        const history = klara.getByRole('region', { name: w.history })
        await history
          .getByRole('button', { name: /^Tereza Malá/ })
          .first()
          .click()
        await history.getByRole('button', { name: w.restoreAll }).click()
        await klara.getByRole('dialog', { name: w.restoreThis }).getByRole('button', { name: w.restore }).click()
        await expect.poll(shown).not.toContain('Lhůta je')
        expect(await shown()).toContain('Deset nabídek')
      })
    } finally {
      await server.stop()
    }
  })
}
