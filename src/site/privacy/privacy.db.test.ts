import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { CONFIRM_HOURS, EVIDENCE_DAYS, ORIGINAL_DAYS } from '#features/complaints/shared/limits.ts'
import * as voices from '#features/voices/shared/limits.ts'
import { ensureSettings, updateSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import { p, page } from '#posts/content/build.ts'
import { READ_SECONDS, READ_YEARS } from '#shared/read-address.ts'
import { build } from '#testing/build.ts'
import { loadPage, wordsOf } from '#testing/load-page.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db, env } = services
const PATH = '/zasady-ochrany-osobnich-udaju/'

test('the built-in text describes the program, with the operator from the settings', async () => {
  await ensureSettings(db, defaultSettings)
  const plain = wordsOf((await loadPage(services, PATH)).html)
  expect(plain).toContain('Správcem osobních údajů je provozovatel webu Rozvážně.')
  expect(plain).toContain('jen z vlastního serveru')
  expect(plain).toContain('Jednotlivé záznamy po 90 dnech mažeme.')
  expect(plain).toContain(`${READ_SECONDS} sekund před očima`)
  expect(plain).toContain(`Součty mažeme po ${READ_YEARS} celých letech.`)
  // What was written while mails were sent is kept.
  expect(plain).toContain(`Do ${voices.ORIGINAL_DAYS} dnů po rozhodnutí smažeme`)
  expect(plain).toContain('cookie pauza s časem, kdy začala a kdy skončí')

  const mailing = { ...services, env: { ...env, SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@example.cz' } }
  const words = wordsOf((await loadPage(mailing, PATH)).html)
  expect(words).toContain(`všechno do ${CONFIRM_HOURS} hodin smažeme`)
  expect(words).toContain(`Do ${EVIDENCE_DAYS} dnů po uzavření smažeme doklady, e-mail, přezdívku`)
  expect(words).toContain(`Do ${ORIGINAL_DAYS} dnů po uzavření smažeme slova, která redakce ve stížnosti začernila`)

  expect(words).toContain(
    `Do ${voices.ORIGINAL_DAYS} dnů po rozhodnutí smažeme doklad, vaši odpověď na otázku redakce a slova`,
  )
  expect(words).toContain(`Po ${voices.EMAIL_MONTHS} měsících smažeme e-mail`)

  const rules = wordsOf((await loadPage(mailing, '/pravidla-zkusenosti/')).html)
  expect(rules).toContain(`Kdo odkaz do ${voices.CONFIRM_HOURS} hodin nepotvrdí`)
  expect(rules).toContain(`Když do ${voices.ANSWER_DAYS} dnů neodpovíte`)
  expect(rules).toContain(`odpovědět můžete ještě ${voices.ORIGINAL_DAYS} dní potom`)
  expect(rules).toContain(`nejvýš ${voices.PROOF_MEGABYTES} MB`)

  const operator = 'Rozvaha s.r.o., IČO 12345678'
  await updateSettings(db, { ...defaultSettings, operator, contactEmail: 'gdpr@example.cz' }, 1, SYSTEM)
  const withCdn = { ...services, env: { ...env, IMAGE_CDN_URL: 'https://obrazky.example/web' } }
  const { html } = await loadPage(withCdn, PATH)
  expect(wordsOf(html)).toContain(operator)
  expect(html).toContain('href="mailto:gdpr@example.cz"')
  expect(wordsOf(html)).toContain('ze serveru obrazky.example')
})

test('a published post replaces it', async () => {
  await build.post(db, { title: 'Naše zásady', slug: PATH.slice(1, -1), ...page(p('Vlastní zásady.')) })
  const { html } = await loadPage(services, PATH)
  expect(html).toContain('<h1>Naše zásady</h1>')
  expect(html).not.toContain('cookie-choice')
})
