import { expect, test } from 'vitest'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { p, page } from '#posts/content/build.ts'
import type { Post } from '#posts/schema.ts'
import { build } from '#testing/build.ts'
import { loadPage } from '#testing/load-page.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
await ensureSettings(services.db, defaultSettings)

const stored = await build.post(services.db, { title: 'Uložený text', slug: 'clanek', ...page(p('Staré věty.')) })
const draft = (change: Partial<Post>): Post => ({ ...stored, ...page(p('Právě psaná věta.')), ...change })

test.each([
  ['a post', '/clanek/', { slug: 'clanek' }],
  ['a review', '/recenze/lev/', { slug: 'lev', category: 'Recenze' as const }],
  ['the home page', '/', { slug: 'index' }],
  ['the contact page', '/kontaktujte-nas/', { slug: 'kontaktujte-nas' }],
  ['the privacy page', '/zasady-ochrany-osobnich-udaju/', { slug: 'zasady-ochrany-osobnich-udaju' }],
  ['the help page', '/pomoc/', { slug: 'pomoc' }],
])('%s shows the draft in its preview', async (_, path, change) => {
  const { status, html } = await loadPage(services, path, { draft: draft(change) })
  expect(status).toBe(200)
  expect(html).toContain('Právě psaná věta.')
})

test('shows the published text without a draft, or with a draft of another page', async () => {
  expect((await loadPage(services, '/clanek/')).html).toContain('Staré věty.')
  const other = draft({ slug: 'jiny' })
  expect((await loadPage(services, '/clanek/', { draft: other })).html).toContain('Staré věty.')
  expect((await loadPage(services, '/jiny/')).status).toBe(404)
})
