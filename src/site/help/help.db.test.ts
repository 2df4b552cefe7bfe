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

test('every page ends with the lines as phone links, and its links lead to the parts of the page', async () => {
  const { bottom = '' } = frameOf(services.env.SITE_NAME)
  expect(wordsOf(bottom)).toContain('Linka pomoci 777 477 877 Národní linka pro odvykání 800 350 000')
  expect(bottom).toContain('href="tel:+420777477877"')
  expect(bottom).toContain('href="tel:+420800350000"')
  expect(bottom).toContain(`href="${HELP_PATH}"`)
  const { html } = await help()
  for (const id of Object.values(HELP_PARTS)) expect(html).toContain(`<h2 id="${id}">`)
  const linked = [...bottom.matchAll(/href="\/pomoc\/#([\w-]+)"/g)].map(([, id]) => id)
  expect(linked).toHaveLength(8)
  expect(Object.values(HELP_PARTS)).toEqual(expect.arrayContaining(linked))
})

test('the limit is counted from the address, which nobody should find; what is wrong is said', async () => {
  const { html, head } = await loadPage(services, { loader }, `${HELP_PATH}?prijem=35+000&vydaje=29000`)
  expect(wordsOf(html)).toContain('Nejvýš 300 Kč měsíčně. To je 69 Kč týdně, nebo 75 Kč na hodinu')
  expect(html).toContain('value="35 000"')
  expect(head).toMatchObject({ robots: 'noindex, follow', canonical: `${services.env.SITE_URL}${HELP_PATH}` })
  const none = await loadPage(services, { loader }, `${HELP_PATH}?prijem=20000&vydaje=25000`)
  expect(wordsOf(none.html)).toContain('Na hraní teď není z čeho. Po nutných výdajích vám nic nezbývá')
  const wrong = await loadPage(services, { loader }, `${HELP_PATH}?prijem=${encodeURIComponent('"><script>x')}`)
  expect(wrong.html).toContain('aria-describedby="limit-prijem-chyba"')
  expect(wrong.html).not.toContain('<script>x')
})

test('the self-test has nine questions, four answers to each with its points, and no form around', async () => {
  const { html } = await help()
  const test = /<section class="prose tool self-test"[\s\S]*?<\/section>/.exec(html)?.[0] ?? ''
  expect(test.match(/<fieldset>/g)).toHaveLength(9)
  for (const points of [0, 1, 2, 3]) expect(test.match(new RegExp(`value="${points}"`, 'g'))).toHaveLength(9)
  expect(test).not.toContain('<form')
  expect(html.indexOf('<section class="prose tool self-test"')).toBeGreaterThan(
    html.lastIndexOf('</form>', html.indexOf(test)),
  )
})

test('a published post replaces the text, the tools stay under it', async () => {
  await build.post(services.db, { title: 'Naše pomoc', slug: 'pomoc', ...page(p('Vlastní slova.')) })
  const { html } = await help()
  expect(html).toContain('<h1>Naše pomoc</h1>')
  expect(html).not.toContain('tel:')
  for (const id of ['test', 'limit', 'rejstrik']) expect(html).toContain(`<h2 id="${id}">`)
})
