import { expect, test } from 'vitest'
import { createLog, type LogLevel, requestContext } from '#infra/log.server.ts'

function collect(level: LogLevel = 'debug', pretty = false) {
  const lines: string[] = []
  const log = createLog({ level, pretty, write: (line) => void lines.push(line) })
  const events = (): Record<string, unknown>[] => lines.map((line) => JSON.parse(line))
  return { log, lines, events }
}

test('one JSON line per event: time, level, message, fields', () => {
  const { log, lines, events } = collect()
  log.info('page', { status: 200, path: '/recenze/modry-lev/' })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^\{.*\}\n$/)
  expect(events()[0]).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    level: 'info',
    message: 'page',
    status: 200,
    path: '/recenze/modry-lev/',
  })
})

test.each([
  ['debug', ['debug', 'info', 'warn', 'error']],
  ['info', ['info', 'warn', 'error']],
  ['warn', ['warn', 'error']],
  ['error', ['error']],
  ['silent', []],
] as const)('at level %s are logged: %s', (level, logged) => {
  const { log, events } = collect(level)
  for (const name of ['debug', 'info', 'warn', 'error'] as const) log[name]('x')
  expect(events().map((event) => event['level'])).toEqual(logged)
})

test.each([false, true])('a line break cannot forge another event (pretty: %s)', (pretty) => {
  const { log, lines } = collect('info', pretty)
  const forged = 'x\r\n{"level":"error","message":"forged"}\u001b[31m'
  log.info(forged, { path: forged, [forged]: 1, error: new Error(forged) })
  expect(lines).toHaveLength(1)
  expect(lines[0]?.indexOf('\n')).toBe((lines[0]?.length ?? 0) - 1)
  expect(lines[0]).not.toContain('\r')
  expect(lines[0]).not.toContain('\u001b')
})

test('a field cannot override the time, the level, the message or the request’s id', () => {
  const { log, events } = collect()
  requestContext.run({ requestId: 'r-1' }, () => {
    log.info('true', { time: 'never', level: 'error', message: 'false', requestId: 'r-2' })
  })
  expect(events()[0]).toMatchObject({ level: 'info', message: 'true', requestId: 'r-1' })
  expect(events()[0]?.['time']).not.toBe('never')
})

test('secrets are never logged, however deeply nested', () => {
  const { log, lines } = collect()
  log.error('login', {
    password: 'tajné-1',
    refreshToken: 'tajné-2',
    user: { email: 'tajné-3', passwordHash: 'tajné-4', name: 'Jana' },
    headers: [{ cookie: 'tajné-5', Authorization: 'tajné-6' }],
    S3_SECRET_KEY: 'tajné-7',
  })
  expect(lines[0]).not.toContain('tajné')
  expect(lines[0]?.match(/\[redacted\]/g)).toHaveLength(7)
  expect(lines[0]).toContain('Jana')
})

test('everything logged during a request has its id, also after an await', async () => {
  const { log, events } = collect()
  await Promise.all(
    ['r-1', 'r-2'].map((requestId) =>
      requestContext.run({ requestId }, async () => {
        await new Promise((resolve) => setTimeout(resolve, 5))
        log.info(requestId)
      }),
    ),
  )
  log.info('outside')
  expect(events().map((event) => [event['message'], event['requestId']])).toEqual([
    ['r-1', 'r-1'],
    ['r-2', 'r-2'],
    ['outside', undefined],
  ])
})

test('an error is logged with its stack and its cause', () => {
  const { log, events } = collect()
  log.error('boom', { error: new TypeError('špatně', { cause: new Error('disk') }) })
  expect(events()[0]?.['error']).toMatchObject({
    name: 'TypeError',
    message: 'špatně',
    stack: expect.stringContaining('log.test.ts'),
    cause: { name: 'Error', message: 'disk' },
  })
})

test('a value that JSON cannot represent does not stop the program', () => {
  const { log, events } = collect()
  const circle: Record<string, unknown> = { name: 'kruh' }
  circle['self'] = circle
  log.info('odd', { circle, big: 10n, at: new Date('2026-11-15T00:00:00Z'), missing: undefined })
  expect(events()[0]).toMatchObject({ message: 'odd', big: '10', at: '2026-11-15T00:00:00.000Z' })
})

test('in a terminal lines are readable', () => {
  const { log, lines } = collect('info', true)
  log.warn('pomalé', { ms: 1200 })
  log.info('běží')
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d warn {2}pomalé \{"ms":1200\}\n$/)
  expect(lines[1]).toMatch(/^\d\d:\d\d:\d\d info {2}běží\n$/)
})
