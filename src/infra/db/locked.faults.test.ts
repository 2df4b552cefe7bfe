import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { sqliteFile } from '#infra/db/open.server.ts'
import { signIn, startServer } from '#testing/server-process.ts'
import { createEmptyDatabase } from '#testing/test-db.ts'

const config = await createEmptyDatabase()
const server = await startServer(config)
const editor = await signIn(server)
const foreign = new DatabaseSync(sqliteFile(config.DATA_DIR))
afterAll(async () => {
  foreign.close()
  await server.kill('SIGKILL')
})

const save = (title: string) => editor.send('POST', '/game-types', { body: { title } })

test('while another program holds the write lock, saves get 503 after a timeout and reads go on', async () => {
  expect((await save('Před')).status).toBe(201)
  foreign.exec('begin immediate')
  const saves = ['První', 'Druhá', 'Třetí'].map(save)
  let readsMeanwhile = 0
  const waiting = new Set(saves)
  for (const each of saves) void each.finally(() => waiting.delete(each))
  while (waiting.size > 0) {
    const responses = await Promise.all([
      server.request('/hledat/?q=pred'),
      editor.get('/game-types'),
      server.request('/readyz'),
    ])
    expect(responses.map((response) => response.status)).toEqual([200, 200, 200])
    if (waiting.size === saves.length) readsMeanwhile++
  }
  expect((await Promise.all(saves)).map(({ status, body }) => `${status} ${body['code']}`)).toEqual(
    Array(3).fill('503 UNAVAILABLE'),
  )
  // If the waiting save blocked the process, there would be none before it is given up.
  expect(readsMeanwhile).toBeGreaterThan(2)

  foreign.exec('rollback')
  expect((await save('Po')).status).toBe(201)
  const { body } = await editor.get('/game-types')
  const items: { title: string }[] = body['items']
  expect(items.map((item) => item.title).toSorted()).toEqual(['Po', 'Před'])
})

test('a lock released in time delays a save and nothing else', async () => {
  foreign.exec('begin immediate')
  const saved = save('Počká si')
  expect((await server.request('/readyz')).status).toBe(200)
  foreign.exec('commit')
  expect((await saved).status).toBe(201)
})
