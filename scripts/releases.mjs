import { spawn } from 'node:child_process'
import {
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Open pages may still request the assets of this many releases. */
const KEPT = 5
const READY_MS = 120_000
/** Lists a release's own assets. Written when the build is complete; assets of other releases are linked into the folder later. */
const OWN_ASSETS = 'own-assets.json'

const folderOf = (root, id) => join(root, 'releases', id)
const assetsOf = (folder) => join(folder, 'build/client/assets')

export const isBuilt = (root, id) => existsSync(join(folderOf(root, id), OWN_ASSETS))

/** The last step of a build: from now on the folder counts as a release. */
export function markBuilt(root, id) {
  const folder = folderOf(root, id)
  writeFileSync(join(folder, OWN_ASSETS), JSON.stringify(readdirSync(assetsOf(folder))))
}

/** Id of the release that `current` or `previous` points to; undefined before the first deploy. */
export function releaseAt(root, name) {
  const link = join(root, name)
  return existsSync(link) ? basename(readlinkSync(link)) : undefined
}

/** Newest first. */
function releasesOf(root) {
  const builtAt = (id) => statSync(join(folderOf(root, id), OWN_ASSETS)).mtimeMs
  return readdirSync(join(root, 'releases'))
    .filter((id) => isBuilt(root, id))
    .toSorted((one, other) => builtAt(other) - builtAt(one))
}

/** Switches to a release that responds on a port of its own, and back if it is not ready after the restart. */
export async function activate(root, id, { restart, untilServed, say = () => {} }) {
  const before = releaseAt(root, 'current')
  shareAssets(root, id)
  await tryOut(root, id)
  say(`${id} is ready.`)
  if (before !== undefined && before !== id) point(root, 'previous', before)
  point(root, 'current', id)
  try {
    await restart()
    await untilServed(buildOf(root, id))
  } catch (error) {
    if (before === undefined || before === id) throw error
    say(`${id} does not serve; back to ${before}.`)
    point(root, 'current', before)
    await restart()
    throw error
  }
  prune(root)
}

/** Files with a hashed name never change, so releases share them as hard links. */
function shareAssets(root, id) {
  const target = assetsOf(folderOf(root, id))
  for (const other of releasesOf(root).slice(0, KEPT)) {
    const folder = folderOf(root, other)
    for (const name of JSON.parse(readFileSync(join(folder, OWN_ASSETS), 'utf8'))) {
      if (!existsSync(join(target, name))) linkSync(join(assetsOf(folder), name), join(target, name))
    }
  }
}

/** Atomic: one rename, so that the link always exists. */
function point(root, name, id) {
  const fresh = join(root, `${name}.new`)
  rmSync(fresh, { force: true })
  symlinkSync(join('releases', id), fresh)
  renameSync(fresh, join(root, name))
}

export function prune(root) {
  const needed = new Set([releaseAt(root, 'current'), releaseAt(root, 'previous')])
  for (const id of releasesOf(root).slice(KEPT)) {
    if (!needed.has(id)) rmSync(folderOf(root, id), { recursive: true, force: true })
  }
}

/** Open pages poll the same file to detect a newer build. */
const buildOf = (root, id) =>
  JSON.parse(readFileSync(join(folderOf(root, id), 'build/client/latest-build.json'), 'utf8')).id

/** Starts the release next to the running one, which also migrates the database, and requests a page. */
async function tryOut(root, id) {
  const port = String(await freePort())
  const child = spawn('node_modules/.bin/node', ['scripts/start.mjs'], {
    cwd: folderOf(root, id),
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: port,
      WEB_CONCURRENCY: '1',
      LINK_CHECK: 'false',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = new Promise((resolve) => {
    child.once('exit', () => resolve(true))
  })
  try {
    for (const path of ['/readyz', '/']) {
      await untilOk(`http://127.0.0.1:${port}${path}`, () => Promise.race([ended, pause(50)]))
    }
  } catch (error) {
    throw new Error(`${id} does not start; nothing was changed. ${error.message}\n${output.trim()}`, { cause: error })
  } finally {
    child.kill('SIGINT')
    await ended
  }
}

/** Polls until the response is 200 and, if given, contains this text. `wait` returns true when there is nothing to wait for. */
export async function untilOk(url, wait, expected = '') {
  for (const end = Date.now() + READY_MS; Date.now() < end;) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok && (await response.text()).includes(expected)) return
    if (await wait()) throw new Error('It ended.')
  }
  throw new Error(`${url} did not answer as it should within ${READY_MS / 1000} s.`)
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
