import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { activate, isBuilt, markBuilt, releaseAt, untilOk } from './releases.mjs'

/**
 * npm run deploy -- [commit]   builds a release next to the running one and switches to it when it is ready
 * npm run deploy -- --back     switches back to the previous one
 *
 * Run it in the clone. Releases are siblings of it: ../releases/<commit>, ../current, ../.env. See docs/production.md.
 */
const root = resolve(process.env.DEPLOY_ROOT ?? dirname(process.cwd()))
const restartCommand = process.env.DEPLOY_RESTART ?? 'sudo systemctl restart rozvazne'
const address = process.env.DEPLOY_ADDRESS ?? 'http://127.0.0.1:3000'
const [revision = 'HEAD'] = process.argv.slice(2)

const say = (line) => console.log(line)

function fail(line) {
  console.error(line)
  process.exit(1)
}

function run(command, args, options) {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options })
  if (status !== 0) throw new Error(`"${command} ${args.join(' ')}" failed; the running version was left alone.`)
}

/** Builds the commit in a folder of its own. An interrupted build starts over. */
function build(commit) {
  const id = commit.slice(0, 12)
  if (isBuilt(root, id)) {
    say(`${id} is built already.`)
    return id
  }
  const folder = join(root, 'releases', id)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  say(`Building ${id} …`)
  const files = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 })
  run('tar', ['-x'], { cwd: folder, input: files, stdio: ['pipe', 'ignore', 'inherit'] })
  symlinkSync(join(root, '.env'), join(folder, '.env'))
  run('npm', ['ci', '--omit=dev'], { cwd: folder })
  run('npm', ['run', 'build'], { cwd: folder, env: { ...process.env, NODE_ENV: 'production' } })
  markBuilt(root, id)
  return id
}

function commitOf(name) {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`])
  if (status !== 0) fail(`There is no version ${name}. Has it been fetched?`)
  return stdout.toString().trim()
}

if (!existsSync(join(root, '.env'))) fail(`There is no ${join(root, '.env')}; the settings of all releases go there.`)

try {
  const isBack = revision === '--back'
  const id = isBack ? releaseAt(root, 'previous') : build(commitOf(revision))
  if (id === undefined) fail('There is no version before this one.')
  await activate(root, id, {
    say,
    restart: async () => run('/bin/sh', ['-c', restartCommand]),
    untilServed: (served) => untilOk(`${address}/latest-build.json`, () => pause(100), served),
  })
  say(`${id} serves.`)
} catch (error) {
  fail(error.message)
}
