import { expect, test } from 'vitest'
import { p, page } from '#posts/content/build.ts'
import { HELP_PARTS, HELP_PATH } from '#shared/help-lines.ts'
import { errorDocument } from '#server/pages/error-document.tsx'
import { build } from '#testing/build.ts'
import { loadPage, wordsOf } from '#testing/load-page.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const help = () => loadPage(services, HELP_PATH)

test('the page has help lines and ways to stop', async () => {
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

test('every page ends with the help lines as phone links, and its links lead to sections of the help page', async () => {
  const bottom = errorDocument(404, services.env)
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

test('the contents list every section below the help lines, in the order of the page', async () => {
  const { html } = await help()
  const contents = /<nav class="help-toc"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
  const parts = [...html.matchAll(/<h2 id="([\w-]+)">/g)].map(([, id]) => id).filter((id) => id !== HELP_PARTS.lines)
  expect([...contents.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id)).toEqual(parts)
})

test('calculates the limit from the query, which is not indexed, and reports errors', async () => {
  const { html, head } = await loadPage(services, `${HELP_PATH}?prijem=35+000&vydaje=29000`)
  expect(wordsOf(html)).toContain('Nejvýš 300 Kč měsíčně. To je 69 Kč týdně, nebo 75 Kč na hodinu')
  expect(html).toContain('value="35 000"')
  expect(html).toMatch(/<form class="limit-form" [^>]*method="get"/)
  expect(head).toMatchObject({ robots: 'noindex, follow', canonical: `${services.env.SITE_URL}${HELP_PATH}` })
  const said = async (costs: number) =>
    wordsOf((await loadPage(services, `${HELP_PATH}?prijem=20000&vydaje=${costs}`)).html)
  for (const costs of [25_000, 20_000]) {
    expect(await said(costs)).toContain('Na hraní teď není z čeho. Po nutných výdajích vám nic nezbývá')
  }
  expect(await said(19_900)).toContain('Na hraní teď není z čeho. Po nutných výdajích vám zbývá málo')
  const wrong = await loadPage(services, `${HELP_PATH}?prijem=${encodeURIComponent('"><script>x')}`)
  expect(wrong.html).toContain('aria-describedby="limit-prijem-chyba"')
  expect(wrong.html).not.toContain('<script>x')
})

test('the self-test has nine questions with four scored answers each, and no form around it', async () => {
  const { html } = await help()
  const test = /<section class="prose tool self-test"[\s\S]*?<\/section>/.exec(html)?.[0] ?? ''
  expect(test.match(/<fieldset/g)).toHaveLength(9)
  for (const points of [0, 1, 2, 3]) expect(test.match(new RegExp(`value="${points}"`, 'g'))).toHaveLength(9)
  expect(test).not.toContain('<form')
  expect(html.indexOf('<section class="prose tool self-test"')).toBeGreaterThan(
    html.lastIndexOf('</form>', html.indexOf(test)),
  )
})

test('more frequent answers score more, and the bands start where PGSI has them', async () => {
  const { html } = await help()
  const answers = [...html.matchAll(/name="(pgsi-\d)" value="(\d)"\/>([^<]+)</g)]
  expect(answers.map(([, name, points, said = '']) => `${name} ${points} ${wordsOf(said)}`)).toEqual(
    Array.from({ length: 9 }, (_, index) =>
      ['0 nikdy', '1 někdy', '2 většinou', '3 téměř vždy'].map((answer) => `pgsi-${index + 1} ${answer}`),
    ).flat(),
  )
  const bands = [...html.matchAll(/<div data-least="(\d+)"[^>]*><dt>([\s\S]*?)<\/dt>/g)]
  expect(bands.map(([, least, name = '']) => `${least}: ${wordsOf(name)}`)).toEqual([
    '0: Bez potíží 0',
    '1: Nízké riziko 1–2',
    '3: Střední riziko 3–7',
    '8: Vysoké riziko 8–27',
  ])
  const highest = html.slice(html.indexOf('data-least="8"'))
  expect(wordsOf(highest)).toMatch(/^[^>]*> Vysoké riziko 8–27 Zavolejte 777 477 877/)
  expect(highest.slice(0, highest.indexOf('</dd>'))).toContain('href="tel:+420777477877"')
})

test('the pause page has the help lines, and its links lead to sections of the help page', async () => {
  const { html } = await loadPage(services, '/pauza/')
  for (const link of ['tel:+420777477877', 'tel:+420800350000']) expect(html).toContain(`href="${link}"`)
  expect(wordsOf(html)).toMatch(/Panic button v kasinu.*48 hodin.*Rejstřík vyloučených osob/)
  const linked = [...html.matchAll(/href="\/pomoc\/#([\w-]+)"/g)].map(([, id]) => id)
  expect(new Set(linked)).toEqual(new Set(['blizci', 'limit', 'panic-button', 'rejstrik', 'test']))
  const shown = (await help()).html
  for (const id of linked) expect(shown).toContain(`<h2 id="${id}">`)
})

test('every page leads to where a pause is confirmed, each length by its own button; ending early needs a checkbox', async () => {
  const { html } = await loadPage(services, '/pauza/')
  const frame = errorDocument(404, services.env)
  expect(frame).not.toContain('action="/pauza/"')
  const links = [...frame.matchAll(/href="\/pauza\/">(?:<svg.*?<\/svg>)?([^<]+)</g)].map(([, words = '']) =>
    wordsOf(words),
  )
  expect(links.filter((words) => words === 'Dejte si pauzu na 48 hodin')).toHaveLength(3)
  const forms = [
    ...html.matchAll(/<details name="([^"]+)"( open="")?>.*?value="([^"]+)" name="delka">.*?<\/svg>([^<]+)</g),
  ]
  expect(forms.map(([, , open = '', length, words = '']) => [open !== '', length, wordsOf(words)])).toEqual(
    ['Začít', 'Prodloužit'].flatMap((verb) => [
      [true, '48-hodin', `${verb} pauzu na 48 hodin`],
      [false, '7-dni', `${verb} pauzu na 7 dní`],
      [false, '30-dni', `${verb} pauzu na 30 dní`],
    ]),
  )
  const end = /<details class="pause-end">[\s\S]*?<\/details>/.exec(html)?.[0] ?? ''
  expect(end).toMatch(/<input type="checkbox" required=""[^>]*name="konec"/)
  expect(html.match(/name="konec"/g)).toHaveLength(1)
})

test('a published post replaces the text, and the tools stay under it', async () => {
  await build.post(services.db, { title: 'Naše pomoc', slug: 'pomoc', ...page(p('Vlastní slova.')) })
  const { html, head } = await help()
  expect(html).toContain('<h1>Naše pomoc</h1>')
  expect(head.robots ?? '').toBe('')
  const asked = await loadPage(services, `${HELP_PATH}?prijem=35000&vydaje=29000`)
  expect(asked.head.robots).toBe('noindex, follow')
  expect(html).not.toContain('class="help-lines"')
  for (const id of ['test', 'limit', 'rejstrik']) expect(html).toContain(`<h2 id="${id}">`)
})
