import { beforeAll, expect, test } from 'vitest'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { build } from '#testing/build.ts'
import { wordsOf } from '#testing/load-page.ts'
import { serveSite } from '#testing/site.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const { fetchPath } = await serveSite(services)

const NONE = { safety: null, payouts: null, bonus: null, games: null, support: null }

beforeAll(async () => {
  await ensureSettings(db, defaultSettings)
  const all = (mark: number) => ({ safety: mark, payouts: mark, bonus: mark, games: mark, support: mark })
  const marked = { ratingSource: 'criteria' as const }
  await build.casino(db, { title: 'Bezpečné', ...marked, criteria: { ...all(8), safety: 10 } })
  await build.casino(db, { title: 'Rychlé', ...marked, criteria: { ...all(7), payouts: 10 } })
  await build.casino(db, { title: 'Štědré', ...marked, criteria: { ...all(6), bonus: 10 } })
  await build.casino(db, { title: 'Bez známek', rating: 9.9, criteria: NONE })
})

async function home(query: string) {
  const { text: html, status, headers } = await fetchPath(`/${query}`)
  if (status !== 200) return { status, location: headers['location'], names: [], text: '', html: '' }
  const names = [...html.matchAll(/class="sub-h tl-t">([^<]+)</g)].map(([, name]) => name)
  return { status, location: undefined, names, html, text: wordsOf(html) }
}

test('without weights the list has the editors’ order', async () => {
  const { names, text, html } = await home('')
  expect(names).toEqual(['Bez známek', 'Bezpečné', 'Rychlé', 'Štědré'])
  expect(text).toContain('Moje váhy podle redakce')
  expect(text).not.toContain('vy, redakce')
  expect(html).toContain('<details class="wts"><summary>')
})

test('a reader’s weights reorder the list and show both scores; casinos without marks come last', async () => {
  const { names, text, html } = await home('?vahy=0,100,0,0,0')
  expect(names).toEqual(['Rychlé', 'Bezpečné', 'Štědré', 'Bez známek'])
  expect(text).toContain('10,0 vy, redakce 7,8')
  expect(text).toContain('9,9 redakce, pro vaše váhy chybí kritéria')
  expect(text).toContain('Pořadí určují vaše váhy')
  // Changed places are announced.
  expect(text).toContain('1 . místo ▲ 2 , o 2 místa výš než u redakce')
  expect(text).toContain('4 . místo ▼ 3 , o 3 místa níž než u redakce')
  expect(html).toMatch(/id="vaha-payouts" min="0" max="100" step="5" name="vahy" value="100"/)
  expect((await home('?vahy=0,0,50,0,0')).names[0]).toBe('Štědré')
})

test('another sort order ignores the weights but keeps them in its links, and so do filters', async () => {
  const { names, html } = await home('?radit=nazev&vahy=0,100,0,0,0')
  expect(names).toEqual(['Bez známek', 'Bezpečné', 'Rychlé', 'Štědré'])
  expect(html).not.toContain('než u redakce')
  expect(html).toContain('rychle=1&amp;radit=nazev&amp;vahy=0,100,0,0,0#zebricek')
  expect(html).toContain('<input type="hidden" name="vahy" value="0,100,0,0,0"/>')
})

test.each([
  ['?vahy=0&vahy=100&vahy=0&vahy=0&vahy=0', '/?vahy=0,100,0,0,0'],
  ['?vip=1&vahy=0&vahy=100&vahy=0&vahy=0&vahy=0', '/?vip=1&vahy=0,100,0,0,0'],
  ['?vahy=0,500,0,0,00', '/?vahy=0,100,0,0,0'],
  ['?vahy=30,25,20,15,10', '/'],
])('redirects %s, as a form sends it, to %s', async (query, wanted) => {
  expect(await home(query)).toMatchObject({ status: 302, location: wanted })
})

test.each([
  ['?vahy=1,2,3', 'Vah má být pět'],
  ['?vahy=1,2,3,4,-5', 'celá čísla od 0 do 100'],
  ['?vahy=0,0,0,0,0', 'víc než nula'],
])('shows an error for %s, with the editors’ order', async (query, said) => {
  const { names, text } = await home(query)
  expect(text).toContain(said)
  expect(names[0]).toBe('Bez známek')
})
