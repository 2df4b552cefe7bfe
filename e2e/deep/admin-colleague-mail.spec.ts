import { expect, test } from '@playwright/test'
import { readMail } from '../../src/testing/read-mail.ts'
import { startSmtpServer } from '../../src/testing/smtp-server.ts'
import { ADMIN } from '../admin-api.ts'
import { violationsOn } from '../axe.ts'
import { startClockedServer } from '../clocked-server.ts'
import { colleague, join, logIn } from '../colleagues.ts'

test('colleagues choose their mails: at once, once a day at seven, and of a post they follow', async ({
  browser,
  page,
}) => {
  test.slow()
  const smtp = await startSmtpServer()
  const server = await startClockedServer({ SMTP_URL: smtp.url, MAIL_FROM: 'Rozvážně <redakce@rozvazne.example>' })
  const editorEmail = colleague('editor').email
  const mailsTo = (email: string) =>
    smtp.mails
      .filter(({ to }) => to.includes(email))
      .map(readMail)
      // The invitation came first.
      .filter(({ text }) => text.includes('tab=account#mails'))
  try {
    await logIn(page, server.url, ADMIN)
    const editor = await join(page, browser, server.url, 'Tereza Nová', 'editor')
    const author = await join(page, browser, server.url, 'Matěj Hrubý', 'contributor')

    await test.step('an editor wants what is submitted once a day', async () => {
      await editor.goto(`${server.url}/admin/settings?tab=account`)
      const row = editor.getByRole('radiogroup', { name: 'A post is submitted to me' })
      await expect(row.getByRole('radio', { name: 'Never' })).toBeChecked()
      await row.getByRole('radio', { name: 'Once a day' }).check()
      await editor.getByRole('button', { name: 'Send me a sample' }).click()
      await expect
        .poll(() => mailsTo(editorEmail).map(({ subject }) => subject))
        .toEqual([expect.stringContaining('this is how our mails look')])
      await editor.reload()
      await expect(row.getByRole('radio', { name: 'Once a day' })).toBeChecked()
      expect(await violationsOn(editor)).toEqual([])
    })

    await test.step('a mention by keyboard comes at once, with a link to the note', async () => {
      await author.goto(`${server.url}/admin/posts/create`)
      await author.getByLabel('Title', { exact: true }).fill('Matějův článek')
      await author.keyboard.press('Enter')
      await author.keyboard.type('První věta.')
      await author.getByRole('button', { name: 'Create post' }).click()
      await author.waitForURL(/\/admin\/posts\/(?!create)/)
      await author.getByRole('tab', { name: 'Notes' }).click()
      await author.getByRole('button', { name: 'Note on the post' }).click()
      const note = author.getByLabel('New note')
      await note.pressSequentially('@Ter')
      await expect(author.getByRole('option', { name: 'Tereza Nová' })).toBeVisible()
      await note.press('Enter')
      await expect(note).toHaveValue('@Tereza Nová ')
      await note.pressSequentially('sedí to?')
      await note.press('Control+Enter')
      await expect.poll(() => mailsTo(editorEmail).length).toBe(2)
      const mail = mailsTo(editorEmail).at(-1)
      expect(mail?.subject).toBe('Matěj Hrubý names you in a note: Matějův článek')
      const [link = ''] = /http\S+\?note=\S+/.exec(mail?.text ?? '') ?? []
      await editor.goto(link)
      await expect(editor.getByText('sedí to?')).toBeVisible()
    })

    await test.step('what was submitted comes at seven, in one mail', async () => {
      const [, id] = /posts\/([a-z0-9-]+)/.exec(author.url()) ?? []
      const cookies = await author.context().cookies(server.url)
      const token = cookies.find(({ name }) => name === 'refreshToken')?.value ?? ''
      const submitted = await author.request.post(`${server.url}/api/v1/private/posts/${id}/submit`, {
        headers: { 'is-admin-token': token },
      })
      expect(submitted.status(), await submitted.text()).toBe(200)
      expect(mailsTo(editorEmail)).toHaveLength(2)
      await server.moveClock(new Date(server.now().getTime() + 24 * 60 * 60_000))
      await expect.poll(() => mailsTo(editorEmail).length).toBe(3)
      expect(mailsTo(editorEmail).at(-1)?.subject).toBe('Matěj Hrubý submits a post: Matějův článek')
    })
    await Promise.all([editor.context().close(), author.context().close()])
  } finally {
    await server.stop()
    await smtp.close()
  }
})
