import { expect, test } from 'vitest'
import { p, page } from '#posts/content/build.ts'
import { emptyPost, type Post } from '#posts/schema.ts'
import { createApp } from '#server/app.ts'
import { createAuthSite, PASSWORD } from '#testing/auth.ts'
import { createBrowser } from '#testing/browser.ts'
import { build } from '#testing/build.ts'

const { services, signedIn } = await createAuthSite()
const rendered: { url: string; draft?: Post | undefined; hasScripts?: boolean | undefined }[] = []
const app = createApp(services, {
  renderPage: async ({ url }, _, __, options) => {
    rendered.push({ url, ...options })
    return new Response(`<h1>${options?.draft?.title}</h1>`)
  },
})
const { user } = await signedIn('editor')
const browser = createBrowser(app, { ip: user.ip })
await browser.login(user.email, PASSWORD)

test('an editor sees the page of an unsaved post, and nothing is stored', async () => {
  const before = await services.db.selectFrom('post').select(['id', 'version']).execute()
  const body = { ...emptyPost(), ...page(p('Věta.')), title: 'Nový text', category: 'Recenze' }
  const response = await browser.send('POST', '/posts/preview', { body })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(response.headers.get('content-security-policy')).toBe('sandbox')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.body['text']).toBe('<h1>Nový text</h1>')
  expect(rendered.at(-1)).toMatchObject({
    url: `${services.env.SITE_URL}/recenze/novy-text/`,
    hasScripts: false,
    draft: { title: 'Nový text', slug: 'novy-text', content: body.content },
  })
  expect(await services.db.selectFrom('post').select(['id', 'version']).execute()).toEqual(before)
})

test('the draft of a stored post keeps its creation date', async () => {
  const post = await build.post(services.db, { title: 'Uložený' })
  await browser.send('POST', '/posts/preview', { body: { id: post.id, title: 'Přepsaný' } })
  expect(rendered.at(-1)?.draft).toMatchObject({ id: post.id, title: 'Přepsaný', createdAt: post.createdAt })
})

test('refuses an unknown field', async () => {
  expect((await browser.send('POST', '/posts/preview', { body: { neznamy: 1 } })).status).toBe(422)
})
