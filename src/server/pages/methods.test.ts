import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { createTestServices } from '#testing/test-db.ts'

const rendered: string[] = []
const app = createApp(await createTestServices(), {
  renderPage: async ({ method }) => {
    rendered.push(method)
    return new Response('a page')
  },
})

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE'])('%s changes nothing on any page', async (method) => {
  for (const path of ['/hlidat/?potvrdit=abc', '/hlidat/?odhlasit=abc', '/kontakt/', '/pauza/', '/']) {
    const response = await app.request(path, { method })
    expect([path, response.status, response.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD, POST'])
    expect(await response.text()).toContain('Tuto stránku si můžete jen přečíst')
  }
  expect(rendered).toEqual([])
})
