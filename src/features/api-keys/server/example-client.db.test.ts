import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createKey } from '#features/api-keys/store.server.ts'
import { createAuthSite } from '#testing/auth.ts'
import { build } from '#testing/build.ts'
import { serveSite } from '#testing/site.ts'

const { services, db, newUser } = await createAuthSite()

test('the example in docs/api.md reads casinos and writes a draft', async () => {
  const [, example = ''] = /```js\n(\/\/ node client[^]*?)```/.exec(readFileSync('docs/api.md', 'utf8')) ?? []
  expect(example.trim().split('\n').length).toBeLessThanOrEqual(21)
  const file = join(services.env.DATA_DIR, 'client.mjs')
  writeFileSync(file, example)
  await build.casino(db, { title: 'Modrý Lev', rating: 9 })
  await build.casino(db, { title: 'Šedá myš', rating: 5 })
  const site = await serveSite(services)
  const { key } = await createKey(
    db,
    { name: 'Příklad', scopes: ['casinos:read', 'posts:write'] },
    await newUser('editor'),
    services.now(),
  )
  const { stdout } = await promisify(execFile)(process.execPath, [file, `http://127.0.0.1:${site.port}`, key])
  const id = stdout.trim().split('/').at(-1) ?? ''
  const post = await db.selectFrom('post').where('id', '=', id).select(['title', 'isActive']).executeTakeFirst()
  expect(post).toEqual({ title: 'Nejlépe hodnocená kasina: Modrý Lev', isActive: 0 })
})
