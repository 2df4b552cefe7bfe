import type { KyselyPlugin } from 'kysely'
import { assert, beforeAll, beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { ensureSettings, updateSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { p, page } from '#posts/content/build.ts'
import { AppError } from '#shared/app-error.ts'
import { build } from '#testing/build.ts'
import { loadPage, wordsOf } from '#testing/load-page.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const PATH = '/kontaktujte-nas/'
const message = {
  name: 'Jana Nováková',
  email: 'jana@example.cz',
  message: 'Dobrý den, v recenzi je chyba.',
  website: '',
}

let visitors = 0
let address = ''
beforeEach(() => {
  address = `192.0.2.${++visitors}`
})
beforeAll(() => ensureSettings(db, defaultSettings))

const send = (form: Record<string, string>) => loadPage(services, PATH, { form, from: address })
const stored = () => db.selectFrom('message').selectAll().execute()

test('the page has a form even before an editor wrote a text for it', async () => {
  const { status, html } = await loadPage(services, PATH)
  expect(status).toBe(200)
  expect(html).toContain('<h1>Kontaktujte nás</h1>')
  expect(html).toContain('method="post"')
})

/** Where a message that was sent leads. */
async function sentTo(form: Record<string, string>) {
  const response = await send(form).catch((thrown: unknown) => thrown)
  assert(response instanceof Response)
  expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'no-store'])
  return response.headers.get('location') ?? ''
}

test('stores a message and leads to the thanks, which can be reloaded', async () => {
  const address = await sentTo({ ...message, name: '  Jana Nováková ' })
  const { html, head } = await loadPage(services, address)
  expect(head.robots).toBe('noindex')
  expect(html).toContain('Děkujeme, zprávu máme')
  expect(html).not.toContain('<form')
  expect(await stored()).toMatchObject([
    { name: 'Jana Nováková', email: 'jana@example.cz', message: message.message, isRead: 0, isDeleted: 0 },
  ])
})

test('shows each error at its field and keeps what was typed', async () => {
  const before = (await stored()).length
  const { status, html } = await send({ name: 'J', email: 'jana@', message: 'Krátké', website: '' })
  expect(status).toBe(422)
  const words = wordsOf(html)
  expect(words).toContain('Napište své jméno, stačí dva znaky.')
  expect(words).toContain('Tento e-mail nevypadá správně.')
  expect(words).toContain('Napište aspoň deset znaků')
  expect(html).toContain('value="jana@"')
  expect(html).toContain('>Krátké</textarea>')
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(3)
  expect(html).toContain('aria-describedby="kontakt-email-chyba"')
  expect(await stored()).toHaveLength(before)
})

test('an empty form reports every field', async () => {
  const { status, html } = await send({})
  expect(status).toBe(422)
  expect(wordsOf(html)).toContain('Napište e-mail, na který vám máme odpovědět.')
})

test('refuses a text that is too long', async () => {
  const long = await send({ ...message, message: 'a'.repeat(4001) })
  expect(long.status).toBe(422)
  expect(wordsOf(long.html)).toContain('nejvýše 4 000 znaků')
})

test('escapes what was typed', async () => {
  const { html } = await send({ name: '"><script>alert(1)</script>', email: 'x', message: '</textarea><b>' })
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('</textarea><b>')
})

test('thanks a bot that fills the hidden field, and stores nothing', async () => {
  const before = (await stored()).length
  const address = await sentTo({ ...message, website: 'https://spam.example' })
  expect((await loadPage(services, address)).html).toContain('Děkujeme, zprávu máme')
  expect(await stored()).toHaveLength(before)
})

test('throttles the sixth message in an hour, and keeps what was typed', async () => {
  for (let sent = 1; sent <= 5; sent++) await sentTo(message)
  const { status, html, headers } = await send(message)
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500)
  expect(wordsOf(html)).toContain('Další pošlete nejdříve za 60 minut.')
  expect(html).toContain('value="Jana Nováková"')
  expect(html).toContain(message.message)
})

test('keeps what was typed when it cannot be stored', async () => {
  const fullDisk: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind === 'InsertQueryNode') throw new AppError('STORAGE_FULL')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const full = { ...services, db: db.withPlugin(fullDisk) }
  const { status, html } = await loadPage(full, PATH, { form: message, from: address })
  expect(status).toBe(507)
  expect(wordsOf(html)).toContain('Zprávu se teď nepodařilo uložit.')
  expect(html).toContain('value="Jana Nováková"')
  expect(html).toContain(message.message)
})

test('shows the operator from the settings', async () => {
  expect((await loadPage(services, PATH)).html).not.toContain('Provozovatel webu')
  const given = {
    ...defaultSettings,
    operator: 'Rozvaha s.r.o.',
    contactEmail: 'redakce@example.cz',
  }
  await updateSettings(db, given, 1, SYSTEM)
  const { html } = await loadPage(services, PATH)
  expect(html).toContain('Rozvaha s.r.o.')
  expect(html).toContain('href="mailto:redakce@example.cz"')
})

test('a published post replaces the text, and the form stays under it', async () => {
  await build.post(db, {
    title: 'Napište redakci',
    slug: 'kontaktujte-nas',
    cover: { motif: 'grid', times: 30 },
    ...page(p('Vlastní text redakce.')),
  })
  const { html } = await send({ ...message, email: 'špatně' })
  // A picture would only push the form down, and the graph has nothing that the page does not show.
  expect(html).not.toMatch(/class="cv"|"image":/)
  expect(html).toContain('<h1>Napište redakci</h1>')
  expect(html.indexOf('Vlastní text redakce.')).toBeLessThan(html.indexOf('<form'))
  expect(html).toContain('value="špatně"')
})
