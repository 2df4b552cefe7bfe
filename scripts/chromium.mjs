import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The same browser without a user interface: browser tests take half the time. */
const SHELL = 'chromium-headless-shell'
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

const onThisMachine = () => onPath([SHELL, ...BROWSERS]) ?? (existsSync(MAC) ? MAC : undefined)

async function fromPlaywright() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

const isRoot = () => process.getuid?.() === 0

const run = (command, args) => spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0

const QUICK = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=15']
const install = (name) => run('apt-get', ['install', '-y', '--no-install-recommends', '--no-remove', ...QUICK, name])
const fromApt = (name) => install(name) || (run('apt-get', ['update', ...QUICK]) && install(name))

/** CHROMIUM_PATH, else Debian's headless shell, else any Chromium, else one installed through Playwright or apt. */
export async function findChromium() {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH && existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH
  if (!onPath([SHELL]) && isRoot()) fromApt(SHELL)
  const found = onThisMachine() ?? (await fromPlaywright())
  if (found) return found
  console.log('No Chromium here yet; installing one …')
  if (run('npx', ['--no-install', 'playwright', 'install', 'chromium'])) return fromPlaywright()
  if (fromApt('chromium')) return onThisMachine()
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Install the package "chromium" (or Chrome), ' +
      'or name one that is there: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}
