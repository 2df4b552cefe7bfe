import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '#infra/project-root.server.ts'
import { afterFile } from '#testing/after-file.ts'
import { hasNginx, startNginx } from '#testing/nginx.ts'
import { ROUNDS } from '#testing/server-process.ts'
import { superviseServer } from '#testing/supervised-server.ts'
import { createEmptyDatabase } from '#testing/test-db.ts'
import { activate, isBuilt, markBuilt, prune, releaseAt, untilOk } from '../../scripts/releases.mjs'

const newRoot = () => {
  const root = mkdtempSync(join(tmpdir(), 'rozvazne-releases-'))
  mkdirSync(join(root, 'releases'))
  afterFile(() => rmSync(root, { recursive: true, force: true }))
  return root
}

test('keeps the last five releases, and the running one', () => {
  const root = newRoot()
  for (let number = 0; number < 8; number++) {
    const folder = join(root, 'releases', `r${number}`)
    mkdirSync(join(folder, 'build/client/assets'), { recursive: true })
    markBuilt(root, `r${number}`)
    utimesSync(join(folder, 'own-assets.json'), number, number)
  }
  mkdirSync(join(root, 'releases/half-built'))
  symlinkSync('releases/r1', join(root, 'current'))
  prune(root)
  expect(readdirSync(join(root, 'releases')).toSorted()).toEqual(['half-built', 'r1', 'r3', 'r4', 'r5', 'r6', 'r7'])
  expect([isBuilt(root, 'half-built'), isBuilt(root, 'r7')]).toEqual([false, true])
})

const missing = hasNginx ? '' : ': left out, nginx is not installed here'

describe.skipIf(!hasNginx)(`a new version takes over${missing}`, async () => {
  const root = newRoot()
  const config = { ...(await createEmptyDatabase()), SITE_URL: 'http://www.example.cz', TRUST_PROXY: 'true' }
  const lines = Object.entries({ ...config, DEMO: 'true' }).map(([name, value]) => `${name}=${value ?? ''}`)
  writeFileSync(join(root, '.env'), lines.join('\n'))

  /** This build as a release of its own, slightly changed. */
  function release(id: string, change: (folder: string) => void = () => {}) {
    const folder = join(root, 'releases', id)
    for (const name of ['build', 'scripts', 'package.json'])
      cpSync(join(projectRoot, name), join(folder, name), { recursive: true })
    const shared = [
      'node_modules',
      'src',
      'public',
      'seed',
      'package-lock.json',
      'vite.config.ts',
      'react-router.config.ts',
    ]
    for (const name of shared) symlinkSync(join(projectRoot, name), join(folder, name))
    symlinkSync(join(root, '.env'), join(folder, '.env'))
    change(folder)
    markBuilt(root, id)
  }
  const none = async () => {}

  release('a')
  await activate(root, 'a', { restart: none, untilServed: none })
  const server = await superviseServer({ ...config, DEMO: 'true' }, join(root, 'current'))
  // A busy machine may take longer than ten seconds to start a version.
  const nginx = await startNginx(server.port, { changes: [['proxy_read_timeout 10s;', 'proxy_read_timeout 120s;']] })
  const direct = `http://127.0.0.1:${server.port}`
  const takeover = {
    restart: () => server.restart('SIGTERM'),
    untilServed: (build: string) => untilOk(`${direct}/latest-build.json`, () => pause(20), build),
  }
  const pageAt = async (site: string) => (await fetch(`${site}/pomoc/`)).text()
  const statusOf = async (path: string) => (await fetch(direct + path)).status
  const styleOf = (page: string) => /\/assets\/([\w-]+)\.css/.exec(page)?.[1] ?? ''
  const styleOfA = styleOf(await pageAt(direct))
  const styleOfB = `${styleOfA}-b`
  const [assetOfA, assetOfB] = [`/assets/${styleOfA}.css`, `/assets/${styleOfB}.css`]

  release('b', (folder) => {
    const assets = join(folder, 'build/client/assets')
    for (const ending of ['', '.br', '.gz']) {
      renameSync(join(assets, `${styleOfA}.css${ending}`), join(assets, `${styleOfB}.css${ending}`))
    }
    const program = join(folder, 'build/server/index.js')
    writeFileSync(program, readFileSync(program, 'utf8').replaceAll(assetOfA, assetOfB))
    const latest = join(folder, 'build/client/latest-build.json')
    for (const ending of ['.br', '.gz']) rmSync(latest + ending, { force: true })
    writeFileSync(latest, JSON.stringify({ id: 'version-b' }))
  })
  release('broken', (folder) =>
    writeFileSync(join(folder, 'build/server/index.js'), 'throw new Error("rozbitá verze")'),
  )

  /** Reads through nginx until the work is done; searches are not cached and have to reach the server. */
  async function whileReading(work: () => Promise<void>): Promise<string[]> {
    const failed: string[] = []
    const over = new AbortController()
    let number = 0
    const keepReading = async (pathOf: () => string) => {
      while (!over.signal.aborted) {
        const path = pathOf()
        const response = await nginx.request(path)
        await response.arrayBuffer()
        if (response.status !== 200) failed.push(`${path}: ${response.status}`)
      }
    }
    const reading = ['/', '/recenze/', assetOfA, '/hledat/?q='].map((path) =>
      keepReading(() => (path.endsWith('=') ? `${path}kasino+${number++}` : path)),
    )
    await work().finally(() => over.abort())
    await Promise.all(reading)
    expect(number).toBeGreaterThan(0)
    return failed
  }

  test('a version that does not start changes nothing', async () => {
    await expect(activate(root, 'broken', takeover)).rejects.toThrow(
      /broken does not start; nothing was changed\.[^]*rozbitá verze/,
    )
    expect([releaseAt(root, 'current'), await statusOf(assetOfB)]).toEqual(['a', 404])
    expect(styleOf(await pageAt(direct))).toBe(styleOfA)
  })

  test('readers notice nothing, open pages keep their assets, and a rollback works the same', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      expect(await whileReading(() => activate(root, 'b', takeover))).toEqual([])
      expect([releaseAt(root, 'current'), releaseAt(root, 'previous')]).toEqual(['b', 'a'])
      expect(styleOf(await pageAt(direct))).toBe(styleOfB)
      expect([await statusOf(assetOfA), await statusOf(assetOfB)]).toEqual([200, 200])

      expect(await whileReading(() => activate(root, 'a', takeover))).toEqual([])
      expect([releaseAt(root, 'current'), releaseAt(root, 'previous')]).toEqual(['a', 'b'])
      expect(styleOf(await pageAt(direct))).toBe(styleOfA)
      expect([await statusOf(assetOfA), await statusOf(assetOfB)]).toEqual([200, 200])
    }
  })

  test('a version that does not serve after the restart is rolled back', async () => {
    const started: (string | undefined)[] = []
    const restart = async () => void started.push(releaseAt(root, 'current'))
    const untilServed = async () => {
      throw new Error('nothing answers')
    }
    await expect(activate(root, 'b', { restart, untilServed })).rejects.toThrow('nothing answers')
    expect([...started, releaseAt(root, 'current')]).toEqual(['b', 'a', 'a'])
  })
})
