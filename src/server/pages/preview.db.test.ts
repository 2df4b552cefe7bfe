import { emptyPost } from '#posts/empty-post.ts'
import { MAX_BREADCRUMBS, MAX_FAQ } from '#posts/limits.ts'
import { CONTENT_MAX_BYTES } from '#posts/content/limits.ts'
import { describe, expect, test } from 'vitest'
import { block, faq, p, page } from '#posts/content/build.ts'
import type { Post } from '#posts/schema.ts'
import { MAX_PER_KIND } from '#posts/shortcodes.ts'
import { createApp } from '#server/app.ts'
import { createAuthSite, PASSWORD } from '#testing/auth.ts'
import { createBrowser } from '#testing/browser.ts'
import { build } from '#testing/build.ts'
import { offersDuring } from '#testing/turns-during.ts'
import { TITLE_MAX } from '#shared/schema/text.ts'

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

describe('shows no more of a draft than could be saved', () => {
  const many = <T>(count: number, item: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => item(index))
  const draftOf = async (body: object) => {
    const { status } = await browser.send('POST', '/posts/preview', { body })
    expect(status).toBe(200)
    return rendered.at(-1)?.draft ?? expect.unreachable()
  }

  test('of a title its beginning', async () => {
    expect((await draftOf({ title: 'A'.repeat(500_000) })).title).toBe('A'.repeat(TITLE_MAX))
  })

  test('of lists the first items', async () => {
    const draft = await draftOf({
      breadcrumbs: many(900, (index) => ({ title: `Krok ${index}`, path: '/' })),
      faq: { data: many(300, (index) => faq(`Otázka ${index}?`, 'Ano.')) },
    })
    expect([draft.breadcrumbs.length, draft.breadcrumbs[0]?.title]).toEqual([MAX_BREADCRUMBS, 'Krok 0'])
    expect([draft.faq.data.length, draft.faq.data[0]?.question]).toEqual([MAX_FAQ, 'Otázka 0?'])
  })

  test('of the text its first paragraphs, also if one of them is wrong', async () => {
    const content = [{ type: 'script' }, ...many(8, () => page(p('a'.repeat(100_000))).content.content).flat()]
    const draft = await draftOf({ content: { type: 'doc', content } })
    expect(draft.content.content).toHaveLength(4)
    expect(JSON.stringify(draft.content).length).toBeLessThanOrEqual(CONTENT_MAX_BYTES)
  })

  test.each([[[]], [[{ type: 'script' }]]])('each block once, after %j', async (wrong) => {
    const { content, shortcodesConfig } = page(block('prosConsPosts', 'pc-1', { source: 'manual', pros: ['Ano'] }))
    const draft = await draftOf({
      content: { type: 'doc', content: [...wrong, ...many(200, () => content.content).flat()] },
      shortcodesConfig: {
        prosConsPosts: many(150, () => shortcodesConfig.prosConsPosts).flat(),
      },
    })
    expect(draft.content).toEqual(content)
    expect(draft.shortcodesConfig.prosConsPosts).toHaveLength(MAX_PER_KIND)
  })
})

test('others have their turn between the nodes of a text that is not valid as a whole', async () => {
  const preview = (count: number) => {
    const nodes = Array.from({ length: count }, (_, index) => p(`${index}`))
    const body = { title: 'Nový text', content: { type: 'doc', content: [...nodes, { type: 'neznamy' }] } }
    return offersDuring(() => browser.send('POST', '/posts/preview', { body }))
  }
  // The first one fills caches, which reads the clock as well.
  await preview(1)
  const few = await preview(1)
  expect((await preview(101)) - few).toBeGreaterThanOrEqual(100)
})
