import { expect, test } from '@playwright/test'
import { signIn } from './admin-api.ts'

test(
  'a redirect rule works as soon as it is saved, and counts hits',
  { tag: '@wide' },
  async ({ page, request }, { project }) => {
    const call = await signIn(request)
    const from = `/stary-clanek-${project.name}/`
    const made = await call('POST', '/redirects', { from, to: '/jak-hodnotime/' })
    expect(made.status()).toBe(201)
    const { id } = (await made.json()) as { id: string }

    await page.goto(from.toUpperCase())
    await expect(page).toHaveURL(/\/jak-hodnotime\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const hits = async () => ((await (await call('GET', `/redirects/${id}`)).json()) as { hits: number }).hits
    await expect.poll(hits).toBe(1)
  },
)

test(
  'a published page that gets another address leaves a 301 behind',
  { tag: '@wide' },
  async ({ page, request }, { project }) => {
    const call = await signIn(request)
    const slug = `dva-nazvy-${project.name}`
    const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Dobrý den.' }] }] }
    const made = await call('POST', '/posts', { title: 'Dva názvy', slug, content, isActive: true })
    expect(made.status()).toBe(201)
    await page.goto(`/${slug}/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dva názvy')

    const {
      id,
      version,
      isDeleted: _d,
      createdAt: _c,
      updatedAt: _u,
      ...post
    } = (await made.json()) as Record<string, unknown>
    const moved = await call('PUT', `/posts/${String(id)}`, { ...post, version, slug: `${slug}-nove` })
    expect(moved.status()).toBe(200)
    const response = await request.get(`/${slug}/?a=1`, { maxRedirects: 0 })
    expect(response.status()).toBe(301)
    expect(response.headers()['location']).toBe(`/${slug}-nove/?a=1`)

    expect((await call('POST', `/posts/${String(id)}/archive`)).status()).toBe(200)
    await expect.poll(async () => (await request.get(`/${slug}-nove/`, { maxRedirects: 0 })).status()).toBe(404)
  },
)
