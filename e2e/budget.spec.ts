import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { weighPage } from '../bench/weights.ts'

const PAGES = ['/', '/recenze/modry-lev/', '/zmerili-jsme-vyplaty/', '/autor/matej-hrubes/', '/recenze/']

for (const path of PAGES) {
  test(`${path} stays within its budget`, async ({ baseURL }) => {
    const weight = await weighPage(baseURL ?? '', path)
    expect(weight.html).toBeLessThanOrEqual(14_000)
    expect(weight.css).toBeLessThanOrEqual(15_000)
    expect(weight.scriptBefore).toBeLessThanOrEqual(5_000)
    expect(weight.scriptAfter).toBeLessThanOrEqual(115_000)
    expect(weight.fonts).toBeLessThanOrEqual(50_000)
  })
}

test('what visitors load has neither zod nor the tools of the admin', () => {
  const folder = 'build/client/assets'
  const visitors = readdirSync(folder).filter((name) =>
    /^(browser|entry|root|layout|html-page|home|post|list)/.test(name),
  )
  expect(visitors.length).toBeGreaterThan(4)
  for (const name of visitors.filter((each) => each.endsWith('.js'))) {
    expect(readFileSync(join(folder, name), 'utf8')).not.toMatch(/ZodError|invalid_type|mantine|prosemirror|tiptap/i)
  }
})

test('the text of an article travels once', async ({ request }) => {
  const html = await (await request.get('/zmerili-jsme-vyplaty/')).text()
  const sentence = 'Časté otázky'
  expect(html.split('<main')[0]).not.toContain(sentence)
  expect(html.split('</main>')[1]).not.toContain(sentence)
})
