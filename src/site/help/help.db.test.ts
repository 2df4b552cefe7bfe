import { expect, test } from 'vitest'
import { p, page } from '#posts/content/build.ts'
import { loader } from '#site/help/help.tsx'
import { HELP_PARTS, HELP_PATH } from '#site/help/help-lines.ts'
import { frameOf } from '#site/layout/frame.server.tsx'
import { build } from '#testing/build.ts'
import { loadPage, wordsOf } from '#testing/load-page.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const help = () => loadPage(services, { loader }, HELP_PATH)

test('the page says whom to call and how to stop', async () => {
  const { html, head } = await help()
  const words = wordsOf(html)
  for (const link of ['tel:+420777477877', 'tel:+420800350000', 'tel:116123', 'https://www.mfcr.cz/']) {
    expect(html).toContain(`href="${link}`)
  }
  expect(words).toContain('Rejstřík fyzických osob vyloučených z účasti na hazardních hrách')
  expect(words).toMatch(/panic button.*48 hodin vyloučeni ze hry/)
  expect(head.canonical).toBe(`${services.env.SITE_URL}${HELP_PATH}`)
  expect(head.description.length).toBeLessThanOrEqual(155)
})

test('the footer of every page has the lines as phone links, and its five signs lead to the parts of the page', async () => {
  const { bottom = '' } = frameOf(services.env.SITE_NAME)
  expect(wordsOf(bottom)).toContain('Linka pomoci 777 477 877 Národní linka pro odvykání 800 350 000')
  expect(bottom).toContain('href="tel:+420777477877"')
  expect(bottom).toContain('href="tel:+420800350000"')
  expect(bottom).toContain(`href="${HELP_PATH}"`)
  const { html } = await help()
  const parts = Object.values(HELP_PARTS)
  expect(parts).toHaveLength(5)
  for (const id of parts) {
    expect(bottom).toContain(`href="${HELP_PATH}#${id}"`)
    expect(html).toContain(`<h2 id="${id}">`)
  }
})

test('a published post replaces the text', async () => {
  await build.post(services.db, { title: 'Naše pomoc', slug: 'pomoc', ...page(p('Vlastní slova.')) })
  const { html } = await help()
  expect(html).toContain('<h1>Naše pomoc</h1>')
  expect(html).not.toContain('tel:')
})
