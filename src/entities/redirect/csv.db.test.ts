import { expect, test } from 'vitest'
import { SYSTEM } from '#records/actor.ts'
import { createRecord } from '#records/crud/crud.server.ts'
import { privateRedirectCalls } from '#entities/redirect/api.server.ts'
import { redirects } from '#entities/redirect/collection.server.ts'
import { redirectMapper } from '#entities/redirect/schema.ts'
import { chunksOf } from '#shared/chunks.ts'
import { readCsv, writeCsv } from '#shared/csv.ts'
import { newId } from '#shared/id.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'
import { turnsDuring } from '#testing/turns-during.ts'

const services = await createTestServices()
const { db } = services
const api = createPrivateApi(services, privateRedirectCalls)

const importCsv = async (csv: string) => {
  const { status, body } = await api.post('/redirects/import', { csv })
  expect([status, body.message]).toEqual([200, undefined])
  return body.results
}

test('exported rules are imported unchanged', async () => {
  const formulas = ['=SUM(A1)', '+420', '-1', '@cmd']
  const notes = [...formulas, 'jedna, dvě', 'tři; čtyři', 'řekla "ne"', 'a\nnový řádek', "'apostrof", '']
  for (const [index, note] of notes.entries()) {
    const made = await api.post('/redirects', { from: `/tam-${index}/`, to: `/sem-${index}/`, note, status: 302 })
    expect(made.status).toBe(201)
  }
  const response = await api.get('/redirects/export.csv')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="redirects.csv"')
  const lines = response.text.split('\r\n')
  expect(lines[0]).toBe('\uFEFFfrom,to,status,isActive,note,hits,version')
  for (const start of ['=', '+', '-', '@']) {
    expect(response.text).toContain(`,'${start}`)
    expect(response.text).not.toContain(`,${start}`)
  }
  const before = await db.selectFrom('redirect').selectAll().orderBy('id').execute()
  const results = await importCsv(response.text)
  expect(results.map((result: { did: string }) => result.did)).toEqual(notes.map(() => 'nothing'))
  expect(await db.selectFrom('redirect').selectAll().orderBy('id').execute()).toEqual(before)

  await db.deleteFrom('redirect').execute()
  expect((await importCsv(response.text)).every((result: { did: string }) => result.did === 'created')).toBe(true)
  const after = await db.selectFrom('redirect').select('note').orderBy('fromPath').execute()
  expect(after.map((row) => row.note)).toEqual(notes)
})

test('reports a result for each line', async () => {
  await api.post('/redirects', { from: '/znama/', to: '/a/' })
  const results = await importCsv(
    [
      'from;to;status;isActive',
      '/nova/;/b/;;',
      '/Znama;/c/;308;false',
      '/spatna/;http://x.example/;301;true',
      '',
      '/kod/;/d/;200;true',
      '/ano/;/d/;301;ano',
      ';/d/;301;true',
      '/pryc/;;410;TRUE',
    ].join('\n'),
  )
  expect(results).toMatchObject([
    { line: 2, ok: true, did: 'created' },
    { line: 3, ok: true, did: 'updated' },
    { line: 4, ok: false, code: 'VALIDATION_FAILED', message: expect.stringMatching(/^To \(to\): /) },
    { line: 6, ok: false, message: expect.stringMatching(/^Type \(status\): /) },
    { line: 7, ok: false, message: 'Active (isActive): Use true or false.' },
    { line: 8, ok: false, message: expect.stringMatching(/^From \(from\): /) },
    { line: 9, ok: true, did: 'created' },
  ])
  expect(await api.get('/redirects?q=znama')).toMatchObject({
    body: { items: [{ from: '/znama/', to: '/c/', status: 308, isActive: false, version: 2 }] },
  })
})

test.each(['', 'to\n/a/', 'from,to,\n/a/,/b/,1', 'from,to,to\n/a/,/b/,/c/', 'nic'])('rejects %j', async (csv) => {
  expect(await api.post('/redirects/import', { csv })).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'csv' }] },
  })
})

test('a line of an older file is refused, unless its version is emptied, and an import can be undone', async () => {
  const { body: rule } = await api.post('/redirects', { from: '/stare-csv/', to: '/a/' })
  const { text } = await api.get('/redirects/export.csv')
  await api.put(`/redirects/${rule.id}`, { ...rule, to: '/kolega/' })
  const lines = text.split('\r\n')
  const older = [lines[0] ?? '', lines.find((line) => line.startsWith('/stare-csv/')) ?? ''].join('\n')
  const [refused] = await importCsv(older)
  expect(refused).toMatchObject({ ok: false, code: 'VERSION_CONFLICT', message: expect.stringContaining('“version”') })
  expect(await api.get(`/redirects/${rule.id}`)).toMatchObject({ body: { to: '/kolega/' } })
  const results = await importCsv(`${older.replace(/,1$/, ',')}\n/stare-csv-2/,/b/`)
  expect(results).toMatchObject([{ did: 'updated' }, { did: 'created' }])
  const records = results.map(({ undo }: { undo: object }) => undo)
  expect((await api.post('/redirects/undo', { records })).body.results).toMatchObject([{ ok: true }, { ok: true }])
  expect(await api.get(`/redirects/${rule.id}`)).toMatchObject({ body: { to: '/kolega/' } })
  expect((await api.get('/redirects?q=stare-csv-2')).body.items).toEqual([])
})

test('an unknown column is ignored and named', async () => {
  const { body } = await api.post('/redirects/import', { csv: 'from,to,kdo\n/neznamy-sloupec/,/b/,Jana' })
  expect(body).toMatchObject({ unknown: ['kdo'], unread: 0, results: [{ did: 'created' }] })
})

test('stops at the hundredth mistake and lets others run meanwhile', async () => {
  const lines = Array.from({ length: 4000 }, (_, line) => `/chyba-${line}/`)
  const turns = await turnsDuring(async () => {
    const { body } = await api.post('/redirects/import', { csv: ['from,to', ...lines].join('\n') })
    expect([body.results.length, body.unread]).toEqual([100, 3900])
  })
  expect(turns).toBeGreaterThan(20)
})

test('filters rules by status code and by whether they are active', async () => {
  await api.post('/redirects', { from: '/filtr-1/', to: '/a/', status: 307 })
  await api.post('/redirects', { from: '/filtr-2/', to: '/a/', status: 308, isActive: false })
  const found = async (query: string) =>
    (await api.get(`/redirects?q=filtr&${query}`)).body.items.map((rule: { from: string }) => rule.from)
  expect(await found('code=307')).toEqual(['/filtr-1/'])
  expect(await found('isActive=false')).toEqual(['/filtr-2/'])
  expect(await found('status=draft')).toEqual(['/filtr-2/'])
  expect((await api.get('/redirects?code=999')).status).toBe(400)
})

test('escapes formulas, and reads them back unchanged', () => {
  const formulas = ['=1', '+1', '-1', '@a', '\t=1', '\r=1', "'=1", "''-1"]
  const text = writeCsv(formulas.map((formula) => ['a', formula]))
  expect(text.match(/,"?'+[=+\-@\t\r]/g)).toHaveLength(formulas.length)
  expect(readCsv(text).map((row) => row.cells[1])).toEqual(formulas)
  // With semicolons as separators, the second half would be a cell of its own.
  expect(writeCsv([['a;=1', 'b "c"']])).toBe('\uFEFF"a;=1","b ""c"""\r\n')
})

test('reads CSV as spreadsheets write it', () => {
  const cells = (text: string) => readCsv(text).map((row) => row.cells)
  expect(cells('a,b\r\n"1,""x""","2\r\n3"\r\n')).toEqual([
    ['a', 'b'],
    ['1,"x"', '2\r\n3'],
  ])
  expect(cells('a;b\n1,5;2')).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ])
  expect(readCsv('a\n"1\n2"\n\n3').map((row) => row.line)).toEqual([1, 2, 5])
  expect(cells('')).toEqual([])
})

test('reports an unclosed quotation mark with its line', () => {
  expect(() => readCsv('from,to\n/a/,/b/\n"/c/,/d/')).toThrow(/not CSV.*line 3/)
})

test('a line with more cells than columns is refused, not cut short', async () => {
  const csv = 'from,to,note\n/delsi/,/jinam/,přesunuto, loni\n/kratsi/,/jinam/,přesunuto,\n'
  const { body } = await api.post('/redirects/import', { csv })
  expect(body.results).toMatchObject([
    { line: 2, ok: false, message: expect.stringContaining('“loni” is beyond the last column.') },
    { line: 3, ok: true, did: 'created' },
  ])
})

test('the CSV calls require an admin', async () => {
  expect((await api.get('/redirects/export.csv', 'editor')).status).toBe(403)
  expect((await api.post('/redirects/import', { csv: 'from;to' }, 'editor')).status).toBe(403)
})

test('an export of many rules has each of them once, in the order of their paths', async () => {
  await db.deleteFrom('redirect').execute()
  const { from: _, to: toTarget, ...rule } = await createRecord(db, redirects, { from: '/vzor/', to: '/cil/' }, SYSTEM)
  await db.deleteFrom('redirect').execute()
  const paths = Array.from({ length: 1203 }, (_each, index) => `/pravidlo-${String(index).padStart(4, '0')}/`)
  for (const some of chunksOf(paths, 100)) {
    const rows = some.map((fromPath) => redirectMapper.encode({ ...rule, id: newId(), fromPath, toTarget }))
    await db.insertInto('redirect').values(rows).execute()
  }
  const { text } = await api.get('/redirects/export.csv')
  expect(readCsv(text).map(({ cells: [from] }) => from)).toEqual(['from', ...paths])
})
