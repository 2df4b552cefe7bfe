import { expect, test } from 'vitest'
import { createBrowser } from '#testing/browser.ts'
import { signIn, startServer } from '#testing/server-process.ts'
import { createEmptyDatabase } from '#testing/test-db.ts'

const PASSWORD = 'zelena-zaba-skace-2026'
const CARET = { line: 0, before: 'Bonus', after: ' zdarma' }

test('two processes on one database: each reports who is typing at the other, and what was saved there', async () => {
  const database = await createEmptyDatabase()
  const first = await startServer(database)
  const second = await startServer(database)
  try {
    const klara = await signIn(first)
    const invited = await klara.send('POST', '/users', {
      body: { email: 'matej@web.example', name: 'Matěj Hrubeš', role: 'editor', isActive: true },
    })
    const token = new URLSearchParams(new URL(invited.body['invite'].link).hash.slice(1)).get('join')
    const matej = createBrowser(second)
    const accepted = { token, password: PASSWORD, fingerprint: 'otisk-prohlizece' }
    expect((await matej.send('POST', '/auth/invite/accept', { body: accepted })).status).toBe(200)

    const { body: post } = await klara.send('POST', '/posts', { body: { title: 'Vánoční bonusy' } })
    const place = { collection: 'posts', recordId: post['id'] }
    const beat = (browser: typeof klara, tab: string, where: object) =>
      browser.send('POST', '/presence', { body: { ...place, tab, ...where } })

    await beat(matej, 'okno-matej', { field: 'content', caret: CARET })
    const seen = await beat(klara, 'okno-klara', { field: 'title' })
    expect(seen.body).toMatchObject({ others: [{ name: 'Matěj Hrubeš', field: 'content', caret: CARET }], version: 1 })
    expect((await beat(matej, 'okno-matej', {})).body['others']).toMatchObject([{ field: 'title', caret: null }])

    const { id: _i, createdAt: _c, updatedAt: _u, isDeleted: _d, ...input } = post
    expect((await klara.send('PUT', `/posts/${post['id']}`, { body: { ...input, title: 'Jinak' } })).status).toBe(200)
    expect((await beat(matej, 'okno-matej', {})).body).toMatchObject({
      version: 2,
      savedBy: { name: expect.any(String) },
    })

    await beat(matej, 'okno-matej', { isLeaving: true })
    expect((await beat(klara, 'okno-klara', {})).body['others']).toEqual([])
  } finally {
    await Promise.all([first, second].map((server) => server.kill('SIGTERM')))
  }
})
