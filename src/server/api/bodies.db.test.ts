import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TABLE_NAMES } from '#entities/tables.server.ts'
import { PRIVATE_BASE, privateCalls, PUBLIC_BASE, publicCalls } from '#server/api/api.ts'
import { authCalls } from '#server/auth/calls.ts'
import { createAuthSite } from '#testing/auth.ts'

/** Bodies that no client of ours would send: each is refused without harm to the server. */
const { db, signedIn } = await createAuthSite()
const { browser } = await signedIn()

/** Parameters other than the id of something. */
const pathOf = (path: string) =>
  PRIVATE_BASE +
  path
    .replace('{kind}', 'publish')
    .replace('{number}', '1')
    .replace('{collection}', 'casinos')
    .replace(/\{\w+\}/g, 'neni-0001')
const withBody = [...authCalls, ...privateCalls].filter(({ spec }) => spec.body)
const jsonCalls = withBody.filter(({ spec }) => spec.multipartBytes === undefined)
const formCalls = withBody.filter(({ spec }) => spec.multipartBytes !== undefined)

async function stored() {
  const rows: Record<string, unknown[]> = {}
  for (const table of TABLE_NAMES) rows[table] = await db.selectFrom(table).selectAll().execute()
  return rows
}

const send = (call: (typeof withBody)[number], raw: string | Uint8Array, type: string) =>
  browser.send(call.spec.method.toUpperCase(), pathOf(call.spec.path), {
    raw: raw as BodyInit,
    headers: { 'content-type': type },
  })

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

const brokenJson = fc.oneof(
  fc.json().map((text) => text.slice(0, -1)),
  fc.json().map((text) => `${text}}`),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('', ' ', '{', 'null', '[]', '"text"', '1e999', 'NaN', "{'a': 1}", '{"a": 1,}', '\u0000', '\uFEFF{}'),
  fc.constantFrom('{"__proto__": {"isAdmin": true}}', '{"constructor": {"prototype": {}}}', deep(50_000)),
  // Well-formed, but nothing that a call accepts.
  fc.json(),
  fc.dictionary(fc.string(), fc.jsonValue()).map((value) => JSON.stringify(value)),
)

test('500 malformed JSON bodies are answered with 4xx and change nothing', async () => {
  const before = await stored()
  let turn = 0
  await fc.assert(
    fc.asyncProperty(brokenJson, async (text) => {
      const call = jsonCalls[turn++ % jsonCalls.length] ?? jsonCalls[0]
      if (!call) throw new Error('There is no call with a body.')
      // Where every field is optional, an empty object is no error: an empty draft has an empty preview.
      const mayBeEmpty = call.spec.bodyIsOptional || call.spec.body?.safeParse({}).success
      if (mayBeEmpty && text.replace(/\s/g, '') === '{}') return
      const { status, body } = await send(call, text, 'application/json')
      expect([call.spec.path, status >= 400 && status < 500, typeof body['message']]).toEqual([
        call.spec.path,
        true,
        'string',
      ])
    }),
    { numRuns: 500 },
  )
  expect(await stored()).toEqual(before)
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
  expect((await browser.get('/auth/me')).status).toBe(200)
})

const part = fc.record({
  name: fc.constantFrom('file', 'title', 'alt', 'replace', '__proto__', '', 'file"; filename="x', 'ě\u0000'),
  filename: fc.constantFrom(undefined, 'a.png', '', '../../etc/passwd', 'a\r\nX-Evil: 1', '"'),
  type: fc.constantFrom('image/png', 'text/plain', '', 'multipart/mixed; boundary=y', '\u0000'),
  content: fc.string({ unit: 'binary', maxLength: 300 }),
})
const brokenForm = fc
  .record({
    parts: fc.array(part, { maxLength: 6 }),
    boundary: fc.constantFrom('x', 'y', '', 'a b', '-'.repeat(70), '"x"'),
    opening: fc.constantFrom('--', '-', ''),
    ending: fc.constantFrom('--x--\r\n', '--x', '', '\r\n', '--x--garbage'),
    cut: fc.double({ min: 0.1, max: 1, noNaN: true }),
  })
  .map(({ parts, boundary, opening, ending, cut }) => {
    const written = parts.map(({ name, filename, type, content }) => {
      const file = filename === undefined ? '' : `; filename="${filename}"`
      return `${opening}x\r\nContent-Disposition: form-data; name="${name}"${file}\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`
    })
    const whole = Buffer.from(written.join('') + ending)
    return { bytes: whole.subarray(0, Math.ceil(whole.length * cut)), boundary }
  })

test('500 malformed forms are answered with 4xx and change nothing', async () => {
  expect(formCalls.map(({ spec }) => spec.path)).toEqual([
    '/media',
    '/media/{id}/file',
    '/video-files',
    '/complaints/{id}/files',
    '/import',
    '/site-imports/{id}/parts',
  ])
  const before = await stored()
  let turn = 0
  await fc.assert(
    fc.asyncProperty(brokenForm, async ({ bytes, boundary }) => {
      const call = formCalls[turn++ % formCalls.length] ?? formCalls[0]
      if (!call) throw new Error('There is no call with a form.')
      const { status } = await send(call, new Uint8Array(bytes), `multipart/form-data; boundary=${boundary}`)
      expect([call.spec.path, status >= 400 && status < 500]).toEqual([call.spec.path, true])
    }),
    { numRuns: 500 },
  )
  expect(await stored()).toEqual(before)
})

test.each([
  ['compressed', { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
  ['of another type', { 'content-type': 'text/plain' }],
  ['of no type', {}],
  ['a form instead of JSON', { 'content-type': 'application/x-www-form-urlencoded' }],
])('every call refuses a body that is %s', async (_, headers) => {
  for (const { spec } of jsonCalls.filter((each) => !each.spec.bodyIsOptional)) {
    const sent = { raw: new TextEncoder().encode('{}'), headers: { ...headers } as Record<string, string> }
    const { status } = await browser.send(spec.method.toUpperCase(), pathOf(spec.path), sent)
    expect([spec.path, status]).toEqual([spec.path, 415])
  }
})

test('the limit is lower without a session', async () => {
  const forAll = [
    ...authCalls.filter(({ spec }) => spec.body && !spec.access).map(({ spec }) => PRIVATE_BASE + spec.path),
    ...publicCalls.filter(({ spec }) => spec.body).map(({ spec }) => PUBLIC_BASE + spec.path),
  ]
  expect(forAll.length).toBeGreaterThan(3)
  for (const path of forAll) {
    const sent = { body: { name: 'a'.repeat(100_000) } }
    expect([path, (await browser.send('POST', path, sent)).status]).toEqual([path, 413])
  }
})

test('an endless body of any call is cut off at its limit', async () => {
  for (const { spec } of withBody) {
    const enough = (spec.multipartBytes ?? 2_000_000) + 2_000_000
    let sent = 0
    const raw = new ReadableStream<Uint8Array>({
      pull(controller) {
        // Without a limit it would end only when the memory is full.
        if (sent >= enough) return controller.close()
        sent += 500_000
        controller.enqueue(new Uint8Array(500_000))
      },
    })
    const type = spec.multipartBytes === undefined ? 'application/json' : 'multipart/form-data; boundary=x'
    const { status } = await browser.send(spec.method.toUpperCase(), pathOf(spec.path), {
      raw,
      headers: { 'content-type': type },
    })
    expect([spec.path, status]).toEqual([spec.path, 413])
    expect(sent).toBeLessThan(enough)
  }
})
