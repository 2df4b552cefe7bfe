import { expect, test, vi } from 'vitest'
import { ensureSettings } from '#entities/settings/queries.server.ts'
import { defaultSettings } from '#entities/settings/schema.ts'
import type { Services } from '#records/services.server.ts'
import { invalidateCaches } from '#server/invalidate-caches.ts'
import { afterFile } from '#testing/after-file.ts'
import { createComplaintSite, SENTENCES, STORY } from '#testing/complaint-site.ts'
import { wordsOf } from '#testing/load-page.ts'
import { serveSite } from '#testing/site.ts'
import { createVoiceSite, WORDS } from '#testing/voice-site.ts'

/** A server whose page cache has all of these, and which of them an edit drops. */
async function cached(services: Services, addresses: readonly string[]) {
  await ensureSettings(services.db, defaultSettings)
  // Of its own, because the site of a test finishes its work after each form.
  const served = { ...services, beforeClose: [] }
  const { fetchPath } = await serveSite(served)
  invalidateCaches(served)
  afterFile(() => Promise.all(served.beforeClose.map((finish: () => unknown) => finish())))
  const isKept = (address: string) => services.pages.get(address, 0) !== undefined
  const droppedBy = async (work: () => Promise<unknown>) => {
    await vi.waitUntil(
      async () => {
        await Promise.all(addresses.map((address) => fetchPath(address)))
        return addresses.every(isKept)
      },
      { timeout: 20_000 },
    )
    await work()
    return addresses.filter((address) => !isKept(address))
  }
  return { droppedBy, see: async (address: string) => wordsOf((await fetchPath(address)).text) }
}

test('a voice is on its pages at once when it is approved, covered or withdrawn, and no other page is dropped', async () => {
  const { services, api, casino, confirmed, step } = await createVoiceSite()
  await casino('Modrý Lev', 'modry-lev')
  await casino('Noční Sova', 'nocni-sova')
  const own = ['/recenze/modry-lev/', '/zkusenosti/', '/zkusenosti/modry-lev/', '/sitemap.xml']
  const others = ['/', '/recenze/', '/recenze/nocni-sova/', '/zkusenosti/nocni-sova/', '/stiznosti/', '/clanky/']
  const { droppedBy, see } = await cached(services, [...own, ...others])

  let voice = { id: '', token: '' }
  expect(await droppedBy(async () => (voice = await confirmed('modry-lev')))).toEqual([])
  const to = (action: string, body: object) => () => api.post(`/voices/${voice.id}/${action}`, body)
  expect(await droppedBy(to('black-out', { bars: [{ from: 0, to: 7, what: 'name' }] }))).toEqual([])
  expect(await droppedBy(to('approve', {}))).toEqual(own)
  for (const path of own.slice(0, -1))
    expect([path, await see(path)]).toEqual([path, expect.stringMatching(/zkušenost/)])
  expect(await see('/zkusenosti/modry-lev/')).toContain(`„[…]${WORDS.slice(7)}“`)
  expect(await droppedBy(to('reply', { reply: 'Omlouváme se za zdržení.' }))).toEqual(own)
  expect(await droppedBy(() => step(voice.token, 'withdraw'))).toEqual(own)
  expect(await see('/zkusenosti/modry-lev/')).toContain('autor ji odvolal')
})

test('a complaint is on its pages at once with each step, and what only the newsroom sees drops none', async () => {
  const { services, api, casino, received, step } = await createComplaintSite()
  await casino('Modrý Lev', 'modry-lev')
  await casino('Noční Sova', 'nocni-sova')
  const other = await received('nocni-sova')
  const { id, number } = await received('modry-lev')
  const [page, book] = [`/stiznosti/${number}/`, ['/stiznosti/', '/stiznosti/?kasino=modry-lev', '/recenze/modry-lev/']]
  const others = [
    `/stiznosti/${other.number}/`,
    '/stiznosti/?kasino=nocni-sova',
    '/recenze/nocni-sova/',
    '/',
    '/zkusenosti/',
  ]
  const { droppedBy, see } = await cached(services, [page, ...book, ...others])

  expect(await droppedBy(() => api.post(`/complaints/${id}/note`, { text: 'Jen pro redakci.' }))).toEqual([])
  expect(await droppedBy(() => api.post(`/complaints/${id}/hold`))).toEqual([])
  expect(await droppedBy(() => step(id, SENTENCES.take))).toEqual([page, ...book])
  expect(await see(page)).toContain(STORY)
  expect(await droppedBy(() => step(id, { step: 'wait', sentence: 'Ověřování trvá déle.', days: 3 }))).toEqual([page])
  // The home page says what has changed lately.
  expect(await droppedBy(() => step(id, SENTENCES.solve))).toEqual([page, ...book, '/'])
  expect(await see('/stiznosti/')).toContain('vyřešena')
})
