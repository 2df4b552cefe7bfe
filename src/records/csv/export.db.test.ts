import { expect, test } from 'vitest'
import { privateAuditCalls } from '#entities/audit/api.server.ts'
import { writeAudit } from '#records/history/history.server.ts'
import { SYSTEM } from '#records/actor.ts'
import { privateCasinoCalls } from '#entities/casino/api.server.ts'
import { privateMessageCalls } from '#entities/message/api.server.ts'
import { storeMessage } from '#entities/message/queries.server.ts'
import { privateUserCalls } from '#entities/user/api.server.ts'
import { privatePostCalls } from '#posts/api.server.ts'
import { readCsv } from '#shared/csv.ts'
import { build } from '#testing/build.ts'
import { createPrivateApi } from '#testing/private-api.ts'
import { createTestServices } from '#testing/test-db.ts'

const services = await createTestServices()
const { db } = services
const casinoCalls = privateCasinoCalls(async () => [])
const api = createPrivateApi(services, [
  ...casinoCalls,
  ...privatePostCalls,
  ...privateMessageCalls,
  ...privateUserCalls,
  ...privateAuditCalls,
])

async function tableOf(path: string) {
  const { status, text, headers } = await api.get(path)
  expect([path, status]).toEqual([path, 200])
  const [head, ...rows] = readCsv(text).map(({ cells }) => cells)
  return { text, headers, head: head ?? [], rows }
}

test('exports all pages of a list with its filters, order and columns', async () => {
  const visa = await build.paymentMethod(db, 'Visa; Mastercard')
  const cash = await build.paymentMethod(db, 'Převod')
  for (let number = 0; number < 230; number++) await build.casino(db, { title: `Kasino ${number}`, licence: 'Malta' })
  await build.casino(db, { title: 'Bez licence' })
  await build.casino(db, {
    title: 'Modrý Lev',
    licence: 'Malta',
    rating: 9.4,
    bonus: '=1+1',
    paymentMethods: [cash.id, visa.id],
    isVipProgram: false,
    safety: {
      ssl: true,
      responsibleGambling: null,
      depositLimits: null,
      lossLimits: null,
      timeLimits: null,
      selfExclusionTool: null,
    },
  })
  const columns = 'rating,title,bonus,paymentMethods,isVipProgram,safety.ssl,safety.lossLimits,isDeleted'
  const { text, head, rows, headers } = await tableOf(
    `/casinos/export.csv?licence=Malta&sort=-rating&columns=${columns}`,
  )
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="casinos-\d{4}-\d\d-\d\d\.csv"$/)
  expect(text.startsWith('\uFEFFid;rating;title;')).toBe(true)
  expect(text).toContain(";'=1+1;")
  expect(head).toEqual(['id', ...columns.split(','), 'version'])
  expect(rows).toHaveLength(231)
  expect(new Set(rows.map(([id]) => id)).size).toBe(231)
  expect(rows[0]?.slice(1)).toEqual([
    '9,4',
    'Modrý Lev',
    '=1+1',
    'Převod; Visa\\; Mastercard',
    'no',
    'yes',
    '',
    'no',
    '1',
  ])
  const log = await db.selectFrom('audit').where('action', '=', 'export').selectAll().execute()
  expect(log).toMatchObject([{ collection: 'casinos', recordTitle: '231 rows as CSV', actorName: 'Test admin' }])
})

test('posts contain the name of their writer; without a selection, all columns are exported', async () => {
  const writer = await build.writer(db, { firstName: 'Klára', lastName: 'Vondrová' })
  await build.post(db, { title: 'Výplaty', writer: writer.id })
  const { head, rows } = await tableOf('/posts/export.csv?q=vyplaty')
  const cells = Object.fromEntries(head.map((name, index) => [name, rows[0]?.[index]]))
  expect(cells).toMatchObject({ title: 'Výplaty', writer: 'Klára Vondrová', isActive: 'yes', 'metaTag.title': '' })
  expect(head).not.toContain('content')
})

test('exports messages and users; an admin-only list is admin-only as a file', async () => {
  await storeMessage(db, { name: 'Jana', email: 'jana@example.cz', message: 'Dobrý den,\nmám otázku; „proč?“' })
  const { head, rows } = await tableOf('/messages/export.csv?columns=name,message')
  expect([head, rows[0]?.slice(1)]).toEqual([
    ['id', 'name', 'message'],
    ['Jana', 'Dobrý den,\nmám otázku; „proč?“'],
  ])
  expect((await api.get('/users/export.csv', 'editor')).status).toBe(403)
  expect((await tableOf('/users/export.csv')).head).not.toContain('passwordHash')
})

test('exports the whole audit log, each entry once', async () => {
  const event = { action: 'zkouska', collection: 'site', recordTitle: 'x' }
  for (let line = 0; line < 520; line++) await writeAudit(db, SYSTEM, { ...event, recordId: `radek-${line}` })
  const { head, rows } = await tableOf('/audit/export.csv?action=zkouska')
  expect(head.slice(0, 3)).toEqual(['at', 'actorName', 'action'])
  expect(new Set(rows.map((cells) => cells[head.indexOf('recordId')])).size).toBe(520)
  expect(rows).toHaveLength(520)
  expect((await api.get('/audit/export.csv', 'editor')).status).toBe(403)
})

test.each(['columns=title,passwordHash', 'columns=', 'sort=owner', 'page=2', 'q=a&unknown=1'])(
  'rejects %s',
  async (query) => {
    expect((await api.get(`/casinos/export.csv?${query}`)).status).toBe(400)
  },
)
