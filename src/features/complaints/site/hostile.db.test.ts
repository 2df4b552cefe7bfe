import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readEvidence } from '#features/complaints/files.server.ts'
import { tokenOfMail } from '#entities/mail-queue/queue.server.ts'
import { loadPage, wordsOf } from '#testing/load-page.ts'
import { COMPLAINT, createComplaintSite, SENTENCES, STORY } from '#testing/complaint-site.ts'
import { HOUR } from '#testing/watch-site.ts'

const site = await createComplaintSite()
const { services, db, api, smtp, write, token, received, atOperator, byOperator, byPlayer, step, pass } = site
await site.casino('Modrý Lev', 'modry-lev', { owner: 'Lví Hry a.s.' })
await site.casino('Noční Sova', 'nocni-sova')
const DAY = 24 * HOUR

test('guessed numbers lead nowhere, and an unconfirmed complaint has none', async () => {
  await write('modry-lev', { email: 'nikdo@example.cz' })
  const statusOf = async (number: string): Promise<number> =>
    (await loadPage(services, `/stiznosti/${encodeURIComponent(number)}/`).catch((thrown) => thrown)).status
  for (const number of ['101', '100', '0', '-1', '1e2', '999999999999', 'nova2', "101'--"]) {
    expect([number, await statusOf(number)]).toEqual([number, 404])
  }
  // One that is there has one address.
  const { number } = await received('modry-lev')
  expect(await statusOf(String(number))).toBe(200)
  for (const other of [`0${number}`, `00${number}`, `+${number}`, `${number}.`, `${number}.0`, `${number}e0`]) {
    expect([other, await statusOf(other)]).toEqual([other, 404])
  }
})

test('guessed, forged, swapped and expired links open nothing and change nothing', async () => {
  const { id, token: player, operator } = await atOperator('modry-lev')
  const before = (await api.get(`/complaints/${id}`)).body
  const forged = [
    '',
    'x',
    'a'.repeat(43),
    operator.slice(0, -1) + (operator.endsWith('A') ? 'B' : 'A'),
    // The other side's link.
    player,
    await tokenOfMail(db, id),
    'a'.repeat(100_000),
  ]
  for (const key of forged) {
    const { status, html } = await byOperator(key, { odpoved: 'Podvržená odpověď provozovatele.' })
    expect([key.slice(0, 8), status]).toEqual([key.slice(0, 8), 404])
    expect(html).not.toContain('mlha_77')
  }
  for (const key of ['', 'a'.repeat(43), operator]) {
    const { html } = await byPlayer(key, 'withdraw')
    expect(wordsOf(html)).toContain('Odkaz už neplatí')
  }
  expect((await api.get(`/complaints/${id}`)).body.version).toBe(before.version)

  // Undoing the step takes the link back; a new one is another.
  await api.post(`/complaints/${id}/undo`)
  expect((await byOperator(operator)).status).toBe(404)
  await step(id, SENTENCES.send)
  const { link } = (await api.get(`/complaints/${id}/operator-link`)).body
  const fresh = new URL(link).searchParams.get('klic') ?? ''
  expect(fresh).not.toBe(operator)
  // Whoever has got the first one by mistake has no part in it.
  expect((await byOperator(operator)).status).toBe(404)
  pass(15 * DAY)
  const late = await byOperator(fresh, { odpoved: 'Pozdní odpověď provozovatele.' })
  expect([late.status, wordsOf(late.html).includes('už odpovědět nejde')]).toEqual([410, true])
  // Whoever was late by a minute still has what they wrote.
  expect(wordsOf(late.html)).toContain('Pozdní odpověď provozovatele.')
  expect((await api.get(`/complaints/${id}`)).body.operator.pendingAnswer).toBe('')
})

test('HTML in what players, operators and the newsroom write stays text', async () => {
  const script = '<script>alert(1)</script><img src=x onerror=alert(2)>'
  const { id, number, operator } = await atOperator('modry-lev', { popis: `${STORY} ${script}` })
  await byOperator(operator, { odpoved: `Trváme na svém. ${script}` })
  const html = { ...SENTENCES.publish, sentence: `Kasino trvá na svém ${script}` }
  await step(id, html)
  const page = await loadPage(services, `/stiznosti/${number}/`)
  const shown = page.html.replace(/<script type="application\/ld\+json">[\s\S]*?<\/script>/, '')
  expect(shown).not.toMatch(/<script>|<img src=x/)
  expect(shown.match(/&lt;script&gt;alert\(1\)/g)?.length).toBe(3)
})

test('a picture keeps nothing but its pixels, and a file that is none is refused', async () => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } })
    .withExif({ IFD0: { Make: 'TajnyTelefon' }, IFD3: { GPSLatitude: '50/1 5/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect(picture.includes('TajnyTelefon')).toBe(true)
  const { id } = await received(
    'nocni-sova',
    {},
    { files: { doklady: new File([new Uint8Array(picture)], 'účet <b>.jpg') } },
  )
  const [file] = (await api.get(`/complaints/${id}`)).body.files
  expect(file).toMatchObject({ source: 'player', name: 'účet <b>.jpg', type: 'image/webp' })
  const { bytes } = await readEvidence(services, { id }, file.id)
  expect(Buffer.from(bytes).includes('TajnyTelefon')).toBe(false)
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  const download = await api.get(`/complaints/${id}/files/${file.id}`)
  expect(download.headers.get('content-security-policy')).toContain('sandbox')
  expect(download.headers.get('content-disposition')).toBe('attachment; filename="doklad.webp"')

  const refused = async (files: readonly File[]) =>
    wordsOf((await write('nocni-sova', { email: 'a@example.cz' }, { files: { doklady: files } })).html)
  expect(await refused([new File(['MZ\u0090 program'], 'vypis.pdf')])).toContain('Některý soubor nejde přečíst.')
  expect(await refused([new File([bomb()], 'velky.png')])).toContain('Některý soubor nejde přečíst.')
  expect(await refused(Array.from({ length: 6 }, () => new File(['%PDF-'], 'x.pdf')))).toContain(
    'Vyberte nejvýš 5 souborů.',
  )
  const large = new Uint8Array(7_000_000)
  large.set(Buffer.from('%PDF-'))
  expect(await refused([1, 2, 3].map(() => new File([large], 'x.pdf')))).toContain('všechny dohromady 20 MB')
})

/** A picture of 60,000 × 60,000 points in a few bytes. */
function bomb(): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(60_000, 0)
  head.writeUInt32BE(60_000, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new Uint8Array(Buffer.concat([signature, chunk('IHDR', head), chunk('IEND', Buffer.alloc(0))]))
}

test('nobody is flooded with mails: not by one network, not by many, whatever the spelling', async () => {
  const count = () => smtp.mails.filter(({ to }) => /obet|o\.bet/i.test(to.join())).length
  const spellings = [
    'obet@gmail.com',
    'o.bet@gmail.com',
    'obet+1@gmail.com',
    'OBET@googlemail.com',
    'obet+2@gmail.com',
    'o.b.e.t@gmail.com',
  ]
  for (const email of spellings) {
    expect((await write('nocni-sova', { email })).status).toBe(200)
  }
  expect(count()).toBe(3)
  const statuses: number[] = []
  for (let index = 0; index < 8; index++) {
    statuses.push((await write('modry-lev', { email: `jiny${index}@example.cz` }, { from: '203.0.113.7' })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
})

test('whoever has the operator’s link floods nobody with copies of its answers', async () => {
  const { operator } = await atOperator('nocni-sova')
  const victim = 'cizi.schranka@example.cz'
  for (let index = 0; index < 5; index++) expect((await byOperator(operator, { email: victim })).status).toBe(200)
  await site.settle()
  expect(smtp.mails.filter(({ to }) => to.includes(victim)).length).toBe(3)
})

test('whoever has the player’s link fills no timeline with the same word', async () => {
  const { id, token: link } = await atOperator('nocni-sova')
  await step(id, SENTENCES.decide)
  const statuses: number[] = []
  for (let index = 0; index < 7; index++)
    statuses.push((await byPlayer(link, 'paid', {}, { from: '203.0.113.77' })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
})

test('a bot that fills in everything sees success, and nothing is stored', async () => {
  const before = await db.selectFrom('complaint').select('id').execute()
  const page = await write('modry-lev', { ...COMPLAINT, email: 'bot@example.cz', website: 'https://spam.example' })
  expect([page.status, wordsOf(page.html).includes('jsme poslali odkaz')]).toEqual([200, true])
  expect((await db.selectFrom('complaint').select('id').execute()).length).toBe(before.length)
  expect(token('bot@example.cz')).toBe('')
})
